// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/oclip/oclip_format.h"

#include <QtTest>

#include <clocale>
#include <random>

using namespace clipwright;

class tst_OclipWriter : public QObject {
    Q_OBJECT

private slots:
    void whatWeAddIsWrittenWhereTheSeedSkipsIt();
    void unknownMembersStayInTheirPlaces();
    void whatRulesNothingIsNotLost();
    void absurdRatesAndTimesAreWritten();
    void generatedClipsAreAFixpoint_data();
    void generatedClipsAreAFixpoint();
};

namespace {

std::string rewritten(const std::string &text)
{
    const Result<OclipReading> reading = readOclip(std::make_shared<const std::string>(text));
    return reading && reading->issues.empty() ? writeOclip(reading->clip) : std::string();
}

/** A clip of everything that the format has, by chance. */
std::string generated(std::mt19937 &random)
{
    const auto chance = [&random](int of) { return static_cast<int>(random() % static_cast<unsigned>(of)); };
    const auto number = [&]() {
        static const std::vector<std::string> numbers{"0",    "-0.0", "1",          "2.5", "-3.25e-9",
                                                      "1e21", "0.1",  "123456.789", "1e-7"};
        return numbers[static_cast<std::size_t>(chance(static_cast<int>(numbers.size())))];
    };
    const auto list = [&](int count) {
        std::string text = "[";
        for (int i = 0; i < count; ++i)
            text += (i > 0 ? "," : "") + number();
        return text + ']';
    };
    static const std::vector<std::string> kinds{"number", "vector", "rotation", "flag",    "vec2",  "colour",
                                                "text",   "choice", "asset",    "weights", "angle", "euler"};
    static const std::vector<std::string> travels{"",
                                                  R"(,"hold":"step")",
                                                  R"(,"hold":"linear")",
                                                  R"(,"hold":"smooth")",
                                                  R"(,"hold":"shaped","shape":"bounce")",
                                                  R"(,"hold":"shaped")",
                                                  R"(,"hold":"curve")",
                                                  R"(,"shape":"in_")",
                                                  R"(,"easing":"back-in-out")",
                                                  R"(,"easing":{"name":"back-in","overshoot":2})",
                                                  R"(,"easing":{"cubic":[0,1,0.5,0.25]})",
                                                  R"(,"easing":{"curve":"c/d.ocurve"})",
                                                  R"(,"easing":{"later":1})",
                                                  R"(,"note":{"a":[1, 2]},"other":null)"};
    std::string text =
        R"({"kind":"orblit.clip", "x":1, "formatVersion":1,"name":"Größe \n","rate":)" + std::to_string(1 + chance(60));
    static const std::vector<std::string> tops{"", R"(,"whenDone":"bounce")", R"(,"playback":"ping-pong")",
                                               R"(,"rootMotion":{"bone":"hips","turns":true,"k":2,"up":[0,1,1]})"};
    text += tops[static_cast<std::size_t>(chance(4))] + ",\"channels\":[";
    const int channels = chance(5);
    for (int c = 0; c < channels; ++c) {
        const std::string kind = kinds[static_cast<std::size_t>(chance(static_cast<int>(kinds.size())))];
        text += (c > 0 ? "," : "") + std::string(R"({"target":")") + std::to_string(c)
                + R"(","property":"a.b","kind":")" + kind + '"';
        static const std::vector<std::string> members{"", R"(,"relative":true)",
                                                      R"(,"before":"cycle","linkedEnds":true,"odd":[])",
                                                      R"(,"names":"A/B","min":-1.5)", R"(,"mix":"raw","max":4)"};
        text += members[static_cast<std::size_t>(chance(5))] + ",\"keys\":[";
        const int keys = 1 + chance(6);
        for (int k = 0; k < keys; ++k) {
            std::string value = number();
            if (kind == "flag")
                value = chance(2) > 0 ? "true" : "false";
            else if (kind == "text" || kind == "choice" || kind == "asset")
                value = R"("w\u0001ö/")";
            else if (kind == "rotation")
                value = "[0,0,0.6,0.8]";
            else if (kind != "number" && kind != "angle")
                value = list(kind == "vec2" ? 2 : kind == "colour" ? 4 : 3);
            text += (k > 0 ? ", " : "") + std::string(R"({"at":)") + std::to_string(chance(4)) + ",\"value\":" + value
                    + travels[static_cast<std::size_t>(chance(static_cast<int>(travels.size())))];
            if (chance(3) == 0 && (kind == "number" || kind == "angle"))
                text += ",\"in\":" + number();
            text += '}';
        }
        text += "]}";
    }
    text +=
        R"(],"marks":[{"at":0.5,"name":"step","payload":{"n":3,"d":2.50}},{"at":0,"q":true,"name":""}],"tail":[ ]})";
    return text;
}

} // namespace

void tst_OclipWriter::whatWeAddIsWrittenWhereTheSeedSkipsIt()
{
    QCOMPARE(
        rewritten(
            R"({"kind":"orblit.clip","playback":"ping-pong","rate":10,"channels":[{"target":"w","property":"transform.euler","kind":"euler",
        "names":"Weapon","order":"zyx","relative":true,"max":90,"keys":[{"at":0,"value":[0,0,0],"easing":"sine-in-out"},
        {"at":1,"value":[0,0,90],"easing":{"name":"elastic-out","amplitude":1,"period":0.4}},{"at":2,"value":[0,0,0],"easing":{"curve":"soft.ocurve"}}]}]})"),
        std::string(R"({
  "kind": "orblit.clip",
  "formatVersion": 1,
  "name": "Clip",
  "duration": 2.0,
  "rate": 10.0,
  "whenDone": "bounce",
  "playback": "ping-pong",
  "channels": [
    {
      "target": "w",
      "property": "transform.euler",
      "kind": "euler",
      "order": "zyx",
      "names": "Weapon",
      "relative": true,
      "max": 90.0,
      "keys": [
        {"at":0.0,"value":[0.0,0.0,0.0],"easing":"sine-in-out"},
        {"at":1.0,"value":[0.0,0.0,90.0],"easing":{"name":"elastic-out","amplitude":1.0,"period":0.4}},
        {"at":2.0,"value":[0.0,0.0,0.0],"hold":"linear","easing":{"curve":"soft.ocurve"}}
      ]
    }
  ],
  "marks": []
}
)"));
}

void tst_OclipWriter::unknownMembersStayInTheirPlaces()
{
    const std::string text = R"({
  "first": {"a":[1,2]},
  "kind": "orblit.clip",
  "formatVersion": 1,
  "name": "T",
  "duration": 1.0,
  "rate": 30.0,
  "whenDone": "hold",
  "rootMotion": {
    "target": "",
    "odd": 1.50,
    "turns": true
  },
  "channels": [
    {
      "target": "",
      "property": "a.b",
      "locked": true,
      "kind": "number",
      "keys": [
        {"at":0.0,"note":"hi","value":1.0,"last":[]},
        {"at":1.0,"value":2.0}
      ],
      "colour": "red"
    }
  ],
  "marks": [
    {"at":0.5,"x":{},"name":"m"}
  ],
  "end": null
}
)";
    QCOMPARE(rewritten(text), text);
}

void tst_OclipWriter::whatRulesNothingIsNotLost()
{
    const std::string text = R"({
  "kind": "orblit.clip",
  "formatVersion": 1,
  "name": "T",
  "duration": 2.0,
  "rate": 30.0,
  "whenDone": "hold",
  "channels": [
    {
      "target": "",
      "property": "a.b",
      "kind": "number",
      "hold": "linear",
      "keys": [
        {"at":0.0,"value":1.0,"shape":"bounce"},
        {"at":1.0,"value":2.0,"in":3.0,"out":-1.0},
        {"at":2.0,"value":2.0,"easing":{"springy":0.5}}
      ]
    }
  ],
  "marks": []
}
)";
    QCOMPARE(rewritten(text), text);
}

void tst_OclipWriter::absurdRatesAndTimesAreWritten()
{
    for (
        const char *text :
        {R"({"kind":"orblit.clip","playback":"loop","channels":[{"property":"a.b","kind":"number","keys":[{"at":1e308,"value":1}]}]})",
         R"({"kind":"orblit.clip","playback":"ping-pong","rate":5e-324,"channels":[{"property":"a.b","kind":"number","keys":[{"at":1,"value":1}]}]})",
         R"({"kind":"orblit.clip","playback":"loop","rate":1e308,"channels":[{"property":"a.b","kind":"number","keys":[{"at":-1e308,"value":1}]}]})"}) {
        const std::string once = rewritten(text);
        QVERIFY(!once.empty());
        QCOMPARE(rewritten(once), once);
    }
    // A direction that is of unit length already is not rounded again each time.
    std::string up = rewritten(R"({"kind":"orblit.clip","rootMotion":{"up":[0.3,0.7,0.2]}})");
    for (int i = 0; i < 5; ++i)
        QCOMPARE(rewritten(up), up);
}

void tst_OclipWriter::generatedClipsAreAFixpoint_data()
{
    QTest::addColumn<QString>("locale");
    for (const char *locale : {"C", "de_DE.UTF-8", "fr_FR.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8"})
        QTest::newRow(locale) << locale;
}

void tst_OclipWriter::generatedClipsAreAFixpoint()
{
    QFETCH(QString, locale);
    if (!std::setlocale(LC_ALL, locale.toUtf8().constData()))
        QSKIP("the locale is not installed");
    std::mt19937 random(11);
    const int count = qEnvironmentVariableIsSet("CLIPWRIGHT_DEEP") ? 4'000 : 100;
    for (int i = 0; i < count; ++i) {
        const std::string text = generated(random);
        const std::string once = rewritten(text);
        QVERIFY2(!once.empty(), text.c_str());
        QCOMPARE(rewritten(once), once);
        std::string windows = "\xEF\xBB\xBF";
        for (const char letter : once)
            windows += letter == '\n' ? std::string("\r\n") : std::string(1, letter);
        QCOMPARE(rewritten(windows), once);
    }
    std::setlocale(LC_ALL, "C");
}

QTEST_APPLESS_MAIN(tst_OclipWriter)
#include "tst_oclip_writer.moc"
