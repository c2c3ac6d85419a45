// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/ignore_rules.h"

#include <QTest>

using namespace clipwright;

/** Patterns of names and paths, and which of several decides. */
class tst_IgnoreRules : public QObject {
    Q_OBJECT

private slots:
    void patternsFit_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("fits");
        const auto row = [](const char *pattern, const char *text, bool fits) {
            QTest::newRow(QByteArray(pattern).append(" | ").append(text).constData())
                << QByteArray(pattern) << QByteArray(text) << fits;
        };
        row("", "", true);
        row("", "a", false);
        row("a", "", false);
        row("*", "", true);
        row("*", "abc", true);
        row("*", "a/b", false);
        row("a*c", "abbbc", true);
        row("a*c", "abbbcd", false);
        row("a*b*c", "aXbYbZc", true);
        row("*.json", "hero.json", true);
        row("*.json", "hero.json.bak", false);
        row("?.json", "a.json", true);
        row("?.json", "\xC3\xA9.json", true); // one character, two bytes
        row("?.json", "ab.json", false);
        row("a?b", "a/b", false);
        row("art/*", "art/a", true);
        row("art/*", "art/a/b", false);
        row("art/**", "art/a/b", true);
        row("**/a", "a", true);
        row("**/a", "x/y/a", true);
        row("**/a", "ba", false);
        row("x/**/z", "x/z", true);
        row("x/**/z", "x/y/z", true);
        row("x/**/z*", "x/y/w/zz", true);
        row("**", "", true);
        row("a**b", "a/x/b", true);
        row("[ab]", "a", false); // no sets: brackets are brackets
        row("[ab]", "[ab]", true);
    }

    void patternsFit()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(QByteArray, text);
        QFETCH(bool, fits);
        QCOMPARE(fitsPattern(pattern.toStdString(), text.toStdString()), fits);
    }

    void manyStarsTakeNoTime()
    {
        std::string pattern;
        for (int i = 0; i < 300; ++i)
            pattern += "*a";
        QVERIFY(!fitsPattern(pattern + 'b', std::string(4000, 'a')));
        pattern.clear();
        for (int i = 0; i < 100; ++i)
            pattern += "**a*";
        QVERIFY(!fitsPattern(pattern + 'b', std::string(250, 'a')));
    }

    void someThingsAreAlwaysIgnored()
    {
        const IgnoreRules rules;
        for (const char *name : {".git", "art/.hidden.json", "hero.json~", "a/b.tmp"})
            QVERIFY2(rules.isIgnored(name, false), name);
        for (const char *name : {"build", "art/build", "cmake-build-debug", "node_modules"})
            QVERIFY2(rules.isIgnored(name, true) && !rules.isIgnored(name, false), name);
        for (const char *name : {"hero.json", "art/hero.oanim", "builds", "a.b"})
            QVERIFY2(!rules.isIgnored(name, true) && !rules.isIgnored(name, false), name);
    }

    void theLastLineThatFitsDecides()
    {
        IgnoreRules rules;
        rules.addLines("# drafts\r\n*.json\n!hero.json  \n/old/\nart/raw/*.tgs\n!.config/\n\n!\n/\n");
        QVERIFY(rules.isIgnored("a/b.json", false) && !rules.isIgnored("a/hero.json", false));
        QVERIFY(rules.isIgnored("old", true) && !rules.isIgnored("old", false) && !rules.isIgnored("art/old", true));
        QVERIFY(rules.isIgnored("art/raw/a.tgs", false) && !rules.isIgnored("x/art/raw/a.tgs", false));
        QVERIFY(!rules.isIgnored(".config", true) && rules.isIgnored(".config", false));
        QVERIFY(!rules.isIgnored("# drafts", false));
    }

    void whatIsTooMuchIsNoRule()
    {
        IgnoreRules rules;
        rules.addLines(std::string(1001, 'a') + '\n');
        QVERIFY(!rules.isIgnored(std::string(1001, 'a'), false));
        std::string lines;
        for (int i = 0; i < 10'001; ++i)
            lines += 'r' + std::to_string(i) + '\n';
        rules.addLines(lines);
        QVERIFY(rules.isIgnored("r9999", false) && !rules.isIgnored("r10000", false));
    }
};

QTEST_GUILESS_MAIN(tst_IgnoreRules)
#include "tst_ignore_rules.moc"
