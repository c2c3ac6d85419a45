// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/layer_places.h"

#include <QtTest>

#include <limits>

using namespace clipwright;

class tst_LayerPlaces : public QObject {
    Q_OBJECT

private slots:
    void issueOfNothingHasNoLayer();
    void issueIsFoundByNodeItemAndName();
    void layerIsWhatItDrawsOrItsAnchor();
    void whatIsNotFiniteIsLeftOut();
};

namespace {

Issue about(NodeId node, const std::string &layer = {})
{
    Issue issue;
    issue.node = node;
    issue.layer = layer;
    return issue;
}

std::shared_ptr<Layer> layerWith(std::uint32_t id, std::uint32_t parent, std::uint32_t item)
{
    auto layer = std::make_shared<Layer>();
    layer->id = NodeId{id};
    layer->parent = NodeId{parent};
    Node group;
    group.id = NodeId{item};
    layer->items.push_back(group);
    return layer;
}

} // namespace

void tst_LayerPlaces::issueOfNothingHasNoLayer()
{
    RigFile file;
    file.issues = {about({}), about(NodeId{7})};
    QCOMPARE(layersOfIssues(file, 2).layers, (std::vector<int>{-1, -1}));
    file.cooked = std::make_shared<const CookedRig>();
    QCOMPARE(layersOfIssues(file, 2).layers, (std::vector<int>{-1, -1}));
}

void tst_LayerPlaces::issueIsFoundByNodeItemAndName()
{
    auto composition = std::make_shared<Composition>();
    // 1 is cooked; 3 hangs from it and was left out; 5 and 7 hang from each other and were left out too.
    composition->width = composition->height = 100;
    composition->timeline.length = 10;
    composition->layers = {layerWith(1, 0, 2), layerWith(3, 1, 4), layerWith(5, 7, 6), layerWith(7, 5, 8)};
    auto rig = std::make_shared<Rig>();
    rig->compositions = {composition};
    auto cooked = std::make_shared<CookedRig>();
    cooked->layers.resize(2);
    cooked->layers[0].name = "other";
    cooked->layers[1].name = "body";
    cooked->layers[1].source = NodeId{1};
    RigFile file;
    file.rig = rig;
    file.cooked = cooked;
    file.issues = {about(NodeId{1}), about(NodeId{2}), about(NodeId{4}), about(NodeId{6}), about({}, "other")};
    QCOMPARE(layersOfIssues(file, 2).layers, (std::vector<int>{1, 1, 2, 3, 0}));
}

void tst_LayerPlaces::layerIsWhatItDrawsOrItsAnchor()
{
    RigPose pose;
    pose.layers.resize(2);
    pose.layers[1].anchor = {1, 1};
    RegionList regions;
    regions.layers.resize(2);
    regions.layers[1].world = Affine{2, 0, 0, 2, 10, 20};
    regions.points = {{0, 0}, {4, 3}};
    ComposedRegion line;
    line.isStroke = true;
    line.width = 2;
    line.outerCount = 2;
    regions.regions = {line};
    std::vector<LayerPlace> places;
    placeLayers(pose, regions, places);
    QCOMPARE(places.size(), std::size_t(2));
    QVERIFY(places[0].draws && places[0].minimum == Vec2(-1, -1) && places[0].maximum == Vec2(5, 4));
    QVERIFY(!places[1].draws && places[1].minimum == Vec2(12, 22));
}

void tst_LayerPlaces::whatIsNotFiniteIsLeftOut()
{
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    RigPose pose;
    pose.layers.resize(1);
    RegionList regions;
    regions.layers.resize(1);
    regions.layers[0].world = Affine{kNan, 0, 0, 1, 0, 0};
    regions.points = {{kNan, 0}};
    ComposedRegion region;
    region.outerCount = 1;
    regions.regions = {region};
    std::vector<LayerPlace> places;
    placeLayers(pose, regions, places);
    QVERIFY(!places[0].draws && places[0].minimum == Vec2(0, 0));
}

QTEST_APPLESS_MAIN(tst_LayerPlaces)
#include "tst_layer_places.moc"
