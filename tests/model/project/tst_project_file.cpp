// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/hostile_paths.h"
#include "model/core/inner_path.h"
#include "model/project/project_file.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <limits>
#include <random>

using namespace clipwright;
namespace fs = std::filesystem;

namespace {

ProjectFile sample()
{
    ProjectFile project;
    project.guides["art/hero.json"] = {{12.5}, {}};
    project.workAreas["art/hero.json"] = {0, 30};
    project.workAreas["pack.lottie#walk"] = {10, 20.5};
    project.easings["snap"] = Easing::cubic(0.3, 0, 0.7, 1);
    project.easings["stop"] = Easing::hold();
    project.pinnedRows["art/hero.json"] = {"layers[2]/rotation", "arm/position"};
    project.retargetMaps["fox"] = {{"Hips", "pelvis"}, {"Head", "head"}};
    return project;
}

const char kSample[] = R"({
  "clipwright": 1,
  "guides": {
    "art/hero.json": {"x":[12.5],"y":[]}
  },
  "workAreas": {
    "art/hero.json": {"start":0,"end":30},
    "pack.lottie#walk": {"start":10,"end":20.5}
  },
  "easings": {
    "snap": ["cubic",1,0.3,0,0.7,1],
    "stop": "hold"
  },
  "pinnedRows": {
    "art/hero.json": ["layers[2]/rotation","arm/position"]
  },
  "retargetMaps": {
    "fox": {"Head":"head","Hips":"pelvis"}
  }
}
)";

/** With a foreign spelling, unknown members everywhere, and a section that we do not have. */
const std::string kForeign = R"({ "palette" : ["red"], "clipwright" : 1.0,
 "guides":{"a.json":{ "x":[ 1 ], "colour":"blue", "y":[2]} , "b.json":{"snap" : true}},
 "workAreas":{},
 "later": {"x": 1e3}
})";

} // namespace

/** What belongs to no asset: strict to read, and of what it does not know not a byte is lost. */
class tst_ProjectFile : public QObject {
    Q_OBJECT

private slots:
    void whatIsOtherThanExpectedIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("refusal");
        const auto row = [](const char *text, const char *refusal) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(refusal);
        };
        row("", "json-malformed f:1:1");
        row("{\n\"clipwright\":1", "json-malformed f:2:15");
        row("[]", "project-malformed f");
        row("{}", "project-malformed f");
        row(R"({"clipwright":"1"})", "project-malformed f#/clipwright");
        row(R"({"clipwright":0})", "project-malformed f#/clipwright");
        row(R"({"clipwright":2})", "project-newer f#/clipwright");
        row(R"({"clipwright":1,"guides":[]})", "project-malformed f#/guides");
        row(R"({"clipwright":1,"guides":{"a":1}})", "project-malformed f#/guides/a");
        row(R"({"clipwright":1,"guides":{"a":{"x":1}}})", "project-malformed f#/guides/a/x");
        row(R"({"clipwright":1,"guides":{"a":{"y":[0,"1"]}}})", "project-malformed f#/guides/a/y/1");
        row(R"({"clipwright":1,"guides":{"../a":{}}})", "project-malformed f#/guides/..~1a");
        row(R"({"clipwright":1,"workAreas":{"a":{"start":1}}})", "project-malformed f#/workAreas/a");
        row(R"({"clipwright":1,"workAreas":{"a":{"start":1,"end":1}}})", "project-malformed f#/workAreas/a");
        row(R"({"clipwright":1,"easings":{"a":"bouncy"}})", "project-malformed f#/easings/a");
        row(R"({"clipwright":1,"easings":{"a":["cubic",0]}})", "project-malformed f#/easings/a/1");
        row(R"({"clipwright":1,"pinnedRows":{"a":["x",1]}})", "project-malformed f#/pinnedRows/a/1");
        row(R"({"clipwright":1,"retargetMaps":{"a":{"x":1}}})", "project-malformed f#/retargetMaps/a/x");
        row(R"({"clipwright":1,"guides":{"a":{"x":[1e999]}}})", "json-number-range f:1:");
    }

    void whatIsOtherThanExpectedIsRefusedWithItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, refusal);
        const auto read = readProjectFile(text.toStdString(), "f");
        QVERIFY(!read);
        const std::string got = read.error().code + ' ' + read.error().where.text();
        QVERIFY2(QByteArray::fromStdString(got).startsWith(refusal), got.c_str());
        if (!text.isEmpty()) // and is not written over
            QCOMPARE(writeProjectFile(sample(), text.toStdString(), "f").error().code, read.error().code);
    }

    void whatJsonCannotSayIsNotWritten()
    {
        ProjectFile project;
        project.guides["a"].x = {std::numeric_limits<double>::quiet_NaN()};
        QCOMPARE(writeProjectFile(project, {}).error().code, std::string("project-unsayable"));
        project = {};
        project.workAreas["a"] = {0, std::numeric_limits<double>::infinity()};
        QCOMPARE(writeProjectFile(project, {}).error().code, std::string("project-unsayable"));
        project = {};
        project.workAreas["a"] = {1, 1};
        QCOMPARE(writeProjectFile(project, {}).error().code, std::string("project-unsayable"));
        for (const char *name : {"\xFF", "../a", "/a", ""}) {
            project = {};
            project.guides[name] = {{1}, {}};
            QCOMPARE(writeProjectFile(project, {}).error().code, std::string("project-unsayable"));
        }
        project = {};
        project.retargetMaps["\xFF"]["a"] = "b";
        QCOMPARE(writeProjectFile(project, {}).error().code, std::string("project-unsayable"));
    }

    void aNewOneIsWrittenALineAnEntry()
    {
        const auto text = writeProjectFile(sample(), {});
        QCOMPARE(QString::fromStdString(*text), QString(kSample));
        QCOMPARE(*readProjectFile(*text), sample());
        QCOMPARE(*writeProjectFile(sample(), *text), *text);
        QCOMPARE(*writeProjectFile({}, {}), std::string("{\n  \"clipwright\": 1\n}\n"));
    }

    void unchangedIsTheSameBytes()
    {
        const std::string bom = "\xEF\xBB\xBF" + kForeign;
        for (const std::string &text : {kForeign, bom, std::string(kSample)})
            QCOMPARE(*writeProjectFile(*readProjectFile(text), text), text);
    }

    void whatIsNotKnownStaysAndWhatDidNotChangeKeepsItsSpelling()
    {
        ProjectFile project = *readProjectFile(kForeign);
        QCOMPARE(project.guides["a.json"], (Guides{{1}, {2}}));
        project.guides["b.json"].x = {7};
        project.workAreas["a.json"] = {1, 2};
        project.easings["snap"] = Easing::linear();
        const std::string expected = R"({ "palette" : ["red"], "clipwright" : 1.0,
 "guides":{
    "a.json": { "x":[ 1 ], "colour":"blue", "y":[2]},
    "b.json": {"x":[7],"y":[],"snap":true}
  },
 "workAreas":{
    "a.json": {"start":1,"end":2}
  },
 "later": {"x": 1e3},
  "easings": {
    "snap": "linear"
  }
})";
        const auto text = writeProjectFile(project, kForeign);
        QCOMPARE(QString::fromStdString(*text), QString::fromStdString(expected));
        QCOMPARE(*readProjectFile(*text), project);
        project.guides.clear();
        QVERIFY(writeProjectFile(project, *text)->find("\"guides\":{},") != std::string::npos);
    }

    void ofARepeatedNameTheLastCounts()
    {
        const std::string text = R"({"clipwright":1,"guides":{"a":{"x":[1]},"a":{"y":[2]}},"guides":{"b":{"x":[3]}}})";
        ProjectFile project = *readProjectFile(text);
        QCOMPARE(project.guides, (std::map<std::string, Guides>{{"b", {{3}, {}}}}));
        project.guides["c"] = {{4}, {}};
        QCOMPARE(*readProjectFile(*writeProjectFile(project, text)), project);
    }

    void randomEditsComeBack()
    {
        std::mt19937 random(9);
        std::string text = kForeign;
        ProjectFile project = *readProjectFile(text);
        for (int i = 0; i < 300; ++i) {
            const std::string name = std::string(1, static_cast<char>('a' + random() % 5)) + " \"\n\xC3\xA9";
            const double number = static_cast<double>(random() % 1000) / 8 - 50;
            switch (random() % 8) {
            case 0: project.guides[name].x.push_back(number); break;
            case 1: project.guides.erase(name); break;
            case 2: project.workAreas[name] = {number, number + 1}; break;
            case 3: project.easings[name] = Easing::cubic(0.1, number, 0.9, 1); break;
            case 4: project.pinnedRows[name].push_back(name); break;
            case 5: project.retargetMaps[name][name] = std::to_string(number); break;
            case 6: project.pinnedRows.clear(); break;
            case 7: project.retargetMaps.erase(name); break;
            }
            const auto next = writeProjectFile(project, text);
            QVERIFY2(next, next ? "" : next.error().what.c_str());
            QCOMPARE(*readProjectFile(*next), project);
            QCOMPARE(*writeProjectFile(project, *next), *next);
            text = *next;
        }
        QVERIFY(text.find("\"palette\" : [\"red\"]") != std::string::npos);
        QVERIFY(text.find("\"later\": {\"x\": 1e3}") != std::string::npos);
    }

    void everyCutAndEveryByteIsReadOrRefused()
    {
        const std::string text(kSample);
        for (std::size_t i = 0; i < text.size(); ++i) {
            QVERIFY(!readProjectFile(text.substr(0, i)) || i + 1 == text.size());
            for (const char byte : {'\0', '"', '{', ']', '0', '\xFF'}) {
                std::string mutant = text;
                mutant[i] = byte;
                const auto read = readProjectFile(mutant);
                if (read)
                    QCOMPARE(*writeProjectFile(*read, mutant), mutant);
                else
                    QVERIFY(!read.error().code.empty() && !read.error().what.empty());
            }
        }
    }

    void noAssetIsNamedOutOfTheProject()
    {
        for (const std::string &path : hostile::hostilePaths("/art")) {
            ProjectFile project;
            project.workAreas[path] = {0, 1};
            QVERIFY2(!writeProjectFile(project, {}) || isInnerPath(path), path.c_str());
        }
        for (const std::string &name : hostile::oddNames()) {
            ProjectFile project;
            project.workAreas[name] = {0, 1};
            const auto text = writeProjectFile(project, {});
            QVERIFY2(text && *readProjectFile(*text) == project, name.c_str());
        }
    }

    void itIsSavedWholeAndOnlyOverWhatWasRead()
    {
        QTemporaryDir folder;
        const std::string path = folder.path().toStdString();
        const std::string file = path + '/' + std::string(kProjectFileName);
        const ProjectOnDisk none = *loadProject(path);
        QVERIFY(none.text.empty() && none.project == ProjectFile());
        const auto first = saveProject(path, sample(), none);
        QVERIFY(first);
        QCOMPARE(loadProject(path)->project, sample());
        const auto same = saveProject(path, sample(), *first);
        QCOMPARE(same->text, first->text);
        ProjectFile other = sample();
        other.guides.clear();
        QVERIFY(saveProject(path, other, *first));
        QCOMPARE(saveProject(path, {}, *first).error().code, std::string("file-changed"));
        QCOMPARE(saveProject(path, {}, none).error().code, std::string("file-changed"));
        QCOMPARE(loadProject(path)->project, other);
        std::ofstream(file) << "{";
        QCOMPARE(loadProject(path).error().code, std::string("json-malformed"));
        QCOMPARE(std::distance(fs::directory_iterator(path), fs::directory_iterator()), 1); // no backup, nothing left
    }
};

QTEST_GUILESS_MAIN(tst_ProjectFile)
#include "tst_project_file.moc"
