// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/items/rig_tree_model.h"

#include "model/document/random_edits.h"
#include "model/document/rig_dump.h"
#include "model/document/value_fixtures.h"
#include "model/io/lottie/lottie_reader.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QtTest>

#include <memory>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

/** Layers a (with two items), b, c hanging from a. */
Rig threeLayers()
{
    const auto text = std::make_shared<const std::string>(R"({"fr":10,"ip":0,"op":10,"w":9,"h":9,"layers":[
        {"ty":4,"nm":"a","ind":1,"ip":0,"op":10,"ks":{"p":{"a":0,"k":[1,2]}},
         "masksProperties":[{"mode":"a","nm":"m","pt":{"a":0,"k":{"c":true,"v":[[0,0],[1,0],[0,1]],"i":[[0,0],[0,0],[0,0]],
          "o":[[0,0],[0,0],[0,0]]}},"o":{"a":0,"k":100}}],
         "shapes":[{"ty":"gr","nm":"g","it":[{"ty":"el","nm":"e","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[4,4]}}]},
          {"ty":"fl","nm":"f","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}]},
        {"ty":3,"nm":"b","ind":2,"ip":0,"op":10,"ks":{}},
        {"ty":3,"nm":"c","ind":3,"parent":1,"ip":0,"op":10,"ks":{}}]})");
    return *readLottie(text, "three.json").rig;
}

/** The rows as the document says they should be, one a line; the names of a model's rows are compared with it. */
void expectedRows(const Node &node, const Layer *layer, int depth, QStringList &rows)
{
    rows.push_back(QString(depth, u' ') + QString::fromStdString(node.name) + QString::number(node.id.value));
    if (layer != nullptr) {
        for (const Node &mask : layer->masks)
            expectedRows(mask, nullptr, depth + 1, rows);
    }
    for (const Node &item : node.items)
        expectedRows(item, nullptr, depth + 1, rows);
}

void shownRows(const QAbstractItemModel &model, const QModelIndex &parent, int depth, QStringList &rows)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        rows.push_back(QString(depth, u' ') + index.data().toString() + index.data(RigTreeModel::NodeRole).toString());
        shownRows(model, index, depth + 1, rows);
    }
}

/** A model over a document that is edited. */
struct Shown {
    explicit Shown(DocumentValue value) : log(documents), document(documents.open(std::move(value))), model(log)
    {
        model.setDocument(&document);
        model.setMarks(&marks);
    }
    QStringList expected() const
    {
        QStringList rows;
        for (const std::shared_ptr<const Layer> &layer : document.rig().main().layers)
            expectedRows(*layer, layer.get(), 0, rows);
        return rows;
    }
    QStringList shown() const
    {
        QStringList rows;
        shownRows(model, {}, 0, rows);
        return rows;
    }
    QModelIndex layer(int row, int column = 0) const { return model.index(row, column); }
    void drop(const QModelIndexList &rows, int row, const QModelIndex &onto)
    {
        const std::unique_ptr<QMimeData> data(model.mimeData(rows));
        QVERIFY(!model.dropMimeData(data.get(), Qt::MoveAction, row, 0, onto));
    }
    bool canDrop(const QModelIndexList &rows, int row, const QModelIndex &onto)
    {
        const std::unique_ptr<QMimeData> data(model.mimeData(rows));
        return model.canDropMimeData(data.get(), Qt::MoveAction, row, 0, onto);
    }
    QStringList names(const QModelIndex &parent = {}) const
    {
        QStringList said;
        for (int row = 0; row < model.rowCount(parent); ++row)
            said.push_back(model.index(row, 0, parent).data().toString());
        return said;
    }

    DocumentSet documents;
    EditLog log;
    Document &document;
    PreviewMarks marks;
    RigTreeModel model;
};

} // namespace

class tst_RigTreeModel : public QObject {
    Q_OBJECT

private slots:
    void otherKindsAndNoneHaveNoRows();
    void foreignDropsAreNotTaken();
    void rowsAreMasksThenItems();
    void randomEditsKeepTheRows_data();
    void randomEditsKeepTheRows();
    void renamesAndHidesByCommands();
    void marksAreNoEdit();
    void dropsReorderLayersAsOneStep();
    void dropOnALayerHangsFromItAndStays();
    void itemsGoIntoOtherOwners();
};

void tst_RigTreeModel::otherKindsAndNoneHaveNoRows()
{
    Shown clip(richClip());
    QCOMPARE(clip.model.rowCount(), 0);
    QVERIFY(clip.model.flags({}) == Qt::NoItemFlags);
    Shown stage(richStage());
    QCOMPARE(stage.model.rowCount(), 0);
    stage.model.setDocument(nullptr);
    QCOMPARE(stage.model.rowCount(), 0);
}

void tst_RigTreeModel::foreignDropsAreNotTaken()
{
    Shown of(threeLayers());
    QMimeData nothing;
    QVERIFY(!of.model.canDropMimeData(&nothing, Qt::MoveAction, 0, 0, {}));
    for (const QByteArray &bytes : {QByteArray(), QByteArray("\xff\xff\xff\xff"), QByteArray(8, '\xff')}) {
        QMimeData torn;
        torn.setData(of.model.mimeTypes().front(), bytes);
        QVERIFY(!of.model.canDropMimeData(&torn, Qt::MoveAction, 0, 0, {}));
        QVERIFY(!of.model.dropMimeData(&torn, Qt::MoveAction, 0, 0, {}));
    }
    QVERIFY(of.log.transactions().empty());
}

void tst_RigTreeModel::rowsAreMasksThenItems()
{
    Shown of(threeLayers());
    QCOMPARE(of.names(), QStringList({"a", "b", "c"}));
    QCOMPARE(of.names(of.layer(0)), QStringList({"m", "g", "f"}));
    QCOMPARE(of.shown(), of.expected());
    QCOMPARE(of.layer(2).data(RigTreeModel::ParentNameRole).toString(), QStringLiteral("a"));
    QCOMPARE(of.layer(1).data(RigTreeModel::KindRole).toString(), QStringLiteral("null"));
    QCOMPARE(of.model.index(0, 0, of.layer(0)).data(RigTreeModel::KindRole).toString(), QStringLiteral("mask"));
}

void tst_RigTreeModel::randomEditsKeepTheRows_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<unsigned>("seed");
    for (const char *name : {"three", "gaps", "walker"}) {
        for (unsigned seed = 1; seed <= 4; ++seed)
            QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(seed)))
                << QString::fromLatin1(name) << seed;
    }
}

void tst_RigTreeModel::randomEditsKeepTheRows()
{
    QFETCH(QString, name);
    QFETCH(unsigned, seed);
    Shown of(name == QStringLiteral("three") ? threeLayers() : fixture(qPrintable(name)));
    QAbstractItemModelTester tester(&of.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy inserted(&of.model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&of.model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy moved(&of.model, &QAbstractItemModel::rowsMoved);
    RandomEdits edits(seed);
    // Persistent indexes are what views hold on to.
    QList<QPersistentModelIndex> held;
    for (int step = 0; step < 400; ++step) {
        // What was taken out comes back now and then: a walk of edits alone ends with nothing.
        while (step % 25 == 0 && of.log.undo(of.document.id())) {
        }
        const std::size_t kind = edits.below(8);
        if (kind == 0)
            of.log.undo(of.document.id());
        else if (kind == 1)
            of.log.redo(of.document.id());
        else
            static_cast<void>(of.log.perform({"walk", {}}, [&](TransactionEdit &edit) -> Result<void> {
                edits.step(*edit.edit(of.document.id()));
                return kind == 2 ? Result<void>(refuse("stopped", "taken back")) : Result<void>();
            }));
        QCOMPARE(of.shown(), of.expected());
        for (const QPersistentModelIndex &each : std::as_const(held)) {
            if (each.isValid())
                QCOMPARE(QModelIndex(each), of.model.indexOf(RigTreeModel::nodeAt(each)));
        }
        if (of.model.rowCount() > 0)
            held.push_back(of.layer(static_cast<int>(edits.below(static_cast<std::size_t>(of.model.rowCount())))));
    }
    QVERIFY(inserted.count() > 0 && removed.count() > 0 && moved.count() > 0);
}

void tst_RigTreeModel::renamesAndHidesByCommands()
{
    Shown of(threeLayers());
    QSignalSpy changed(&of.model, &QAbstractItemModel::dataChanged);
    QVERIFY(of.model.setData(of.layer(1), QStringLiteral("arm")));
    QCOMPARE(of.layer(1).data().toString(), QStringLiteral("arm"));
    QVERIFY(changed.count() > 0);
    QVERIFY(of.model.setData(of.layer(0, RigTreeModel::VisibleColumn), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(of.document.rig().main().layers[0]->isHidden);
    QVERIFY(of.model.index(1, 0, of.layer(0)).data(RigTreeModel::HiddenRole).toBool());
    QCOMPARE(of.log.transactions().size(), 2U);
    of.log.undo(of.document.id());
    QCOMPARE(of.layer(0, RigTreeModel::VisibleColumn).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    of.log.undo(of.document.id());
    QCOMPARE(of.layer(1).data().toString(), QStringLiteral("b"));
}

void tst_RigTreeModel::marksAreNoEdit()
{
    Shown of(threeLayers());
    QSignalSpy marked(&of.model, &RigTreeModel::marksChanged);
    QVERIFY(of.model.setData(of.layer(1, RigTreeModel::SoloColumn), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(of.marks.solo.contains(RigTreeModel::nodeAt(of.layer(1))));
    const QModelIndex item = of.model.index(1, RigTreeModel::LockColumn, of.layer(0));
    QVERIFY(of.model.setData(item, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(!of.model.setData(item.siblingAtColumn(RigTreeModel::SoloColumn), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(marked.count(), 2);
    QVERIFY(!of.document.isModified());
}

void tst_RigTreeModel::dropsReorderLayersAsOneStep()
{
    Shown of(threeLayers());
    of.drop({of.layer(1), of.layer(2)}, 0, {});
    QCOMPARE(of.names(), QStringList({"b", "c", "a"}));
    QCOMPARE(of.log.transactions().size(), 1U);
    of.drop({of.layer(0)}, 2, {});
    QCOMPARE(of.names(), QStringList({"c", "b", "a"}));
    of.log.undo(of.document.id());
    of.log.undo(of.document.id());
    QCOMPARE(of.names(), QStringList({"a", "b", "c"}));
}

void tst_RigTreeModel::dropOnALayerHangsFromItAndStays()
{
    Shown of(threeLayers());
    QSignalSpy refused(&of.model, &RigTreeModel::refused);
    of.drop({of.layer(1)}, -1, of.layer(0));
    QCOMPARE(of.layer(1).data(RigTreeModel::ParentNameRole).toString(), QStringLiteral("a"));
    of.drop({of.layer(0)}, -1, of.layer(2)); // c hangs from a
    QCOMPARE(refused.count(), 1);
    of.drop({of.layer(1)}, -1, {});
    QCOMPARE(of.layer(1).data(RigTreeModel::ParentRole).toUInt(), 0U);
    QCOMPARE(of.log.transactions().size(), 2U);
}

void tst_RigTreeModel::itemsGoIntoOtherOwners()
{
    Shown of(threeLayers());
    const QModelIndex group = of.model.index(1, 0, of.layer(0));
    const QModelIndex fill = of.model.index(2, 0, of.layer(0));
    QVERIFY(!of.canDrop({fill}, -1, of.layer(1))); // a null layer draws nothing
    QVERIFY(!of.canDrop({fill}, 0, {}));
    QVERIFY(!of.canDrop({group}, -1, group));
    QVERIFY(!of.canDrop({group}, -1, of.model.index(0, 0, group)));
    of.drop({fill}, 0, group);
    QCOMPARE(of.names(of.layer(0)), QStringList({"m", "g"}));
    QCOMPARE(of.names(of.model.index(1, 0, of.layer(0))), QStringList({"f", "e"}));
    of.drop({of.model.index(0, 0, of.model.index(1, 0, of.layer(0)))}, 1, of.layer(0));
    QCOMPARE(of.names(of.layer(0)), QStringList({"m", "f", "g"}));
}

QTEST_GUILESS_MAIN(tst_RigTreeModel)
#include "tst_rig_tree_model.moc"
