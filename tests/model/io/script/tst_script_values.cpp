// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Scripts on clips and stages: what each command does, in the words of a script.
#include "model/commands/clip_path.h"
#include "model/commands/stage_path.h"
#include "model/document/rig_dump.h"
#include "model/document/value_fixtures.h"
#include "model/io/home.h"
#include "model/io/script/script_run.h"
#include "model/stage/stage_property.h"

#include <QtTest>

#include <set>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

using Numbers = std::vector<double>;
using Names = std::vector<std::string>;

/** Commands that ran at least once on a kind of document, over all tests here. */
std::set<std::pair<std::string, DocumentKind>> &seen()
{
    static std::set<std::pair<std::string, DocumentKind>> commands;
    return commands;
}

/** A value after a script, or the code of the refusal that ended it. The inverses on the way give the first one again. */
struct Edited {
    DocumentValue value;
    std::string refusal;
    Names changed; ///< by the last step

    Edited(DocumentValue first, const QByteArray &text) : value(std::move(first))
    {
        const std::string before = dumpOf(value);
        const DocumentKind kind = kindOf(value);
        const Result<Script> script =
            readScript(std::make_shared<const std::string>(text.toStdString()), "commands.json");
        if (!script) {
            refusal = script.error().what + " at " + script.error().where.pointer;
            return;
        }
        std::vector<Patch> inverses;
        const HomeRule rule = ruleOf(kind == DocumentKind::Clip ? FormatId::Oclip : FormatId::Ostage);
        for (const ScriptStep &step : script->steps) {
            const Result<StepOutcome> outcome = runStep(value, step, rule);
            if (!outcome) {
                refusal = outcome.error().code;
                break;
            }
            seen().emplace(step.command, kind);
            value = outcome->value;
            changed = outcome->changed;
            inverses.push_back(outcome->inverse);
        }
        DocumentValue back = value;
        for (auto inverse = inverses.rbegin(); inverse != inverses.rend(); ++inverse) {
            for (const Primitive &primitive : *inverse) {
                if (!perform(back, primitive))
                    refusal = "an inverse was refused";
            }
        }
        if (dumpOf(back) != before)
            refusal = "the inverses do not give the first value again";
    }

    const Clip &clip() const { return std::get<Clip>(value); }
    const Stage &stage() const { return std::get<Stage>(value); }

    const Keys &keys(const char *path) const
    {
        static const Keys kNone;
        const Result<ClipPath> found = resolvePath(clip(), path);
        return found && found->channel ? clip().timeline.find(found->channel)->keys : kNone;
    }
    Numbers times(const char *path) const
    {
        Numbers all;
        for (std::size_t i = 0; i < keys(path).size(); ++i)
            all.push_back(keys(path).time(i));
        return all;
    }
    Names ids() const
    {
        Names all;
        for (const std::shared_ptr<const Entity> &entity : stage().entities)
            all.push_back(entity->id);
        return all;
    }
    Value at(const char *id, const char *property) const
    {
        const Entity *entity = stage().find(id);
        const std::optional<StageProperty> found =
            entity ? propertyOf(entity->components, property) : std::optional<StageProperty>();
        return found ? valueOf(entity->components, *found) : Value();
    }
};

Edited clip(const QByteArray &script)
{
    return {richClip(), script};
}

Edited stage(const QByteArray &script)
{
    return {richStage(), script};
}

} // namespace

class tst_ScriptValues : public QObject {
    Q_OBJECT

private slots:
    void keysOfAClip();
    void turnsOfFewDigitsAreMoved();
    void valuesOfAClip();
    void channelsOfAClip();
    void marksAndRootMotionOfAClip();
    void valuesOfAStage();
    void entitiesOfAStage();
    void entitiesHangWhereTheyAreSeen();
    void componentsOfAStage();
    void overridesOfAnInstance();
    void whatDoesNotFitIsRefused_data();
    void whatDoesNotFitIsRefused();
    void everyCommandWasRun();
};

void tst_ScriptValues::keysOfAClip()
{
    const Edited moved = clip(R"([{"command":"moveKeys","keys":["lamp/light.power@0.5"],"by":"0.25"},
        {"command":"duplicateKeys","keys":["lamp/light.power@0"],"by":"1.5"},
        {"command":"addKeys","at":"lamp/light.power","keys":[{"at":"0.1","value":7,"ease":"bounce-out"}]},
        {"command":"setInterpolation","keys":["lamp/light.power@0.1"],"ease":"hold"},
        {"command":"setInterpolationInCubics","keys":["lamp/light.power@1.5"],"ease":"ease-in"},
        {"command":"insertKey","at":"lamp/transform.rotation@0.5"}])");
    QCOMPARE(moved.refusal, std::string());
    QCOMPARE(moved.times("lamp/light.power"), (Numbers{0, 0.1, 0.75, 1, 1.5, 2}));
    QCOMPARE(moved.changed, Names{"lamp/transform.rotation"});
    QCOMPARE(moved.clip().timeline.easings[moved.keys("lamp/light.power").easing(1)].row, Interpolation::Hold);
    const Edited frames =
        clip(R"([{"command":"moveKeys","keys":["hero/weapon/transform.position.y@30f"],"by":"-15f"}])");
    QCOMPARE(frames.times("hero/weapon/transform.position.y"), (Numbers{0, 0.5}));
    // The last key takes its channel along.
    const Edited gone = clip(R"([{"command":"deleteKeys","keys":["lamp/light.power@0","lamp/light.power@0.5"]},
        {"command":"deleteKeys","keys":["hero/bones/\"upper arm\"/rotation@0"]}])");
    QCOMPARE(gone.refusal, std::string());
    QCOMPARE(gone.times("lamp/light.power"), (Numbers{1, 2}));
    QCOMPARE(gone.clip().channels.size(), std::size_t(5));
    QCOMPARE(gone.changed, Names{"hero/bones/upper arm/rotation"});
}

/** Files have turns of six digits, which readers keep: what is moved is not asked for more. */
void tst_ScriptValues::turnsOfFewDigitsAreMoved()
{
    const Edited moved = clip(R"([{"command":"set","at":"lamp/transform.rotation@0","value":[0,0,0.707107,0.707107]},
        {"command":"moveKeys","keys":["lamp/transform.rotation@0"],"by":"0.5"}])");
    QCOMPARE(moved.refusal, std::string());
    QCOMPARE(moved.keys("lamp/transform.rotation").value(0)[2], 0.707107);
    QCOMPARE(moved.times("lamp/transform.rotation"), (Numbers{0.5, 1}));
}

void tst_ScriptValues::valuesOfAClip()
{
    const Edited edited = clip(R"([{"command":"set","at":"lamp/light.power@0.5","value":8},
        {"command":"set","at":"lamp/light.power@0.75","value":9},
        {"command":"set","at":"lamp/transform.rotation@1","value":[0,0,3,4]},
        {"command":"set","at":"hero/transform.visible@0","value":false},
        {"command":"set","at":"sign/text.text@0","value":"hello"},
        {"command":"set","at":"lamp/light.power/after","value":"cycle"},
        {"command":"set","at":"lamp/light.power/max","value":10},
        {"command":"set","at":"channels[1]/mix","value":"nlerp"},
        {"command":"set","at":"length","value":3},{"command":"set","at":"whenDone","value":"bounce"},
        {"command":"rename","at":"","name":"glow"}])");
    QCOMPARE(edited.refusal, std::string());
    QCOMPARE(edited.times("lamp/light.power"), (Numbers{0, 0.5, 0.75, 1, 2}));
    QCOMPARE(edited.keys("lamp/light.power").value(2)[0], 9.0);
    QCOMPARE(edited.keys("lamp/transform.rotation").value(1)[3], 0.8);
    QCOMPARE(edited.keys("hero/transform.visible").value(0)[0], 0.0);
    QCOMPARE(edited.keys("sign/text.text").text(0), std::string("hello"));
    QCOMPARE(edited.clip().timeline.length, 3.0);
    QCOMPARE(edited.clip().whenDone, WhenDone::Bounce);
    QCOMPARE(edited.clip().name, std::string("glow"));
    QCOMPARE(*edited.clip().channels[0]->maximum, 10.0);
    QCOMPARE(edited.clip().trackOf(*edited.clip().channels[0]).after, Extrapolation::Cycle);
    QCOMPARE(edited.clip().trackOf(*edited.clip().channels[1]).mix, MixRule::Nlerp);
}

void tst_ScriptValues::channelsOfAClip()
{
    const Edited edited = clip(R"([{"command":"addChannel","at":"moon/light.colour","kind":"colour",
        "keys":[{"at":1,"value":[1,0,0,1]},{"at":0,"value":[0,0,0,1]}]},
        {"command":"addChannel","at":"moon/transform.position.x","kind":"vector","keys":[{"at":0,"value":3}]},
        {"command":"copyChannel","at":"lamp/light.power","to":"moon/light.power"},
        {"command":"retargetChannel","at":"sign/text.text","to":"hut/sign/text.text"},
        {"command":"moveChannel","at":"moon/light.colour","to":0},
        {"command":"removeChannels","at":["lamp/light.power","hero/transform.visible"]}])");
    QCOMPARE(edited.refusal, std::string());
    const Clip &now = edited.clip();
    QCOMPARE(now.channels.size(), std::size_t(7));
    QCOMPARE(now.channels[0]->address.property, std::string("light.colour"));
    QCOMPARE(edited.times("moon/light.colour"), (Numbers{0, 1}));
    QCOMPARE(now.channels[1]->address, (ChannelAddress{"moon", {}, "light.power", -1}));
    QCOMPARE(edited.times("moon/light.power"), (Numbers{0, 0.5, 1, 2}));
    QCOMPARE(edited.keys("hut/sign/text.text").size(), std::size_t(2));
    QCOMPARE(now.channels.back()->address.component, 0);
    QCOMPARE(edited.changed, (Names{"lamp/light.power", "hero/transform.visible"}));
}

void tst_ScriptValues::marksAndRootMotionOfAClip()
{
    const Edited edited = clip(R"([{"command":"addMark","name":"late","time":"1.5","payload":"{\"n\":1}"},
        {"command":"setMark","mark":"step","time":"1.75"},{"command":"removeMark","mark":"flash"},
        {"command":"setRootMotion","target":"hero","bone":"hip","turns":false,"rises":true,"up":[0,0,2]}])");
    QCOMPARE(edited.refusal, std::string());
    const auto &marks = edited.clip().timeline.marks;
    QCOMPARE(marks.size(), std::size_t(2));
    QCOMPARE(marks[0].name, std::string("late"));
    QCOMPARE(marks[1].kept.size(), std::size_t(1)); // what we do not know goes along
    const RootMotion &root = *edited.clip().rootMotion;
    QVERIFY(root.target == "hero" && root.bone == "hip" && !root.turns && root.rises);
    QCOMPARE(root.up[2], 1.0);
    QCOMPARE(root.kept.size(), std::size_t(1));
    QVERIFY(!clip(R"([{"command":"setRootMotion","on":false}])").clip().rootMotion);
}

void tst_ScriptValues::valuesOfAStage()
{
    const Edited edited = stage(R"([{"command":"set","at":"lamp/light.power","value":7},
        {"command":"set","at":"lamp/transform.position","value":[4,5]},
        {"command":"set","at":"lamp/transform.position.y","value":9},
        {"command":"set","at":"lamp/transform.euler","value":[0,0,90]},
        {"command":"set","at":"entities[1]/sprite.texture","value":"knight.png"},
        {"command":"set","at":"weapon/order.z","value":null},
        {"command":"set","at":"weapon/material.heat","value":0.7},
        {"command":"set","at":"background.colour","value":[1,1,1]},
        {"command":"set","at":"variables.wind","value":0.25},
        {"command":"set","at":"view","value":"3d"},{"command":"set","at":"lamp/name","value":"Old lamp"},
        {"command":"set","at":"hero/id","value":"knight"},{"command":"rename","at":"sign","name":"Sign"}])");
    QCOMPARE(edited.refusal, std::string());
    QCOMPARE(edited.at("lamp", "light.power").numbers, Numbers{7});
    QCOMPARE(edited.at("lamp", "transform.position").numbers, (Numbers{4, 9, 0}));
    QCOMPARE(edited.at("lamp", "transform.euler").numbers, (Numbers{0, 0, 90}));
    QVERIFY(
        !edited.stage().find("lamp")->components.find(ComponentType::Transform)->stated(TransformProperty::Rotation));
    QCOMPARE(edited.at("knight", "sprite.texture").text, std::string("knight.png"));
    QCOMPARE(edited.stage().find("weapon")->parent, std::string("knight"));
    QCOMPARE(edited.at("weapon", "order.z").numbers, Numbers{0});
    QCOMPARE(edited.at("weapon", "material.heat").numbers, Numbers{0.7});
    QCOMPARE(edited.stage().root.find(ComponentType::Background)->fields[0].value.numbers, (Numbers{1, 1, 1, 1}));
    QCOMPARE(edited.stage().root.find(ComponentType::Variables)->declared[0].value.numbers, Numbers{0.25});
    QCOMPARE(edited.stage().view, StageView::Solid);
    QCOMPARE(edited.stage().find("lamp")->name, std::string("Old lamp"));
    QCOMPARE(edited.changed, Names{"sign/name"});
}

void tst_ScriptValues::entitiesOfAStage()
{
    const Edited edited = stage(R"([{"command":"addEntity","id":"lamp","component":"light"},
        {"command":"addEntity","id":"dust","parent":"weapon","name":"Dust"},
        {"command":"addEntity","instance":"tree.ostage","id":"tree","to":0},
        {"command":"duplicateNode","at":"hero"},{"command":"removeNode","at":["weapon","sign"]},
        {"command":"moveNode","at":"hero2","to":0}])");
    QCOMPARE(edited.refusal, std::string());
    QCOMPARE(edited.ids(), (Names{"hero2", "weapon2", "gem2", "dust2", "tree", "lamp", "hero", "street", "lamp2"}));
    QCOMPARE(edited.stage().find("weapon2")->parent, std::string("hero2"));
    QVERIFY(edited.stage().find("lamp2")->components.find(ComponentType::Light));
    QVERIFY(edited.stage().find("lamp2")->components.find(ComponentType::Transform));
    const Edited forward = stage(R"([{"command":"moveNode","at":"hero","to":3}])");
    QCOMPARE(forward.refusal, std::string());
    QCOMPARE(forward.ids(), (Names{"lamp", "sign", "street", "hero", "weapon", "gem"}));
    const Edited hung = stage(R"([{"command":"moveNode","at":"lamp","parent":"gem"}])");
    QCOMPARE(hung.refusal, std::string());
    QCOMPARE(hung.ids(), (Names{"hero", "weapon", "gem", "lamp", "sign", "street"}));
    QCOMPARE(hung.stage().find("lamp")->parent, std::string("gem"));
}

void tst_ScriptValues::entitiesHangWhereTheyAreSeen()
{
    // The gem is at (0.5, 0), twice as large, in a hero that is turned by 30 degrees.
    const Edited edited = stage(R"([{"command":"reparent","at":"gem","parent":null}])");
    QCOMPARE(edited.refusal, std::string());
    const Numbers position = edited.at("gem", "transform.position").numbers;
    QVERIFY(std::abs(position[0] - 0.5 * std::cos(M_PI / 6)) < 1e-12);
    QVERIFY(std::abs(position[1] - 0.5 * std::sin(M_PI / 6)) < 1e-12);
    QVERIFY(std::abs(edited.at("gem", "transform.scale").numbers[0] - 2) < 1e-12);
    const Edited back = stage(R"([{"command":"reparent","at":"gem","parent":null},
        {"command":"reparent","at":"gem","parent":"weapon"}])");
    for (const double number : back.at("gem", "transform.position").numbers)
        QVERIFY(std::abs(number) < 1e-12);
    const Edited numbers = stage(R"([{"command":"reparent","at":"gem","parent":null,"keepPose":false}])");
    QCOMPARE(numbers.at("gem", "transform.position").numbers, (Numbers{0, 0, 0}));
    // The hero turns in degrees, and goes on doing so.
    const Edited turned = stage(R"([{"command":"reparent","at":"hero","parent":"lamp"}])");
    QCOMPARE(turned.refusal, std::string());
    QVERIFY(turned.stage().find("hero")->components.find(ComponentType::Transform)->stated(TransformProperty::Euler));
    QCOMPARE(stage(R"([{"command":"set","at":"weapon/transform.scale","value":[2,1,1]},
        {"command":"set","at":"gem/transform.euler","value":[0,0,30]},
        {"command":"reparent","at":"gem","parent":null}])")
                 .refusal,
             std::string("pose-sheared"));
    QCOMPARE(stage(R"([{"command":"set","at":"lamp/transform.scale","value":[0,1,1]},
        {"command":"reparent","at":"hero","parent":"lamp"}])")
                 .refusal,
             std::string("parent-flat"));
}

void tst_ScriptValues::componentsOfAStage()
{
    const Edited edited = stage(R"([{"command":"addComponent","at":"hero","component":"light"},
        {"command":"set","at":"hero/light.type","value":"sun"},
        {"command":"removeComponent","at":"lamp/light"},
        {"command":"declareProperty","at":"lamp/variables.heat","value":0.5,"min":0,"max":2},
        {"command":"declareProperty","at":"lamp/variables.heat","max":3,"private":true},
        {"command":"removeProperty","at":"weapon/material.heat"},
        {"command":"declareProperty","at":"variables.rain","value":true},
        {"command":"setClips","at":"hero","clips":["walk.oclip","run.oclip"]}])");
    QCOMPARE(edited.refusal, std::string());
    QCOMPARE(edited.at("hero", "light.type").text, std::string("sun"));
    QVERIFY(!edited.stage().find("lamp")->components.find(ComponentType::Light));
    const DeclaredProperty &heat =
        *edited.stage().find("lamp")->components.find(ComponentType::Variables)->declaredNamed("heat");
    QVERIFY(heat.value.numbers == Numbers{0.5} && heat.minimum == 0.0 && heat.maximum == 3.0 && heat.isPrivate);
    QVERIFY(edited.stage().find("weapon")->components.find(ComponentType::Material)->declared.empty());
    QCOMPARE(edited.stage().root.find(ComponentType::Variables)->declared.size(), std::size_t(2));
    QCOMPARE(edited.stage().find("hero")->components.find(ComponentType::Motion)->clips.size(), std::size_t(2));
}

void tst_ScriptValues::overridesOfAnInstance()
{
    const Edited edited = stage(R"([{"command":"set","at":"street/lamp2/light.power","value":4},
        {"command":"set","at":"street/lamp1/light.power","value":null},
        {"command":"set","at":"street/lamp2/variables.heat","value":0.5}])");
    QCOMPARE(edited.refusal, std::string());
    const auto &overrides = edited.stage().find("street")->overrides;
    QCOMPARE(overrides.size(), std::size_t(1));
    QCOMPARE(overrides[0].path, std::string("lamp2"));
    QCOMPARE(overrides[0].components.known.size(), std::size_t(2));
    QVERIFY(stage(R"([{"command":"clearOverrides","at":"street/lamp1"}])").stage().find("street")->overrides.empty());
    QVERIFY(stage(R"([{"command":"clearOverrides","at":"street"}])").stage().find("street")->overrides.empty());
}

void tst_ScriptValues::whatDoesNotFitIsRefused_data()
{
    QTest::addColumn<bool>("isClip");
    QTest::addColumn<QByteArray>("step");
    QTest::addColumn<QByteArray>("code");
    const auto ofClip = [](const char *step, const char *code) {
        QTest::newRow(step) << true << QByteArray(step) << QByteArray(code);
    };
    const auto ofStage = [](const char *step, const char *code) {
        QTest::newRow(step) << false << QByteArray(step) << QByteArray(code);
    };
    ofClip(R"({"command":"addLayer"})", "document-kind");
    ofClip(R"({"command":"addEntity"})", "document-kind");
    ofClip(R"({"command":"set","at":"nobody/light.power@1","value":1})", "path-unknown");
    ofClip(R"({"command":"set","at":"lamp/light.power","value":1})", "path-unknown");
    ofClip(R"({"command":"set","at":"lamp/light.power@1","value":"much"})", "value-kind");
    ofClip(R"({"command":"set","at":"lamp/transform.rotation@1","value":[0,0,0,0]})", "value-out-of-range");
    ofClip(R"({"command":"set","at":"start","value":1})", "oclip-timeline");
    ofClip(R"({"command":"set","at":"playback","value":"sometimes"})", "value-kind");
    ofClip(R"({"command":"moveKeys","keys":["lamp/light.power@0.3"],"by":1})", "key-unknown");
    ofClip(R"({"command":"addKeys","at":"lamp/light.power","keys":[{"at":1,"value":[1,2]}]})", "value-kind");
    ofClip(
        R"({"command":"addKeys","at":"lamp/light.power","keys":[{"at":1,"value":1,"ease":{"cubic":[0,0,1,1,0,0,1,1]}}]})",
        "oclip-easing");
    ofClip(R"({"command":"addChannel","at":"lamp/light.power","keys":[{"at":1,"value":1}]})", "channel-duplicate");
    ofClip(R"({"command":"addChannel","at":"lamp/power","keys":[{"at":1,"value":1}]})", "channel-no-component");
    ofClip(R"({"command":"addChannel","at":"moon/light.power","keys":[]})", "keys-missing");
    ofClip(R"({"command":"addChannel","at":"hero/bones/a/scale","kind":"number","keys":[{"at":1,"value":1}]})",
           "channel-not-a-bone-property");
    ofClip(R"({"command":"addMark","name":"x","time":1,"payload":"no json"})", "oclip-mark");
    ofClip(R"({"command":"setRootMotion","up":[0,0,0]})", "up-malformed");
    ofClip(R"({"command":"addRange","name":"x","start":0,"end":1})", "document-kind");
    ofStage(R"({"command":"moveKeys","keys":["lamp@1"],"by":1})", "document-kind");
    ofStage(R"({"command":"set","at":"lamp/light.power@1","value":1})", "path-unknown");
    ofStage(R"({"command":"set","at":"lamp/light.power","value":-1})", "value-malformed");
    ofStage(R"({"command":"set","at":"lamp/light.power","value":"much"})", "value-kind");
    ofStage(R"({"command":"set","at":"lamp/light.glow","value":1})", "property-unknown");
    ofStage(R"({"command":"set","at":"lamp/text.text","value":"x"})", "component-unknown");
    ofStage(R"({"command":"set","at":"lamp/inside/light.power","value":1})", "path-unknown");
    ofStage(R"({"command":"set","at":"nobody/light.power","value":1})", "path-unknown");
    ofStage(R"({"command":"set","at":"lamp/light.type","value":"moon"})", "value-malformed");
    ofStage(R"({"command":"set","at":"weapon/material.heat","value":2})", "value-malformed");
    ofStage(R"({"command":"set","at":"hero/variables.hurt","value":1})", "value-kind");
    ofStage(R"({"command":"set","at":"hero/id","value":"gem"})", "entity-id");
    ofStage(R"({"command":"set","at":"hero/parent","value":"gem"})", "parent-loop");
    ofStage(R"({"command":"set","at":"lamp/instance","value":"/root.ostage"})", "path-outside");
    ofStage(R"({"command":"addComponent","at":"lamp","component":"light"})", "component-there");
    ofStage(R"({"command":"addComponent","at":"lamp","component":"halo"})", "kind-unknown");
    ofStage(R"({"command":"addComponent","at":"","component":"light"})", "component-not-here");
    ofStage(R"({"command":"declareProperty","at":"lamp/light.heat","value":1})", "component-not-here");
    ofStage(R"({"command":"removeProperty","at":"lamp/variables.heat"})", "property-unknown");
    ofStage(R"({"command":"moveNode","at":"weapon","to":0})", "parent-later");
    ofStage(R"({"command":"setClips","at":"lamp","clips":["/abs.oclip"]})", "path-outside");
}

void tst_ScriptValues::whatDoesNotFitIsRefused()
{
    QFETCH(const bool, isClip);
    QFETCH(const QByteArray, step);
    QFETCH(const QByteArray, code);
    const Edited edited(isClip ? DocumentValue(richClip()) : DocumentValue(richStage()), "[" + step + "]");
    QCOMPARE(QByteArray::fromStdString(edited.refusal), code);
}

/** Runs last: no command is without a test. */
void tst_ScriptValues::everyCommandWasRun()
{
    const Edited pasted = clip(R"([{"command":"paste","time":"3","content":{"clipwright":"clipboard","version":1,
        "channels":[{"channel":{"address":{"target":"moon","property":"light.power","component":-1},"names":"",
        "kind":"number","order":0,"min":null,"max":5,"track":0,"kept":[]},"mix":0,"keys":[{"at":0,"value":[2]}]}]}}])");
    QCOMPARE(pasted.refusal, std::string());
    QCOMPARE(pasted.times("moon/light.power"), Numbers{3});
    const Edited hung = stage(R"([{"command":"paste","into":"lamp","content":{"clipwright":"clipboard","version":1,
        "entities":[{"node":1,"id":"gem","name":"","parent":"","components":{"known":[],"kept":[]},"instance":"",
        "overrides":[],"kept":[]}]}}])");
    QCOMPARE(hung.refusal, std::string());
    QCOMPARE(hung.stage().find("gem2")->parent, std::string("lamp"));
    for (const CommandRow &row : commands()) {
        for (const DocumentKind kind : {DocumentKind::Clip, DocumentKind::Stage})
            QVERIFY2(!row.kinds.has(kind) || seen().contains({std::string(row.id), kind}), std::string(row.id).c_str());
    }
}

QTEST_APPLESS_MAIN(tst_ScriptValues)
#include "tst_script_values.moc"
