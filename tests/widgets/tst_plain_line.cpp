// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/plain_line.h"

#include <QTextBoundaryFinder>
#include <QTextDocument>
#include <QtTest>

using namespace clipwright::widgets;

class tst_PlainLine : public QObject {
    Q_OBJECT

private slots:
    void whatSteersIsShown_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("line");
        QTest::newRow("line end") << QStringLiteral("a\nb\tc") << QStringLiteral("a␊b␉c");
        QTest::newRow("nothing") << QStringLiteral("a") + QChar(0) << QStringLiteral("a␀");
        QTest::newRow("delete") << QStringLiteral("\x7f") << QStringLiteral("␡");
        QTest::newRow("turned round") << QStringLiteral("a\u202egnp") << QStringLiteral("a\ufffdgnp");
        QTest::newRow("paragraph") << QStringLiteral("a\u2029b") << QStringLiteral("a\ufffdb");
        for (const char *plain : {"", "hero.json", "Füße 走る 🦊", "a & <b>"})
            QTest::newRow(plain) << QString::fromUtf8(plain) << QString::fromUtf8(plain);
    }
    void whatSteersIsShown()
    {
        QFETCH(QString, text);
        QTEST(plainLine(text), "line");
    }

    void toolTipsAreNoHtml()
    {
        QCOMPARE(toolTipText(QStringLiteral("Animation > Assistant & more")),
                 QStringLiteral("Animation > Assistant & more"));
        const QString tip = toolTipText(QStringLiteral("<b>bold</b>\nname"));
        QVERIFY(Qt::mightBeRichText(tip));
        QTextDocument document;
        document.setHtml(tip);
        QCOMPARE(document.toPlainText(), QStringLiteral("<b>bold</b>\nname"));
    }

    void longWordsMayBreak()
    {
        QCOMPARE(breakable(QStringLiteral("short words only")), QStringLiteral("short words only"));
        const QString name(200, u'x');
        const QString broken = breakable(name);
        QCOMPARE(QString(broken).remove(QChar(0x200b)), name);
        int longest = 0;
        for (const QString &part : broken.split(QChar(0x200b)))
            longest = std::max(longest, int(part.size()));
        QVERIFY(longest <= 24);
        const QString path = QStringLiteral("/films/hero/animations/empty.json");
        QVERIFY(breakable(path).split(QChar(0x200b)).contains(QStringLiteral("empty.json"))); // names stay whole
        const QString foxes = QStringLiteral("🦊").repeated(40);
        QCOMPARE(breakable(foxes).toUtf8().count("\xef\xbf\xbd"), qsizetype(0)); // no half letter
    }
};

QTEST_GUILESS_MAIN(tst_PlainLine)
#include "tst_plain_line.moc"
