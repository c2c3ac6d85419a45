// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/ostage/ostage_format.h"
#include "model/io/ostage/stage_maker.h"

#include <QFile>
#include <QTest>

#include <rapidcheck.h>

#include <clocale>

using namespace clipwright;

namespace {

std::string contentOf(const char *name)
{
    QFile file(QStringLiteral(CLIPWRIGHT_TEST_DATA "/ostage/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

Result<OstageReading> read(const std::string &text)
{
    return readOstage(std::make_shared<const std::string>(text), "a.ostage");
}

/** Which of the known members are there does not matter to where a kept one stands, but to the number of its slot. */
void forgetSlots(std::vector<KeptText> &kept)
{
    for (KeptText &text : kept)
        text.slot = 0;
}

ComponentSet withoutSlots(ComponentSet set)
{
    forgetSlots(set.kept);
    for (Component &component : set.known) {
        forgetSlots(component.kept);
        for (DeclaredProperty &property : component.declared)
            forgetSlots(property.kept);
    }
    return set;
}

Entity withoutSlots(Entity entity)
{
    forgetSlots(entity.kept);
    entity.components = withoutSlots(entity.components);
    for (StageOverride &one : entity.overrides)
        one.components = withoutSlots(one.components);
    return entity;
}

bool isSame(Stage left, Stage right)
{
    forgetSlots(left.kept);
    forgetSlots(right.kept);
    if (left.name != right.name || left.view != right.view || withoutSlots(left.root) != withoutSlots(right.root)
        || left.kept != right.kept || left.entities.size() != right.entities.size())
        return false;
    for (std::size_t i = 0; i < left.entities.size(); ++i) {
        if (withoutSlots(*left.entities[i]) != withoutSlots(*right.entities[i]))
            return false;
    }
    return true;
}

std::string withReturns(const std::string &text)
{
    std::string windows = "\xef\xbb\xbf";
    for (const char c : text)
        windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    return windows;
}

} // namespace

class tst_OstageFixpoint : public QObject {
    Q_OBJECT

private slots:
    void everyCutIsRefusedWithAPlace();
    void whatIsWrittenOnceStays();
    void lineEndsAndByteOrderMarksDoNotMatter();
    void theLocaleDoesNotMatter_data();
    void theLocaleDoesNotMatter();
    void generatedStagesSurvive();
    void theComparisonCanFail();
};

void tst_OstageFixpoint::everyCutIsRefusedWithAPlace()
{
    for (const char *name : {"alley.ostage", "odd.ostage"}) {
        const std::string text = contentOf(name);
        for (std::size_t size = 0; size + 2 < text.size(); ++size) {
            const auto reading = read(text.substr(0, size));
            QVERIFY(!reading);
            QVERIFY(reading.error().where.line > 0);
        }
    }
}

void tst_OstageFixpoint::whatIsWrittenOnceStays()
{
    for (const char *name : {"alley.ostage", "slime.ostage", "odd.ostage"}) {
        const auto reading = read(contentOf(name));
        QVERIFY(reading);
        const std::string once = writeOstage(reading->stage);
        const auto again = read(once);
        QVERIFY(again);
        QCOMPARE(writeOstage(again->stage), once);
    }
}

void tst_OstageFixpoint::lineEndsAndByteOrderMarksDoNotMatter()
{
    const std::string text = contentOf("odd.ostage");
    QCOMPARE(writeOstage(read(withReturns(text))->stage), writeOstage(read(text)->stage));
}

void tst_OstageFixpoint::theLocaleDoesNotMatter_data()
{
    QTest::addColumn<QByteArray>("locale");
    for (const char *locale : {"C", "de_DE.UTF-8", "fr_FR.UTF-8", "ar_EG.UTF-8", "hi_IN.UTF-8", "ja_JP.UTF-8"})
        QTest::newRow(locale) << QByteArray(locale);
}

void tst_OstageFixpoint::theLocaleDoesNotMatter()
{
    QFETCH(QByteArray, locale);
    const std::string expected = writeOstage(read(contentOf("odd.ostage"))->stage);
    if (!std::setlocale(LC_ALL, locale.constData()))
        QSKIP("this locale is not installed");
    const std::string written = writeOstage(read(contentOf("odd.ostage"))->stage);
    std::setlocale(LC_ALL, "C");
    QCOMPARE(written, expected);
}

void tst_OstageFixpoint::generatedStagesSurvive()
{
    QVERIFY(rc::check("what is written reads back the same", [](std::uint32_t seed) {
        const Stage stage = fixtures::StageMaker(seed).stage();
        const std::string text = writeOstage(stage);
        const auto again = read(text);
        RC_ASSERT(again.has_value());
        RC_ASSERT(!again->stage.leftOut);
        RC_ASSERT(isSame(again->stage, stage));
        RC_ASSERT(writeOstage(again->stage) == text);
        RC_ASSERT(writeOstage(read(withReturns(text))->stage) == text);
    }));
}

void tst_OstageFixpoint::theComparisonCanFail()
{
    const Stage stage = read(contentOf("alley.ostage"))->stage;
    Stage other = stage;
    Entity lamp = *other.entities[0];
    lamp.components.known[0].fields[0].value.numbers[1] += 1e-15;
    other.entities[0] = std::make_shared<const Entity>(lamp);
    QVERIFY(isSame(stage, stage));
    QVERIFY(!isSame(stage, other));
    QVERIFY(writeOstage(stage) != writeOstage(other));
}

QTEST_APPLESS_MAIN(tst_OstageFixpoint)
#include "tst_ostage_fixpoint.moc"
