// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/selection.h"

#include <QtTest>

using namespace clipwright;

class tst_Selection : public QObject {
    Q_OBJECT

    static Rig rig()
    {
        auto composition = std::make_shared<Composition>();
        composition->id = CompositionId{1};
        for (const std::uint32_t id : {2U, 3U}) {
            auto layer = std::make_shared<Layer>();
            layer->id = NodeId{id};
            composition->layers.push_back(std::move(layer));
        }
        Rig rig;
        rig.compositions.push_back(std::move(composition));
        return rig;
    }

private slots:
    void whatIsNotThereIsNotPicked()
    {
        const Selection picked{
            DocumentId{1},
            {{CompositionId{1}, NodeId{2}, {}}, {CompositionId{1}, NodeId{9}, {}}, {CompositionId{7}, {}, {}}},
            {{CompositionId{1}, TrackId{4}, KeyId{1}}}};
        const Selection left = withoutMissing(picked, rig());
        QCOMPARE(left.objects.size(), std::size_t(1));
        QVERIFY(left.holds({CompositionId{1}, NodeId{2}, {}}));
        QVERIFY(left.keys.empty());
    }

    void aCompositionItselfCanBePicked()
    {
        const Selection picked{DocumentId{1}, {{CompositionId{1}, {}, {}}}, {}};
        QVERIFY(withoutMissing(picked, rig()) == picked);
        QVERIFY(!pickedNodes(picked));
    }

    void nodesOfOneCompositionAreEditedTogether()
    {
        QVERIFY(!pickedNodes({}));
        const Selection two{DocumentId{1}, {{CompositionId{1}, NodeId{3}, {}}, {CompositionId{1}, NodeId{2}, {}}}, {}};
        const auto nodes = pickedNodes(two);
        QVERIFY(nodes && nodes->composition == CompositionId{1});
        QVERIFY((nodes->nodes == std::vector{NodeId{3}, NodeId{2}}));
        const Selection apart{
            DocumentId{1}, {{CompositionId{1}, NodeId{3}, {}}, {CompositionId{2}, NodeId{2}, {}}}, {}};
        QVERIFY(!pickedNodes(apart));
    }
};

QTEST_GUILESS_MAIN(tst_Selection)
#include "tst_selection.moc"
