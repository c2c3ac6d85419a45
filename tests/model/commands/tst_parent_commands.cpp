// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/node_commands.h"
#include "model/commands/object_path.h"
#include "model/commands/parent_commands.h"
#include "model/commands/property_commands.h"
#include "model/document/edit_log.h"
#include "model/document/rig_dump.h"
#include "model/rig/layer_pose.h"
#include "model/rig/rig_properties.h"

#include <QtTest>

#include <cmath>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

using Numbers = std::vector<double>;

/** A document of nulls to hang from each other. */
class Scene {
public:
    Scene()
    {
        Rig rig = fixture("walker");
        m_id = m_documents.open(std::move(rig)).id();
    }

    std::string run(const std::function<Result<void>(DocumentEdit &)> &edit)
    {
        const std::string before = dumpOf(rig());
        const Result<TransactionId> done =
            m_log.perform({"test", {}}, [&](TransactionEdit &e) { return edit(*e.edit(m_id)); });
        if (!done)
            return dumpOf(rig()) == before ? done.error().code : "a refusal left a trace";
        const std::string after = dumpOf(rig());
        if (!done->isNull() && (!m_log.undo(m_id) || dumpOf(rig()) != before))
            return "undo is not what was before";
        if (!done->isNull() && (!m_log.redo(m_id) || dumpOf(rig()) != after))
            return "redo is not what was done";
        return {};
    }

    NodeId null(const char *name, const Numbers &position, double rotation = 0, const Numbers &scale = {100, 100},
                NodeId parent = {})
    {
        NodeId id;
        const std::string refusal = run([&](DocumentEdit &edit) -> Result<void> {
            LayerSpec spec;
            spec.kind = LayerKind::Null;
            spec.name = name;
            const Result<NodeId> made = addLayer(edit, in(), 0, spec);
            if (!made)
                return tl::make_unexpected(made.error());
            id = *made;
            Result<void> done = setProperty(edit, property(id, LayerProperty::Position), position);
            if (done)
                done = setProperty(edit, property(id, LayerProperty::Rotation), Numbers{rotation});
            if (done)
                done = setProperty(edit, property(id, LayerProperty::Scale), scale);
            return done ? edit.setField({in(), id, {}}, Field::Parent, parent) : done;
        });
        return refusal.empty() ? id : NodeId{};
    }

    std::string hang(NodeId layer, NodeId parent, double time = 0)
    {
        return run([&](DocumentEdit &edit) { return reparent(edit, in(), layer, parent, KeepPose{time}); });
    }

    const Rig &rig() const { return m_documents.find(m_id)->rig(); }
    CompositionId in() const { return rig().main().id; }
    PropertyRef property(NodeId node, std::uint8_t id, int component = -1) const
    {
        return {in(), node, id, static_cast<std::int8_t>(component)};
    }
    NodeId named(const char *name) const { return resolvePath(rig(), name)->node; }
    Affine pose(NodeId layer, double time) const
    {
        return layerTransform(rig().main(), rig().space, *rig().main().find(layer), time);
    }
    const Layer &layer(NodeId id) const { return *rig().main().find(id); }

private:
    DocumentSet m_documents;
    EditLog m_log{m_documents};
    DocumentId m_id;
};

bool isNear(const Affine &a, const Affine &b)
{
    const auto near = [](double x, double y) { return std::abs(x - y) < 1e-9 * (1 + std::abs(x)); };
    return near(a.a, b.a) && near(a.b, b.b) && near(a.c, b.c) && near(a.d, b.d) && near(a.e, b.e) && near(a.f, b.f);
}

} // namespace

class tst_ParentCommands : public QObject {
    Q_OBJECT

private slots:
    void aLayerStaysWhereItIs_data();
    void aLayerStaysWhereItIs();
    void withoutKeepingItsNumbersStay();
    void aMovingParentCountsAtTheTime();
    void separateNumbersStaySeparateWhereTheyCan();
    void whatCannotStaySaysSo_data();
    void whatCannotStaySaysSo();
    void loopsAreRefused();
    void whoeverHungFromARemovedOneStays();
};

void tst_ParentCommands::aLayerStaysWhereItIs_data()
{
    QTest::addColumn<Numbers>("from"); // position, rotation, scale of the old parent
    QTest::addColumn<Numbers>("to");
    const Numbers home{0, 0, 0, 100, 100};
    QTest::newRow("into a moved one") << home << Numbers{30, -20, 0, 100, 100};
    QTest::newRow("out of a moved one") << Numbers{30, -20, 0, 100, 100} << home;
    QTest::newRow("into a turned one") << home << Numbers{5, 5, 37, 100, 100};
    QTest::newRow("into a larger one") << home << Numbers{5, 5, 0, 250, 250};
    QTest::newRow("between two of all kinds") << Numbers{9, 8, -120, 50, 50} << Numbers{-3, 4, 33, 130, 130};
    QTest::newRow("into a mirrored one") << home << Numbers{5, 5, 20, -100, 100};
    QTest::newRow("turned upside down") << home << Numbers{0, 0, 180, 100, 100};
}

void tst_ParentCommands::aLayerStaysWhereItIs()
{
    QFETCH(Numbers, from);
    QFETCH(Numbers, to);
    Scene scene;
    const auto null = [&scene](const Numbers &n) { return scene.null("p", {n[0], n[1]}, n[2], {n[3], n[4]}); };
    const NodeId a = null(from);
    const NodeId b = null(to);
    const NodeId child = scene.named("hip"); // moves along a curve
    QVERIFY(a && b && child);
    QCOMPARE(scene.run([&](DocumentEdit &edit) -> Result<void> {
        const auto turn = [&](double degrees, double time) {
            return setPropertyAt(edit, scene.property(child, LayerProperty::Rotation), Numbers{degrees}, time);
        };
        if (Result<void> done = turn(10, 0); !done)
            return done;
        if (Result<void> done = turn(80, 50); !done)
            return done;
        return edit.setField({scene.in(), child, {}}, Field::Parent, a);
    }),
             std::string());
    std::vector<Affine> before;
    for (int time = 0; time <= 60; time += 5)
        before.push_back(scene.pose(child, time));
    QCOMPARE(scene.hang(child, b), std::string());
    QCOMPARE(scene.layer(child).parent, b);
    // The parents stand still, so it is seen the same at all times, between its keys too.
    for (int time = 0; time <= 60; time += 5)
        QVERIFY2(isNear(scene.pose(child, time), before[static_cast<std::size_t>(time / 5)]),
                 qPrintable(QString::number(time)));
}

void tst_ParentCommands::withoutKeepingItsNumbersStay()
{
    Scene scene;
    const NodeId parent = scene.null("p", {5, 5}, 30);
    const NodeId child = scene.null("c", {1, 2});
    QCOMPARE(scene.run([&](DocumentEdit &edit) { return reparent(edit, scene.in(), child, parent, std::nullopt); }),
             std::string());
    const Affine own = localTransform(scene.rig().main(), scene.rig().space, scene.layer(child), 0);
    QCOMPARE(own, Affine::transform({1, 2}, 0, {1, 1}, {0, 0}));
}

void tst_ParentCommands::aMovingParentCountsAtTheTime()
{
    Scene scene;
    const NodeId hip = scene.named("hip");
    const NodeId child = scene.null("c", {1, 2}, 15);
    const Affine before = scene.pose(child, 20);
    QCOMPARE(scene.hang(child, hip, 20), std::string());
    QVERIFY(isNear(scene.pose(child, 20), before));
    QVERIFY(!isNear(scene.pose(child, 0), before));
}

void tst_ParentCommands::separateNumbersStaySeparateWhereTheyCan()
{
    for (const double rotation : {0.0, 30.0}) {
        Scene scene;
        const NodeId parent = scene.null("p", {5, 7}, rotation, {200, 200});
        const NodeId child = scene.null("c", {10, 20});
        QCOMPARE(scene.run([&](DocumentEdit &edit) -> Result<void> {
            const PropertyRef place = scene.property(child, LayerProperty::Position);
            if (Result<void> done = separateComponents(edit, place); !done)
                return done;
            return setPropertyAt(edit, scene.property(child, LayerProperty::Position, 0), Numbers{50}, 30);
        }),
                 std::string());
        const Affine before = scene.pose(child, 15);
        QCOMPARE(scene.hang(child, parent), std::string());
        QVERIFY(isNear(scene.pose(child, 15), before));
        const bool isSeparate = !scene.layer(child).track(LayerProperty::Position, 0).isNull();
        QCOMPARE(isSeparate, rotation == 0);
    }
}

void tst_ParentCommands::whatCannotStaySaysSo_data()
{
    QTest::addColumn<Numbers>("scale");
    QTest::addColumn<double>("parentRotation");
    QTest::addColumn<double>("rotation");
    QTest::addColumn<std::string>("code");
    QTest::newRow("stretched, along the axes") << Numbers{200, 100} << 0.0 << 0.0 << std::string();
    QTest::newRow("stretched, the layer turned") << Numbers{200, 100} << 0.0 << 20.0 << std::string("pose-not-kept");
    QTest::newRow("stretched, the parent turned") << Numbers{200, 100} << 20.0 << 0.0 << std::string("pose-not-kept");
    QTest::newRow("flat") << Numbers{0, 100} << 0.0 << 0.0 << std::string("pose-not-kept");
}

void tst_ParentCommands::whatCannotStaySaysSo()
{
    QFETCH(Numbers, scale);
    QFETCH(double, parentRotation);
    QFETCH(double, rotation);
    QFETCH(std::string, code);
    Scene scene;
    const NodeId parent = scene.null("p", {5, 7}, parentRotation, scale);
    const NodeId child = scene.null("c", {10, 20}, rotation);
    const Affine before = scene.pose(child, 0);
    QCOMPARE(scene.hang(child, parent), code);
    if (code.empty())
        QVERIFY(isNear(scene.pose(child, 0), before));
    else
        QVERIFY(!scene.layer(child).parent);
}

void tst_ParentCommands::loopsAreRefused()
{
    Scene scene;
    const NodeId a = scene.null("a", {0, 0});
    const NodeId b = scene.null("b", {0, 0}, 0, {100, 100}, a);
    QCOMPARE(scene.hang(a, b), std::string("parent-loop"));
    QCOMPARE(scene.hang(a, a), std::string("parent-loop"));
    QCOMPARE(scene.hang(a, NodeId{999}), std::string("parent-unknown"));
}

void tst_ParentCommands::whoeverHungFromARemovedOneStays()
{
    Scene scene;
    const NodeId a = scene.null("a", {3, 4}, 10);
    const NodeId b = scene.null("b", {5, 6}, 20, {100, 100}, a);
    const NodeId c = scene.null("c", {7, 8}, 30, {100, 100}, b);
    const NodeId flat = scene.null("flat", {7, 8}, 30, {0, 0}, b);
    const Affine before = scene.pose(c, 0);
    QCOMPARE(scene.run([&](DocumentEdit &edit) { return removeNodes(edit, scene.in(), std::vector{b}, 0); }),
             std::string());
    QCOMPARE(scene.layer(c).parent, a);
    QVERIFY(isNear(scene.pose(c, 0), before));
    QCOMPARE(scene.layer(flat).parent, a);
}

QTEST_APPLESS_MAIN(tst_ParentCommands)
#include "tst_parent_commands.moc"
