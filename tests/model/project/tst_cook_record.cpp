// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/hostile_paths.h"
#include "model/project/record_text.h"

#include <QTest>

#include <set>

using namespace clipwright;

namespace {

const std::string kOther = R"(<?xml version="1.0"?>
<!-- kept by hand -->
<orkmeta id="0123456789abcdef0123456789abcdef" group='ui'>
  <import filter="linear"/>
  <cook tool="vectoranim" sourceHash="s" toolHash="t" settingsHash="h" clips="a:0:9" extent="2.0" tolerance="" speed="x&amp;y"/>
  <note>it &lt; that</note>
</orkmeta>
)";

const char kNew[] = R"(<orkmeta id="ID">
    <cook tool="vectoranim" sourceHash="s" toolHash="t" settingsHash="h" clips="" extent="" tolerance=""/>
    <clipwright>
        <artifact name="arm.png" hash="2"/>
        <artifact name="hero.oanim" hash="1"/>
    </clipwright>
</orkmeta>
)";

CookRecord sample()
{
    return {"s", "t", "h", {}, {{"arm.png", "2"}, {"hero.oanim", "1"}}};
}

std::string codeOf(std::string_view text)
{
    const auto read = readCookRecord(text, "f");
    if (!read)
        return std::string(read.error().code).append(1, ' ').append(read.error().where.text());
    return *read ? "read" : "none";
}

} // namespace

/** The side file of a cooked source: what is refused, what stays, what is written. */
class tst_CookRecord : public QObject {
    Q_OBJECT

private slots:
    void whatIsNoRecordIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("outcome");
        const auto row = [](const char *name, QByteArray text, QByteArray outcome) {
            QTest::newRow(name) << text << outcome;
        };
        row("empty", "", "record-malformed f:1:1");
        row("no XML", "hello", "record-malformed f:1:1");
        row("cut off", "<orkmeta>\n <cook", "record-malformed f:2:6");
        row("another root", "\n<meta/>", "record-malformed f:2:2");
        row("two roots", "<orkmeta/>\n<orkmeta/>", "record-malformed f:2:2");
        row("text beside", "<orkmeta/>\nx", "record-malformed f:1:11");
        row("zero byte", QByteArray("<orkmeta/>\n\0<a>", 15), "record-malformed f:2:1");
        row("artifact outside", "<orkmeta><cook/><clipwright>\n<artifact name='../a' hash=''/></clipwright></orkmeta>",
            "record-malformed f:2:2");
        row("artifact without a name", "<orkmeta><cook/><clipwright><artifact/></clipwright></orkmeta>",
            "record-malformed f:1:30");
        row("artifact twice",
            "<orkmeta><cook/><clipwright><artifact name='a'/><artifact name='a'/></clipwright></orkmeta>",
            "record-malformed f:1:50");
        row("two cooks", "<orkmeta><cook/>\n<cook/></orkmeta>", "record-malformed f:2:2");
        row("too large", QByteArray(kMaxRecordBytes + 1, ' '), "record-malformed f");
        row("too many artifacts", "<orkmeta><cook/><clipwright>" + manyArtifacts(10'001) + "</clipwright></orkmeta>",
            "record-malformed f:1:");
        row("no record", "<orkmeta id='x'/>", "none");
        row("empty record", "<orkmeta><cook/></orkmeta>", "read");
        row("deep", QByteArray("<a>").repeated(300'000), "record-malformed f:1:900000");
    }

    void whatIsNoRecordIsRefusedWithItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, outcome);
        const std::string code = codeOf(text.toStdString());
        QVERIFY2(QByteArray::fromStdString(code).startsWith(outcome), code.c_str());
    }

    void aRecordThatIsBrokenIsNotWrittenOver()
    {
        QCOMPARE(writeCookRecord(sample(), "<orkmeta", "ID").error().code, std::string("record-malformed"));
        QVERIFY(!writeCookRecord(sample(), "<other/>", "ID"));
    }

    void aNewRecordIsWrittenOnALineAPart()
    {
        const auto text = writeCookRecord(sample(), {}, "ID");
        QCOMPARE(QString::fromStdString(*text), QString(kNew));
        QCOMPARE(**readCookRecord(*text), sample());
    }

    void anUnchangedRecordGivesTheSameBytes()
    {
        const CookRecord record = **readCookRecord(kOther);
        QCOMPARE(record.settings, (RecordedSettings{"a:0:9", "2.0", ""}));
        QCOMPARE(*writeCookRecord(record, kOther, "other"), kOther);
        for (const char *spelling :
             {"<orkmeta>\r\n  <cook   clips = 'a'\r\n/>\r\n</orkmeta>", "\xEF\xBB\xBF<orkmeta><cook/></orkmeta>"})
            QCOMPARE(*writeCookRecord(**readCookRecord(spelling), spelling, "x"), std::string(spelling));
    }

    void whatIsNotTheRecordsStaysInItsPlace()
    {
        CookRecord record = **readCookRecord(kOther);
        record.sourceHash = "new";
        record.artifacts = {{"hero.oanim", "1"}};
        QString expected = QString::fromStdString(kOther);
        expected.replace("sourceHash=\"s\"", "sourceHash=\"new\"").replace("group='ui'", "group=\"ui\"");
        expected.replace(
            "</note>\n",
            "</note>\n    <clipwright>\n        <artifact name=\"hero.oanim\" hash=\"1\"/>\n    </clipwright>\n");
        const auto once = writeCookRecord(record, kOther, "unused");
        QCOMPARE(QString::fromStdString(*once), expected);
        QCOMPARE(**readCookRecord(*once), record);
        record.artifacts = {{"arm.png", "2"}, {"hero.oshape", "3"}};
        const auto twice = writeCookRecord(record, *once, "unused");
        QCOMPARE(QString::fromStdString(*twice),
                 expected.replace("hero.oanim\" hash=\"1\"/>",
                                  "arm.png\" hash=\"2\"/>\n        <artifact name=\"hero.oshape\" hash=\"3\"/>"));
        record.artifacts.clear();
        QVERIFY((*readCookRecord(*writeCookRecord(record, *twice, "unused")))->artifacts.empty());
    }

    void anArtifactKeepsWhatElseItsElementSays()
    {
        const std::string text =
            "<orkmeta><cook/><clipwright><artifact name='a' hash='1' by='me'><x/></artifact></clipwright></orkmeta>";
        CookRecord record = **readCookRecord(text);
        record.artifacts[0].hash.assign(1, '2');
        const std::string wrote = *writeCookRecord(record, text, "x");
        QVERIFY2(wrote.find(R"(<artifact name="a" hash="2" by="me"><x/></artifact>)") != std::string::npos,
                 wrote.c_str());
    }

    void anyTextOfSettingsComesBack()
    {
        CookRecord record = sample();
        record.settings = {"<a> & \"b\"\t'c'\n:0:9 ]]>", "\xC3\xA9", "  2 "};
        const std::string text = *writeCookRecord(record, {}, "ID");
        QCOMPARE((*readCookRecord(text))->settings, record.settings);
        QCOMPARE(*writeCookRecord(record, text, "ID"), text);
    }

    void everyCutAndEveryByteIsReadOrRefused()
    {
        std::string text = kOther.substr(0, kOther.rfind("</ork"));
        text.append(kNew).append("</orkmeta>");
        for (const std::string &whole : {kOther, std::string(kNew), text}) {
            for (std::size_t i = 0; i < whole.size(); ++i) {
                mustHold(whole.substr(0, i));
                for (const char byte : {'\0', '<', '>', '"', '&', ' ', '/', '\xFF'}) {
                    std::string mutant = whole;
                    mutant[i] = byte;
                    mustHold(mutant);
                }
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    void noArtifactIsNamedOutOfItsFolder()
    {
        for (const std::string &path : hostile::hostilePaths("/art")) {
            CookRecord record = sample();
            record.artifacts = {{path, "1"}};
            const auto text = writeCookRecord(record, {}, "ID");
            QVERIFY2(!text || path.find_first_of("/\\") == std::string::npos, path.c_str());
        }
        for (const std::string &name : hostile::oddNames()) {
            CookRecord record = sample();
            record.artifacts = {{name, "1"}};
            if (name.find('/') != std::string::npos)
                continue;
            const auto text = writeCookRecord(record, {}, "ID");
            QVERIFY2(text && **readCookRecord(*text) == record, name.c_str());
        }
    }

    void settingsAreReadStrictly()
    {
        const CookSettings settings = *cookSettingsOf({"idle:0:30", "4", "0.5"});
        QCOMPARE(settings.extent, 4.0);
        QCOMPARE(settings.tolerance, 0.5);
        QCOMPARE(settings.clips, std::string("idle:0:30"));
        QCOMPARE(cookSettingsOf({})->extent, 2.0);
        for (const RecordedSettings &bad : {RecordedSettings{"", "two", ""}, RecordedSettings{"", "0", ""},
                                            RecordedSettings{"", "", "-1"}, RecordedSettings{"idle", "", ""}}) {
            const auto refused = cookSettingsOf(bad);
            QVERIFY(!refused && refused.error().code == "settings-malformed");
        }
    }

    void idsAreDifferent()
    {
        std::set<std::string> ids;
        for (int i = 0; i < 100; ++i)
            ids.insert(newAssetId());
        QCOMPARE(ids.size(), std::size_t(100));
        QCOMPARE(ids.begin()->size(), std::size_t(32));
    }

private:
    /** Read or refused with a reason; what is read is written as it was, and changed, reads as it is meant. */
    static void mustHold(const std::string &text)
    {
        const auto read = readCookRecord(text);
        if (!read) {
            QVERIFY(!read.error().code.empty() && !read.error().what.empty());
            return;
        }
        if (*read)
            QCOMPARE(*writeCookRecord(**read, text, "x"), text);
        const auto changed = writeCookRecord(sample(), text, "x");
        QVERIFY2(changed, text.c_str());
        QCOMPARE(**readCookRecord(*changed), sample());
        QCOMPARE(*writeCookRecord(sample(), *changed, "x"), *changed);
    }

    static QByteArray manyArtifacts(int count)
    {
        QByteArray text;
        for (int i = 0; i < count; ++i)
            text += "<artifact name='" + QByteArray::number(i) + "'/>";
        return text;
    }
};

QTEST_GUILESS_MAIN(tst_CookRecord)
#include "tst_cook_record.moc"
