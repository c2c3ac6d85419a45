// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/object_path.h"
#include "model/document/rig_dump.h"
#include "model/io/script/script_run.h"
#include "model/rig/rig_properties.h"
#include "model/timeline/sampling.h"

#include <QtTest>

#include <map>
#include <set>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

/** The commands that ran at least once, over all tests here. */
std::set<std::string> &seen()
{
    static std::set<std::string> commands;
    return commands;
}

/** A rig after a script, or the code of the refusal that ended it. The inverses on the way give the first rig again. */
struct Edited {
    Rig rig;
    std::string refusal;
    std::vector<std::string> changed; ///< by the last step

    Edited(const char *name, const QByteArray &text) : rig(fixture(name))
    {
        const std::string first = dumpOf(rig);
        const Result<Script> script =
            readScript(std::make_shared<const std::string>(text.toStdString()), "commands.json");
        if (!script) {
            refusal = script.error().what + " at " + script.error().where.pointer;
            return;
        }
        std::vector<Patch> inverses;
        for (const ScriptStep &step : script->steps) {
            const Result<StepOutcome> outcome = runStep(rig, step);
            if (!outcome) {
                refusal = outcome.error().code;
                break;
            }
            seen().insert(step.command);
            rig = std::get<Rig>(outcome->value);
            changed = outcome->changed;
            inverses.push_back(outcome->inverse);
        }
        Rig back = rig;
        for (auto inverse = inverses.rbegin(); inverse != inverses.rend(); ++inverse) {
            for (const Primitive &primitive : *inverse) {
                if (!perform(back, primitive))
                    refusal = "an inverse was refused";
            }
        }
        if (dumpOf(back) != first)
            refusal = "the inverses do not give the first rig again";
    }

    const Track &track(const char *path) const
    {
        static const Track kNone;
        const Result<ObjectPath> found = resolvePath(rig, path);
        const Node *node = found ? findNode(rig, found->composition, found->node) : nullptr;
        if (!node || !found->property)
            return kNone;
        const Track *track = rig.find(found->composition)
                                 ->timeline.find(node->track(found->property->property, found->property->component));
        return track ? *track : kNone;
    }
    std::vector<double> at(const char *path, double time) const
    {
        const Track &of = track(path);
        std::vector<double> value(static_cast<std::size_t>(of.stride()));
        sampleNumbers(of, rig.main().timeline.easings, {time}, value);
        return value;
    }
    std::vector<double> times(const char *path) const
    {
        std::vector<double> all;
        for (std::size_t i = 0; i < track(path).keys.size(); ++i)
            all.push_back(track(path).keys.time(i));
        return all;
    }
    std::vector<std::string> names() const
    {
        std::vector<std::string> all;
        for (const auto &layer : rig.main().layers)
            all.push_back(layer->name);
        return all;
    }
};

using Names = std::vector<std::string>;
using Numbers = std::vector<double>;

} // namespace

class tst_ScriptRun : public QObject {
    Q_OBJECT

private slots:
    void values();
    void valuesThatDoNotFit_data();
    void valuesThatDoNotFit();
    void keys();
    void fields();
    void tracks();
    void componentsApartAndTogether();
    void layersComeAndGo();
    void itemsComeAndGo();
    void copiesAreWhole();
    void movedInItsList();
    void grouped();
    void clipsAndMarks();
    void compositions();
    void whatChangedIsNamed();
    void easingsInCubics();
    void everyCommandWasRun();
};

void tst_ScriptRun::values()
{
    const Edited still("walker", R"([{"command":"set","at":"layers[0]/position","value":[3,4]},
        {"command":"set","at":"ground/opacity","value":50},{"command":"set","at":"layers[2]/items[1]/cap","value":"round"}])");
    QCOMPARE(still.refusal, std::string());
    QCOMPARE(still.at("leg/position", 0), (Numbers{3, 4}));
    QCOMPARE(still.at("ground/opacity", 0), Numbers{50});
    QCOMPARE(still.at("ground/items[1]/cap", 0), Numbers{1});
    // A key where there is none, without bending what is around it, and the value of one that is there.
    const Edited keyed("walker", R"([{"command":"set","at":"leg/shank/rotation@15f","value":5},
        {"command":"set","at":"leg/shank/rotation@30f","value":-5},{"command":"set","at":"leg/opacity@2f","value":40}])");
    QCOMPARE(keyed.refusal, std::string());
    QCOMPARE(keyed.times("leg/shank/rotation"), (Numbers{0, 15, 30, 60}));
    QCOMPARE(keyed.at("leg/shank/rotation", 15), Numbers{5});
    QCOMPARE(keyed.at("leg/shank/rotation", 30), Numbers{-5});
    QCOMPARE(keyed.times("leg/opacity"), Numbers{2});
    QCOMPARE(keyed.at("leg/opacity", 2), Numbers{40});
}

void tst_ScriptRun::valuesThatDoNotFit_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<std::string>("code");
    const auto row = [](const char *name, const char *command, const char *code) {
        QTest::newRow(name) << QByteArray(command) << std::string(code);
    };
    row("too few", R"({"command":"set","at":"leg/position","value":1})", "value-kind");
    row("a word", R"({"command":"set","at":"leg/position","value":"here"})", "value-kind");
    row("out of range", R"({"command":"set","at":"leg/opacity","value":101})", "value-out-of-range");
    row("no such choice", R"({"command":"set","at":"ground/items[1]/cap","value":"sharp"})", "value-kind");
    row("has keys", R"({"command":"set","at":"leg/shank/rotation","value":1})", "property-animated");
    row("cannot have keys", R"({"command":"set","at":"ground/items[1]/cap@1f","value":1})", "property-still");
    row("nowhere", R"({"command":"set","at":"arm/opacity","value":1})", "path-unknown");
    row("nothing to set", R"({"command":"set","at":"leg","value":1})", "path-unknown");
    row("no path", R"({"command":"set","at":"leg//opacity","value":1})", "path-malformed");
    row("a flag for a name", R"({"command":"set","at":"leg/name","value":true})", "value-kind");
    row("a rate of nothing", R"({"command":"set","at":"rate","value":0})", "rate-not-positive");
    row("its own parent", R"({"command":"set","at":"leg/parent","value":"leg"})", "parent-loop");
    row("no key there", R"({"command":"deleteKeys","keys":["leg/shank/rotation@7f"]})", "key-unknown");
    row("one number of one", R"({"command":"separateComponents","at":"leg/opacity"})", "property-unknown");
    row("a curved way", R"({"command":"separateComponents","at":"hip/position"})", "spatial-path");
    row("not apart", R"({"command":"joinComponents","at":"leg/position"})", "property-unknown");
    row("an item that cannot stand there", R"({"command":"addItem","in":"leg","type":"dash"})", "kind-unknown");
    row("a layer of no kind", R"({"command":"addLayer","kind":"text"})", "kind-unknown");
    row("an image that is not there", R"({"command":"addLayer","kind":"image","image":"x"})", "asset-unknown");
    row("a place that is not there", R"({"command":"addLayer","to":9})", "place-unknown");
    row("into itself", R"({"command":"moveNode","at":"leg/shank","parent":"leg/shank"})", "into-itself");
    row("a clip that is not there", R"({"command":"removeRange","range":"swim"})", "range-unknown");
    row("a mark that is not there", R"({"command":"removeMark","mark":"#5"})", "mark-unknown");
    row("a clip that runs back", R"({"command":"addRange","name":"x","start":"9f","end":"3f"})", "range-backwards");
    row("the main composition", R"({"command":"removeComposition","at":""})", "main-composition");
    row("a group that moves", R"({"command":"ungroup","at":"leg/shank"})", "group-moves");
    row("a paint alone", R"({"command":"group","at":["leg/shank/items[1]"]})", "group-without-shape");
    row("layers with items", R"({"command":"group","at":["leg","leg/shank"]})", "wrong-list");
}

void tst_ScriptRun::valuesThatDoNotFit()
{
    QFETCH(QByteArray, command);
    QFETCH(std::string, code);
    QCOMPARE(Edited("walker", "[" + command + "]").refusal, code);
}

void tst_ScriptRun::keys()
{
    const Edited added("walker", R"([{"command":"addKeys","at":"leg/position","keys":[{"at":"0f","value":[0,0],
        "ease":{"cubic":[0.3,0,0.7,1]},"spatialOut":[5,5]},{"at":1,"value":[10,0],"spatialIn":[-5,5]}]},
        {"command":"insertKey","at":"leg/position@15f"},
        {"command":"setInterpolation","keys":["leg/position@15f"],"ease":"hold"}])");
    QCOMPARE(added.refusal, std::string());
    QCOMPARE(added.times("leg/position"), (Numbers{0, 15, 30}));
    QCOMPARE(added.at("leg/position", 29), added.at("leg/position", 15));
    QCOMPARE(added.at("leg/position", 30), (Numbers{10, 0}));
    const Edited moved("walker",
                       R"([{"command":"moveKeys","keys":["leg/shank/rotation@0f","leg/shank/rotation@30f"],"by":"40f"},
        {"command":"duplicateKeys","keys":["leg/shank/rotation@40f"],"by":"-35f"},
        {"command":"deleteKeys","keys":["leg/shank/rotation@60f"]}])");
    QCOMPARE(moved.refusal, std::string());
    QCOMPARE(moved.times("leg/shank/rotation"), (Numbers{5, 40, 70}));
}

void tst_ScriptRun::fields()
{
    const Edited edited("walker", R"([{"command":"rename","at":"leg","name":"Bein"},
        {"command":"set","at":"Bein/hidden","value":true},{"command":"set","at":"Bein/parent","value":null},
        {"command":"set","at":"length","value":90},{"command":"rename","at":"","name":"Main"},
        {"command":"set","at":"hip/position/after","value":"cycle"},{"command":"set","at":"hip/position/period","value":40}])");
    QCOMPARE(edited.refusal, std::string());
    const Layer &layer = *edited.rig.main().layers[0];
    QCOMPARE(layer.name, std::string("Bein"));
    QVERIFY(layer.isHidden && !layer.parent);
    QCOMPARE(edited.rig.main().timeline.length, 90.0);
    QCOMPARE(edited.rig.main().name, std::string("Main"));
    QCOMPARE(edited.track("hip/position").after, Extrapolation::Cycle);
    QCOMPARE(edited.track("hip/position").period, 40.0);
}

void tst_ScriptRun::tracks()
{
    const Edited gone("walker", R"([{"command":"removeTrack","at":"leg/shank/rotation"}])");
    QCOMPARE(gone.refusal, std::string());
    QVERIFY(gone.track("leg/shank/rotation").id.isNull());
    const Edited back("walker", R"([{"command":"removeTrack","at":"leg/shank/rotation"},
        {"command":"addTrack","at":"leg/shank/rotation"}])");
    QCOMPARE(back.at("leg/shank/rotation", 10), Numbers{0});
}

void tst_ScriptRun::componentsApartAndTogether()
{
    const char kKeys[] = R"({"command":"addKeys","at":"leg/scale","keys":[{"at":"0f","value":[100,50],
        "ease":{"cubic":[0.3,0,0.7,1,0.1,0.2,0.5,0.6]}},{"at":"20f","value":[80,70],"ease":"linear"},{"at":"60f","value":[10,20]}]})";
    const Edited whole("walker", QByteArray("[") + kKeys + "]");
    const Edited apart("walker", QByteArray("[") + kKeys + R"(,{"command":"separateComponents","at":"leg/scale"}])");
    const Edited again("walker", QByteArray("[") + kKeys + R"(,{"command":"separateComponents","at":"leg/scale"},
        {"command":"moveKeys","keys":["leg/scale.x@20f"],"by":"0f"},{"command":"joinComponents","at":"leg/scale"}])");
    for (const Edited *each : {&whole, &apart, &again})
        QCOMPARE(each->refusal, std::string());
    for (double time = 0; time <= 60; time += 2.5) {
        const Numbers expected = whole.at("leg/scale", time);
        QCOMPARE(apart.at("leg/scale.x", time), Numbers{expected[0]});
        QCOMPARE(apart.at("leg/scale.y", time), Numbers{expected[1]});
        QCOMPARE(again.at("leg/scale", time), expected);
    }
    // Keys of one at times of its own: the other gets keys there that change nothing.
    const Edited own("walker", QByteArray("[") + kKeys + R"(,{"command":"separateComponents","at":"leg/scale"},
        {"command":"moveKeys","keys":["leg/scale.x@20f"],"by":"5f"},{"command":"joinComponents","at":"leg/scale"}])");
    QCOMPARE(own.refusal, std::string());
    QCOMPARE(own.times("leg/scale"), (Numbers{0, 20, 25, 60}));
    for (double time = 0; time <= 60; time += 2.5)
        QVERIFY(std::abs(own.at("leg/scale", time)[1] - whole.at("leg/scale", time)[1]) < 1e-9);
}

void tst_ScriptRun::layersComeAndGo()
{
    const Edited added("walker", R"([{"command":"addLayer","kind":"null","name":"root","to":3},
        {"command":"addLayer","kind":"solid","name":"sky","width":20,"height":10,"colour":[0,0,1,1]}])");
    QCOMPARE(added.refusal, std::string());
    QCOMPARE(added.names(), (Names{"sky", "leg", "hip", "ground", "root"}));
    QCOMPARE(added.rig.main().layers[0]->solidColour, (Numbers{0, 0, 1, 1}));
    QCOMPARE(added.rig.main().layers[4]->windowEnd, 60.0);
    QCOMPARE(added.at("root/scale", 0), (Numbers{100, 100}));
    // What hung from it stays where it was seen at that time.
    const Edited removed("walker", R"([{"command":"removeNode","at":"hip","time":"30f"}])");
    QCOMPARE(removed.refusal, std::string());
    QCOMPARE(removed.names(), (Names{"leg", "ground"}));
    QVERIFY(!removed.rig.main().layers[0]->parent);
    QCOMPARE(removed.at("leg/position", 0), (Numbers{80, 50}));
    const Edited both("walker", R"([{"command":"removeNode","at":["leg","leg/shank","hip"]}])");
    QCOMPARE(both.refusal, std::string());
    QCOMPARE(both.names(), Names{"ground"});
}

void tst_ScriptRun::itemsComeAndGo()
{
    const Edited edited("walker", R"([{"command":"addItem","in":"leg","type":"group","name":"foot"},
        {"command":"addItem","in":"leg/foot","type":"ellipse"},{"command":"addItem","in":"leg/foot","type":"fill","to":0},
        {"command":"addItem","in":"leg","type":"mask"},{"command":"set","at":"leg/masks[0]/path",
        "value":[[1,0,0,0,0,0,0,10,0,0,0,0,0,10,10,0,0,0,0]]},
        {"command":"addItem","in":"ground/items[1]","type":"dash"},{"command":"removeNode","at":["leg/shank"]}])");
    QCOMPARE(edited.refusal, std::string());
    const Layer &leg = *edited.rig.main().layers[0];
    QCOMPARE(leg.items.size(), std::size_t(1));
    QCOMPARE(leg.items[0].items[0].type, NodeType::Fill);
    QCOMPARE(leg.items[0].items[1].type, NodeType::Ellipse);
    QCOMPARE(leg.masks.size(), std::size_t(1));
    QCOMPARE(edited.track("leg/masks[0]/path").basePath->contours.front().vertices.size(), std::size_t(3));
}

void tst_ScriptRun::copiesAreWhole()
{
    const Edited edited("walker", R"([{"command":"duplicateNode","at":["leg","hip"]},
        {"command":"set","at":"layers[2]/shank/rotation@30f","value":99},{"command":"duplicateNode","at":"leg/shank"}])");
    QCOMPARE(edited.refusal, std::string());
    QCOMPARE(edited.names(), (Names{"leg", "hip", "leg", "hip", "ground"}));
    const auto &layers = edited.rig.main().layers;
    QCOMPARE(layers[0]->parent, layers[1]->id);
    QCOMPARE(layers[2]->parent, layers[3]->id); // the copy hangs from the copy
    QCOMPARE(edited.at("layers[0]/shank/rotation", 30), Numbers{20});
    QCOMPARE(edited.at("layers[2]/shank/rotation", 30), Numbers{99});
    QCOMPARE(layers[0]->items.size(), std::size_t(2));
}

void tst_ScriptRun::movedInItsList()
{
    const Edited edited("walker", R"([{"command":"moveNode","at":"layers[2]","to":0,"parent":"hip"},
        {"command":"moveNode","at":"ground/items[0]","to":2}])");
    QCOMPARE(edited.refusal, std::string());
    QCOMPARE(edited.names(), (Names{"ground", "leg", "hip"}));
    QCOMPARE(edited.rig.main().layers[0]->parent, edited.rig.main().layers[2]->id);
    const Edited into("walker", R"([{"command":"moveNode","at":"leg/shank/items[1]","to":0,"parent":"leg"}])");
    QCOMPARE(into.refusal, std::string());
    QCOMPARE(into.rig.main().layers[0]->items[0].type, NodeType::Fill);
}

void tst_ScriptRun::grouped()
{
    const Edited items("walker",
                       R"([{"command":"group","at":["leg/shank/items[1]","leg/shank/items[0]"],"name":"both"}])");
    QCOMPARE(items.refusal, std::string());
    const Node &shank = items.rig.main().layers[0]->items[0];
    QCOMPARE(shank.items.size(), std::size_t(1));
    QCOMPARE(shank.items[0].items[0].type, NodeType::Path);
    const Edited apart("walker", R"([{"command":"group","at":["leg/shank/items[1]","leg/shank/items[0]"],"name":"both"},
        {"command":"ungroup","at":"leg/shank/both"}])");
    QCOMPARE(apart.refusal, std::string());
    QCOMPARE(apart.rig.main().layers[0]->items[0].items.size(), std::size_t(2));
    const Edited layers("walker", R"([{"command":"group","at":["leg","hip","ground"],"name":"body","time":"30f"}])");
    QCOMPARE(layers.refusal, std::string());
    QCOMPARE(layers.names(), (Names{"body", "leg", "hip", "ground"}));
    QCOMPARE(layers.rig.main().layers[1]->parent, layers.rig.main().layers[2]->id);
    QCOMPARE(layers.rig.main().layers[2]->parent, layers.rig.main().layers[0]->id);
    QCOMPARE(layers.at("body/position", 0), (Numbers{40, 25}));
    QCOMPARE(layers.at("hip/position", 30), (Numbers{40, 25}));
}

void tst_ScriptRun::clipsAndMarks()
{
    const Edited edited("in_point", R"([{"command":"addRange","name":"walk","start":"0f","end":"20f"},
        {"command":"addRange","name":"hit","start":"20f","end":"30f","loops":false},
        {"command":"setRange","range":"walk","name":"run","end":"25f"},{"command":"moveRange","range":"hit","to":0},
        {"command":"addMark","name":"step","time":"12f"},{"command":"addMark","name":"early","time":"2f","payload":"left"},
        {"command":"setMark","mark":"step","time":"1f"}])");
    QCOMPARE(edited.refusal, std::string());
    const Timeline &timeline = edited.rig.main().timeline;
    const std::size_t hit = *std::ranges::find(timeline.ranges, "hit", &TimeRange::name) == timeline.ranges[0] ? 0 : 1;
    QCOMPARE(hit, std::size_t(0));
    const auto run = std::ranges::find(timeline.ranges, "run", &TimeRange::name);
    QVERIFY(run != timeline.ranges.end() && run->end == 25 && run->loops && !timeline.ranges[0].loops);
    QCOMPARE(timeline.marks.back().name, std::string("early"));
    const Edited gone("in_point", R"([{"command":"addRange","name":"walk","start":"0f","end":"20f"},
        {"command":"removeRange","range":"walk"},{"command":"addMark","name":"m","time":"1f"},
        {"command":"removeMark","mark":"m"},{"command":"addRange","name":"walk","start":"0f","end":"1f"},
        {"command":"addRange","name":"walk","start":"0f","end":"1f"}])");
    QCOMPARE(gone.refusal, std::string("name-taken"));
}

void tst_ScriptRun::compositions()
{
    const Edited edited("precomps", R"([{"command":"addComposition","name":"Sky","width":30,"height":20,"length":"15f"},
        {"command":"addLayer","kind":"precomp","composition":"compositions[3]"},
        {"command":"duplicateComposition","at":"compositions[1]"},
        {"command":"set","at":"compositions[4]/bone/items[0]/roundness","value":5}])");
    QCOMPARE(edited.refusal, std::string());
    QCOMPARE(edited.rig.compositions.size(), std::size_t(5));
    QCOMPARE(edited.rig.main().layers[0]->composition, edited.rig.compositions[3]->id);
    QCOMPARE(edited.rig.compositions[3]->timeline.length, 15.0);
    QCOMPARE(edited.rig.compositions[4]->layers[0]->parent, edited.rig.compositions[4]->layers[1]->id);
    QCOMPARE(edited.at("compositions[1]/bone/items[0]/roundness", 0), Numbers{2});
    const Edited shown("precomps", R"([{"command":"removeComposition","at":"compositions[1]"}])");
    QCOMPARE(shown.refusal, std::string("still-shown"));
    const Edited gone("precomps", R"([{"command":"removeNode","at":["left","right"]},
        {"command":"removeComposition","at":"compositions[1]"}])");
    QCOMPARE(gone.refusal, std::string());
}

void tst_ScriptRun::whatChangedIsNamed()
{
    QCOMPARE(Edited("walker", R"([{"command":"set","at":"leg/position","value":[3,4]}])").changed,
             Names{"layers[0]/position"});
    QCOMPARE(Edited("walker", R"([{"command":"set","at":"leg/position","value":[0,0]}])").changed, Names{});
    QCOMPARE(Edited("precomps", R"([{"command":"set","at":"compositions[1]/bone/hidden","value":false}])").changed,
             Names{"compositions[1]/layers[1]/hidden"});
    QCOMPARE(Edited("walker", R"([{"command":"set","at":"rate","value":24}])").changed, Names{"rate"});
    QCOMPARE(Edited("walker", R"([{"command":"addItem","in":"leg","type":"mask"}])").changed.back(),
             std::string("layers[0]/masks[0]"));
}

void tst_ScriptRun::easingsInCubics()
{
    const QByteArray keys =
        R"([{"command":"addKeys","at":"hip/rotation","keys":[{"at":"0f","value":10},{"at":"40f","value":-30}]})";
    const auto eased = [&](const char *rest) {
        return Edited("walker",
                      keys + R"(,{"command":"setInterpolationInCubics","keys":"hip/rotation@0f",)" + rest + "}]");
    };
    const Edited bounce = eased(R"("ease":"bounce-out")");
    QCOMPARE(bounce.refusal, std::string());
    QCOMPARE(bounce.track("hip/rotation").keys.size(), std::size_t(8));
    for (int i = 0; i <= 60; ++i) {
        const double u = i / 60.0;
        const double wanted = 10 - 40 * Easing{Interpolation::BounceOut, 1, {}}.at(u);
        QVERIFY(std::abs(bounce.at("hip/rotation", 40 * u)[0] - wanted) <= 0.0011 * 40);
    }
    // One that a cubic says is one cubic.
    QCOMPARE(eased(R"("ease":"ease-in")").track("hip/rotation").keys.size(), std::size_t(2));
    QCOMPARE(eased(R"("ease":"hermite")").refusal, std::string("easing-tangent"));
    QCOMPARE(eased(R"("ease":"ease-in","tolerance":0)").refusal, std::string("value-out-of-range"));
    // A way that bends in space has no keys in between.
    QCOMPARE(
        Edited("walker", R"([{"command":"setInterpolationInCubics","keys":"hip/position@0f","ease":"bounce-out"}])")
            .refusal,
        std::string("spatial-path"));
}

/** Runs last: no command is without a test. */
void tst_ScriptRun::everyCommandWasRun()
{
    const Edited pasted("walker", R"([{"command":"paste","into":"leg","time":"3f","content":{"clipwright":"clipboard",
        "version":1,"keys":[{"path":"layers[1]","name":"hip","type":"layer","property":"rotation","keys":[
        {"at":0,"value":[-5]},{"at":1,"value":[0]}]}]}}])");
    QCOMPARE(pasted.refusal, std::string());
    QCOMPARE(pasted.times("leg/rotation"), (Numbers{3, 33}));
    const Edited parent("walker", R"([{"command":"reparent","at":"ground","parent":"hip","time":"0f"}])");
    QCOMPARE(parent.refusal, std::string());
    for (const CommandRow &row : commands())
        QVERIFY2(!row.kinds.has(DocumentKind::Rig) || seen().contains(std::string(row.id)),
                 std::string(row.id).c_str());
}

QTEST_APPLESS_MAIN(tst_ScriptRun)
#include "tst_script_run.moc"
