// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "counting_allocator.h"
#include "model/stage/euler.h"
#include "model/stage/stage_binding.h"
#include "model/stage/stages.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

Component withMaterial()
{
    Component material;
    material.type = ComponentType::Material;
    material.declared = {{"label", {Kind::Text, {}, "a"}, {}, {}, false, {}},
                         {"glow", {Kind::Number, {0.5}, {}}, 0, 1, false, {}},
                         {"on", {Kind::Flag, {1}, {}}, {}, {}, true, {}}};
    return material;
}

/** A lamp with everything that the tests write. */
StagePose lamp()
{
    const auto tree = treeOf(
        StageMaker()
            .root({with(ComponentType::Background, BackgroundProperty::Colour, {0, 0, 0, 1})})
            .add("lamp", {},
                 {at(1, 2, 3), orderZ(4), withText(ComponentType::Light, LightProperty::Type, "spot"), withMaterial()})
            .add("bare"));
    return StagePose(std::make_shared<const StageLayout>(tree));
}

StageChannel channel(const StagePose &pose, const char *entity, const char *property, Kind kind, int component = -1,
                     EulerOrder order = EulerOrder::XYZ)
{
    return {*pose.tree().find(entity), property, kind, component, order};
}

/** Finds, writes and says what is there then; nothing where it does not fit. */
std::optional<std::vector<double>> written(StagePose &pose, const StageChannel &to, std::vector<double> numbers)
{
    const auto bound = bind(pose.layout(), to);
    if (!bound)
        return std::nullopt;
    write(pose, *bound, numbers);
    const std::span<const double> held = pose.numbers(bound->slot);
    return std::vector<double>(held.begin(), held.end());
}

using Numbers = std::vector<double>;

Component turned(Numbers degrees, const char *order)
{
    Component transform = with(ComponentType::Transform, TransformProperty::Euler, std::move(degrees));
    transform.fields.push_back({TransformProperty::Order, {Kind::Choice, {}, order}});
    return transform;
}

double distance(std::span<const double> left, std::span<const double> right)
{
    double most = left.size() == right.size() ? 0 : 1;
    for (std::size_t i = 0; i < left.size() && i < right.size(); ++i)
        most = std::max(most, std::abs(left[i] - right[i]));
    return most;
}

} // namespace

class tst_StagePose : public QObject {
    Q_OBJECT

private slots:
    void whatIsNotThereIsNotBound();
    void kindsThatDoNotFitAreNotBound();
    void nothingIsWrittenForAValueAlreadyThere();
    void numbersAreHeldAndFinite();
    void choicesHaveTheirWords();
    void aPoseAtRestIsWhatTheStageSays();
    void theStageStaysAtRest();
    void everyAnimatableRowHasAPlaceOfItsOwn();
    void componentsOfAValueAreWrittenAlone();
    void twoNumbersAreTheFirstOfThree();
    void aRotationAndItsDegreesFollowEachOther();
    void degreesTurnByTheOrderOfTheirChannel();
    void oneAngleOfAnEntityThatStatesARotation();
    void writingAllocatesNothing();
};

void tst_StagePose::whatIsNotThereIsNotBound()
{
    StagePose pose = lamp();
    const auto isBound = [&pose](const char *entity, const char *property, Kind kind) {
        return bind(pose.layout(), channel(pose, entity, property, kind)).has_value();
    };
    QVERIFY(isBound("lamp", "transform.position", Kind::Vector3));
    QVERIFY(!isBound("bare", "transform.position", Kind::Vector3)); // no component
    QVERIFY(!isBound("lamp", "transform.place", Kind::Vector3));    // no such property
    QVERIFY(!isBound("lamp", "material.shine", Kind::Number));      // not declared
    QVERIFY(!isBound("lamp", "order.sortWithParent", Kind::Flag));  // does not move
    QVERIFY(!isBound("lamp", "transform.order", Kind::Choice));
    QVERIFY(!isBound("", "transform.position", Kind::Vector3)); // the root stands nowhere
    QVERIFY(isBound("", "background.colour", Kind::Colour));
    QVERIFY(isBound("lamp", "material.on", Kind::Flag)); // private ones play
}

void tst_StagePose::kindsThatDoNotFitAreNotBound()
{
    StagePose pose = lamp();
    const auto fits = [&pose](const char *property, Kind kind, int component = -1) {
        return bind(pose.layout(), channel(pose, "lamp", property, kind, component)).has_value();
    };
    QVERIFY(!fits("light.power", Kind::Vector3));
    QVERIFY(!fits("light.power", Kind::Text));
    QVERIFY(!fits("light.power", Kind::Flag));
    QVERIFY(!fits("light.type", Kind::Number));
    QVERIFY(!fits("light.colour", Kind::Rotation));
    QVERIFY(!fits("light.power", Kind::Weights));
    QVERIFY(!fits("light.power", Kind::Path));
    QVERIFY(!fits("light.power", Kind::Number, 1));
    QVERIFY(!fits("transform.position", Kind::Number, 3));
    QVERIFY(!fits("transform.position", Kind::Number));
    QVERIFY(!fits("transform.rotation", Kind::Rotation, 0));
    QVERIFY(!fits("transform.rotation", Kind::Vector2));
    QVERIFY(fits("light.power", Kind::Angle));
    QVERIFY(fits("light.type", Kind::Text) && fits("light.type", Kind::Choice));
    QVERIFY(fits("transform.rotation", Kind::Vector3) && fits("transform.euler", Kind::Rotation));
}

void tst_StagePose::nothingIsWrittenForAValueAlreadyThere()
{
    StagePose pose = lamp();
    const auto power = *bind(pose.layout(), channel(pose, "lamp", "light.power", Kind::Number));
    QVERIFY(!write(pose, power, Numbers{60})); // its default
    QVERIFY(write(pose, power, Numbers{61}));
    QVERIFY(!write(pose, power, Numbers{61}));
    const auto type = *bind(pose.layout(), channel(pose, "lamp", "light.type", Kind::Choice));
    QVERIFY(!write(pose, type, "spot"));
    QVERIFY(write(pose, type, "sun"));
    QVERIFY(!write(pose, type, "sun"));
}

void tst_StagePose::numbersAreHeldAndFinite()
{
    StagePose pose = lamp();
    const auto glow = channel(pose, "lamp", "material.glow", Kind::Number);
    QCOMPARE(written(pose, glow, {1.2}), std::optional(Numbers{1}));
    QVERIFY(!write(pose, *bind(pose.layout(), glow), Numbers{7})); // held it is there already
    QCOMPARE(written(pose, glow, {-1}), std::optional(Numbers{0}));
    for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()})
        QCOMPARE(written(pose, glow, {bad}), std::optional(Numbers{0}));
    const auto rotation = channel(pose, "lamp", "transform.rotation", Kind::Rotation);
    QCOMPARE(written(pose, rotation, {0, 0, 0, 0}), std::optional(Numbers{0, 0, 0, 1}));
    const auto colour = channel(pose, "lamp", "light.colour", Kind::Colour);
    QCOMPARE(written(pose, colour, {2, -1, 0.5, 1}), std::optional(Numbers{1, 0, 0.5, 1}));
}

void tst_StagePose::choicesHaveTheirWords()
{
    StagePose pose = lamp();
    const auto type = *bind(pose.layout(), channel(pose, "lamp", "light.type", Kind::Text));
    QVERIFY(!write(pose, type, "laser"));
    QCOMPARE(held(pose, type), (Value{Kind::Choice, {}, "spot"}));
    const auto label = *bind(pose.layout(), channel(pose, "lamp", "material.label", Kind::Text));
    QVERIFY(write(pose, label, "laser"));
    QCOMPARE(held(pose, label), (Value{Kind::Text, {}, "laser"}));
}

void tst_StagePose::aPoseAtRestIsWhatTheStageSays()
{
    const StagePose pose = lamp();
    const auto value = [&pose](const char *entity, const char *address) {
        return pose.value(*pose.layout().slot(*pose.tree().find(entity), address));
    };
    QCOMPARE(value("lamp", "transform.position"), (Value{Kind::Vector3, {1, 2, 3}, {}}));
    QCOMPARE(value("lamp", "transform.scale"), (Value{Kind::Vector3, {1, 1, 1}, {}}));
    QCOMPARE(value("lamp", "transform.rotation"), (Value{Kind::Rotation, {0, 0, 0, 1}, {}}));
    QCOMPARE(value("lamp", "order.z"), (Value{Kind::Number, {4}, {}}));
    QCOMPARE(value("lamp", "light.type"), (Value{Kind::Choice, {}, "spot"}));
    QCOMPARE(value("lamp", "material.label"), (Value{Kind::Text, {}, "a"}));
    QCOMPARE(value("lamp", "material.on"), (Value{Kind::Flag, {1}, {}}));
    QCOMPARE(value("", "background.colour"), (Value{Kind::Colour, {0, 0, 0, 1}, {}}));
}

void tst_StagePose::theStageStaysAtRest()
{
    StagePose pose = lamp();
    StagePose other = pose;
    const auto position = channel(pose, "lamp", "transform.position", Kind::Vector3);
    QCOMPARE(written(pose, position, {7, 8, 9}), std::optional(Numbers{7, 8, 9}));
    QCOMPARE(held(other, *bind(other.layout(), position)).numbers, (Numbers{1, 2, 3}));
    const auto label = *bind(pose.layout(), channel(pose, "lamp", "material.label", Kind::Text));
    write(pose, label, "b");
    const Entity &entity = pose.tree().entity(*pose.tree().find("lamp"));
    QCOMPARE(entity.components.known[0].fields[0].value.numbers, (Numbers{1, 2, 3}));
    pose.rest();
    QCOMPARE(held(pose, *bind(pose.layout(), position)).numbers, (Numbers{1, 2, 3}));
    QCOMPARE(pose.text(label.slot), std::string("a"));
}

void tst_StagePose::everyAnimatableRowHasAPlaceOfItsOwn()
{
    std::vector<Component> all;
    for (const ComponentRow &row : componentRows()) {
        Component &component = all.emplace_back();
        component.type = row.type;
        if (row.declares())
            component.declared = withMaterial().declared;
    }
    const StageLayout layout(treeOf(StageMaker().root(all).add("a", {}, all).add("b", {}, all)));
    std::vector<int> numbers(layout.numbers().size());
    std::vector<int> texts(layout.texts().size());
    for (StageTree::Index entity = 0; entity < layout.tree().size(); ++entity) {
        for (const ComponentRow &row : componentRows()) {
            std::vector<std::string> keys;
            for (const PropertyRow &property : row.properties)
                keys.emplace_back(property.key);
            if (row.declares())
                keys = {"label", "glow", "on"};
            for (const std::string &key : keys) {
                const auto slot = layout.slot(entity, std::string(row.key).append(1, '.').append(key));
                const PropertyRow *property = findProperty(row.properties, key);
                QCOMPARE(slot.has_value(), !property || property->animatable);
                for (std::uint32_t i = 0; slot && i < slot->width; ++i)
                    ++numbers[slot->first + i];
                if (slot && slot->width == 0)
                    ++texts[slot->first];
            }
        }
    }
    QVERIFY(std::ranges::all_of(numbers, [](int count) { return count == 1; }));
    QVERIFY(std::ranges::all_of(texts, [](int count) { return count == 1; }));
}

void tst_StagePose::componentsOfAValueAreWrittenAlone()
{
    StagePose pose = lamp();
    QCOMPARE(written(pose, channel(pose, "lamp", "transform.position", Kind::Vector3, 1), {9}),
             std::optional(Numbers{1, 9, 3}));
    const auto y = *bind(pose.layout(), channel(pose, "lamp", "transform.position", Kind::Number, 1));
    QCOMPARE(held(pose, y), (Value{Kind::Number, {9}, {}}));
    QCOMPARE(written(pose, channel(pose, "lamp", "light.colour", Kind::Colour, 3), {0.5}),
             std::optional(Numbers{1, 1, 1, 0.5}));
}

void tst_StagePose::twoNumbersAreTheFirstOfThree()
{
    StagePose pose = lamp();
    QCOMPARE(written(pose, channel(pose, "lamp", "transform.position", Kind::Vector2), {7, 8}),
             std::optional(Numbers{7, 8, 3}));
}

void tst_StagePose::aRotationAndItsDegreesFollowEachOther()
{
    const double half = std::sqrt(0.5);
    const auto tree = treeOf(StageMaker().add("e", {}, {turned({0, 0, 90}, "zyx")}).add("q", {}, {at(0, 0)}));
    StagePose pose(std::make_shared<const StageLayout>(tree));
    const auto number = [&pose](const char *entity, const char *address) {
        const auto numbers = pose.numbers(*pose.layout().slot(*pose.tree().find(entity), address));
        return Numbers(numbers.begin(), numbers.end());
    };
    // At rest the one that is stated gives the other.
    QVERIFY(distance(number("e", "transform.rotation"), Numbers{0, 0, half, half}) < 1e-15);
    QCOMPARE(number("e", "transform.euler"), (Numbers{0, 0, 90}));
    // Whatever the entity states, a channel says what it says.
    for (const char *entity : {"e", "q"}) {
        for (const char *address : {"transform.rotation", "transform.euler"}) {
            pose.rest();
            QVERIFY(written(pose, channel(pose, entity, address, Kind::Rotation), {half, 0, 0, half}));
            QCOMPARE(number(entity, "transform.rotation"), (Numbers{half, 0, 0, half}));
            QVERIFY(distance(number(entity, "transform.euler"), Numbers{90, 0, 0}) < 1e-12);
            const auto order = std::string_view(entity) == "e" ? EulerOrder::ZYX : EulerOrder::XYZ;
            QVERIFY(written(pose, channel(pose, entity, address, Kind::Vector3, -1, order), {0, 720, 0}));
            QCOMPARE(number(entity, "transform.euler"), (Numbers{0, 720, 0})); // whole turns stay
            QVERIFY(distance(number(entity, "transform.rotation"), Numbers{0, 0, 0, 1}) < 1e-12);
        }
    }
}

void tst_StagePose::degreesTurnByTheOrderOfTheirChannel()
{
    const auto tree = treeOf(StageMaker().add("e", {}, {turned({0, 0, 0}, "zyx")}));
    StagePose pose(std::make_shared<const StageLayout>(tree));
    const auto to = channel(pose, "e", "transform.euler", Kind::Euler, -1, EulerOrder::XYZ);
    const auto bound = *bind(pose.layout(), to);
    QVERIFY(write(pose, bound, Numbers{10, 20, 30}));
    QVERIFY(!write(pose, bound, Numbers{10, 20, 30}));
    std::array<double, 4> expected{};
    rotationOfDegrees(Numbers{10, 20, 30}, EulerOrder::XYZ, expected);
    QVERIFY(distance(pose.numbers(*pose.layout().slot(1, "transform.rotation")), expected) < 1e-15);
    QVERIFY(distance(held(pose, bound).numbers, Numbers{10, 20, 30}) < 1e-9);
    // Its own order says the same turn by other angles.
    std::array<double, 4> own{};
    rotationOfDegrees(pose.numbers(*pose.layout().slot(1, "transform.euler")), EulerOrder::ZYX, own);
    QVERIFY(distance(own, expected) < 1e-12);
    QVERIFY(distance(pose.numbers(*pose.layout().slot(1, "transform.euler")), Numbers{10, 20, 30}) > 1);
}

void tst_StagePose::oneAngleOfAnEntityThatStatesARotation()
{
    StagePose pose = lamp();
    const auto z = channel(pose, "lamp", "transform.euler", Kind::Angle, 2);
    QCOMPARE(written(pose, z, {350}), std::optional(Numbers{0, 0, 350}));
    QCOMPARE(written(pose, channel(pose, "lamp", "transform.euler", Kind::Angle, 0), {90}),
             std::optional(Numbers{90, 0, 350}));
    QCOMPARE(held(pose, *bind(pose.layout(), z)).numbers, Numbers{350});
    // Of a flat thing one angle is all of its turn, by either spelling.
    for (const char *address : {"transform.rotation", "transform.euler"}) {
        pose.rest();
        QCOMPARE(written(pose, channel(pose, "lamp", address, Kind::Angle), {360}), std::optional(Numbers{0, 0, 360}));
    }
}

void tst_StagePose::writingAllocatesNothing()
{
    StageMaker maker;
    for (int i = 0; i < 200; ++i)
        maker.add(std::to_string(i), {}, {at(0, 0), orderZ(0)});
    StagePose pose(std::make_shared<const StageLayout>(treeOf(std::move(maker))));
    std::vector<std::pair<BoundProperty, Numbers>> rows;
    for (int i = 0; i < 200; ++i) {
        const std::string id = std::to_string(i);
        rows.emplace_back(*bind(pose.layout(), channel(pose, id.c_str(), "transform.position", Kind::Vector3)),
                          Numbers{1.0 * i, 2.0 * i, 1});
        rows.emplace_back(*bind(pose.layout(), channel(pose, id.c_str(), "transform.rotation", Kind::Rotation)),
                          Numbers{0, 0.6, 0, 0.8});
    }
    const std::size_t before = allocationCount;
    std::size_t count = 0;
    for (const auto &[property, numbers] : rows)
        count += write(pose, property, numbers) ? 1 : 0;
    const std::size_t after = allocationCount;
    QCOMPARE(count, std::size_t(400));
    QCOMPARE(after, before);
}

QTEST_APPLESS_MAIN(tst_StagePose)
#include "tst_stage_pose.moc"
