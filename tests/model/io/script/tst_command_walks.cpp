// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/commands/command_table.h"
#include "model/commands/object_path.h"
#include "model/document/edit_log.h"
#include "model/document/rig_access.h"
#include "model/document/rig_dump.h"
#include "model/rig/rig_properties.h"

#include <QtTest>

#include <map>
#include <random>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

/** Random arguments for the commands of the table: most fit what they are for, some are nonsense. */
class RandomCommands {
public:
    explicit RandomCommands(unsigned seed) : m_random(seed) {}

    std::size_t below(std::size_t end) { return end == 0 ? 0 : m_random() % end; }

    const CommandRow &row() { return commands()[below(commands().size())]; }

    CommandArguments argumentsFor(const CommandRow &row, const Rig &rig)
    {
        m_rig = &rig;
        m_in = rig.compositions[below(rig.compositions.size())].get();
        CommandArguments arguments;
        for (const ArgumentRow &argument : row.arguments) {
            if (argument.isRequired || below(2) == 0)
                arguments.set(std::string(argument.name), value(row, argument));
        }
        return arguments;
    }

private:
    ArgumentValue value(const CommandRow &row, const ArgumentRow &argument)
    {
        switch (argument.kind) {
        case ArgumentKind::Path: return path(row, argument);
        case ArgumentKind::Paths: return nodePaths(row.id == "ungroup");
        case ArgumentKind::Keys: return keyPaths();
        case ArgumentKind::Text: return text(argument);
        case ArgumentKind::Number: return static_cast<double>(below(50));
        case ArgumentKind::Index: return below(4);
        case ArgumentKind::Flag: return below(2) == 0;
        case ArgumentKind::Value: return newValue(argument);
        case ArgumentKind::Colour: return NewValue(numbers(4));
        case ArgumentKind::Time: return time();
        case ArgumentKind::Ease: return easing();
        case ArgumentKind::NewKeys: return newKeys();
        case ArgumentKind::Content: return copied();
        }
        return std::string();
    }

    std::string path(const CommandRow &row, const ArgumentRow &argument)
    {
        if (argument.name == "in" && row.id != "addItem")
            return pathOf(*m_rig, m_in->id);
        if (argument.name == "composition" || row.id.find("Composition") != std::string_view::npos)
            return pathOf(*m_rig, m_rig->compositions[below(m_rig->compositions.size())]->id);
        if (row.id == "rename" || row.id == "moveNode" || row.id == "addItem")
            return nodePath();
        if (row.id == "addTrack")
            return anyProperty();
        std::string property = propertyPath();
        const bool isTimed = row.id == "insertKey" || (row.id == "set" && below(2) == 0);
        return isTimed ? property + "@" + std::to_string(below(60)) + "f" : property;
    }

    std::string nodePath()
    {
        std::vector<NodeId> nodes;
        for (const auto &layer : m_in->layers)
            visitNodes(*layer, [&nodes](const Node &node) { nodes.push_back(node.id); });
        return nodes.empty() ? "layers[0]" : pathOf(*m_rig, m_in->id, nodes[below(nodes.size())]);
    }

    std::vector<std::string> nodePaths(bool areGroups)
    {
        std::vector<std::string> paths{nodePath()};
        if (below(2) == 0)
            paths.push_back(nodePath());
        std::vector<NodeId> groups;
        for (const auto &layer : m_in->layers)
            visitNodes(*layer, [&groups](const Node &node) {
                if (node.type == NodeType::Group)
                    groups.push_back(node.id);
            });
        if (areGroups && !groups.empty())
            paths = {pathOf(*m_rig, m_in->id, groups[below(groups.size())])};
        return paths;
    }

    const Track *track()
    {
        const auto tracks = m_in->timeline.tracks();
        return tracks.empty() ? nullptr : tracks[below(tracks.size())].get();
    }

    /** Of any node: some have no track yet. */
    std::string anyProperty()
    {
        const std::string node = nodePath();
        const Result<ObjectPath> path = resolvePath(*m_rig, node);
        const Node *found = path ? findNode(*m_rig, path->composition, path->node) : nullptr;
        const auto rows = found ? propertiesOf(found->type, m_rig->space) : std::span<const PropertyRow>();
        return rows.empty() ? node : node + "/" + std::string(rows[below(rows.size())].key);
    }

    std::string propertyPath()
    {
        const Track *any = track();
        m_kind = any ? any->kind : Kind::Number;
        m_stride = any ? any->stride() : 1;
        return any ? pathOf(*m_rig, m_in->id, any->id) : nodePath();
    }

    std::vector<std::string> keyPaths()
    {
        std::vector<std::string> paths;
        for (int tries = 0; tries < 12 && paths.size() < 3; ++tries) {
            const Track *any = track();
            if (any && any->isAnimated())
                paths.push_back(pathOf(*m_rig, m_in->id, any->id) + "@"
                                + std::to_string(any->keys.time(below(any->keys.size()))) + "f");
        }
        return paths;
    }

    std::string text(const ArgumentRow &argument)
    {
        static const std::vector<std::string> types{"merge-paths", "group", "path", "ellipse", "fill",
                                                    "stroke",      "trim",  "mask", "dash"};
        static const std::vector<std::string> kinds{"shape", "null", "solid", "precomp", "text"};
        static const std::vector<std::string> words{"walk", "run", "", "Größe", "#0", "#1", "a/b", "\"q\""};
        if (argument.name == "type")
            return types[below(types.size())];
        return argument.name == "kind" ? kinds[below(kinds.size())] : words[below(words.size())];
    }

    std::vector<double> numbers(int count)
    {
        std::vector<double> all;
        for (int i = 0; i < count; ++i)
            all.push_back(static_cast<double>(below(9)) / 8);
        return all;
    }

    NewValue newValue(const ArgumentRow &argument)
    {
        if (argument.name == "parent")
            return below(3) == 0 ? NewValue() : NewValue(nodePath());
        if (m_kind == Kind::Path)
            return path();
        return below(15) == 0 ? NewValue(std::string("word")) : NewValue(numbers(m_stride));
    }

    PathRef path()
    {
        Contour contour;
        contour.vertices.resize(3 + below(2));
        for (auto &vertex : contour.vertices)
            vertex.point = {static_cast<double>(below(50)), static_cast<double>(below(50))};
        return std::make_shared<const Path>(Path{{contour}});
    }

    /** Something of the document itself. */
    Clipboard copied()
    {
        const Track *any = track();
        if (any && any->isAnimated() && below(2) == 0) {
            const KeyRef key{m_in->id, any->id, any->keys.id(0)};
            if (Result<Clipboard> keys = copyKeys(*m_rig, std::span(&key, 1)))
                return *keys;
        }
        const bool isFull = m_in->layers.empty() || m_in->layers.size() > 12;
        const NodeId layer = isFull ? NodeId() : m_in->layers[below(m_in->layers.size())]->id;
        const Result<Clipboard> nodes = copyNodes(*m_rig, m_in->id, std::span(&layer, 1));
        return nodes ? *nodes : Clipboard(CopiedNodes());
    }

    TimeText time() { return {static_cast<double>(below(40)) - 5, below(4) != 0}; }
    Easing easing()
    {
        if (below(3) == 0)
            return Easing::hold();
        return below(2) == 0 ? Easing::linear() : Easing::cubic(0.25, static_cast<double>(below(3)) / 2, 0.75, 1);
    }

    std::vector<NewKey> newKeys()
    {
        std::vector<NewKey> keys(1 + below(3));
        for (NewKey &key : keys) {
            key.at = {static_cast<double>(below(60)), true};
            key.value = m_kind == Kind::Path ? NewValue(path()) : NewValue(numbers(m_stride));
            key.ease = easing();
            if (m_stride == 2 && below(3) == 0)
                key.spatialOut = numbers(2);
        }
        return keys;
    }

    std::mt19937 m_random;
    const Rig *m_rig = nullptr;
    const Composition *m_in = nullptr;
    Kind m_kind = Kind::Number; ///< of the property that a path named last
    int m_stride = 1;
};

} // namespace

/** Random commands of the whole table, undone and done again: every state that was ever seen comes back (reliability R9). */
class tst_CommandWalks : public QObject {
    Q_OBJECT

private slots:
    void everyStateComesBack();
};

void tst_CommandWalks::everyStateComesBack()
{
    const unsigned walks = hostile::isDeep() ? 1000 : 50;
    const int steps = hostile::isDeep() ? 1000 : 200;
    std::map<std::string_view, int> done;
    for (unsigned seed = 0; seed < walks; ++seed) {
        static const std::vector<const char *> kFixtures{"walker", "precomps", "split_position", "in_point"};
        DocumentSet documents;
        EditLog log(documents);
        const DocumentId id = documents.open(fixture(kFixtures[seed % kFixtures.size()])).id();
        const Document &document = *documents.find(id);
        std::map<TransactionId, std::string> known{{TransactionId(), dumpOf(document.rig())}};
        RandomCommands random(seed);
        for (int step = 0; step < steps; ++step) {
            const std::size_t act = random.below(8);
            if (act == 0) {
                log.undo(id);
            } else if (act == 1) {
                log.redo(id);
            } else {
                const CommandRow &row = random.row();
                const CommandArguments arguments = random.argumentsFor(row, document.rig());
                const Result<TransactionId> made = log.perform({std::string(row.id), {}}, [&](TransactionEdit &edit) {
                    return row.run(*edit.edit(id), arguments);
                });
                if (made && !made->isNull()) {
                    ++done[row.id];
                    known[*made] = dumpOf(document.rig());
                }
            }
            QCOMPARE(dumpOf(document.rig()), known.at(document.state()));
        }
        while (log.undo(id)) {
        }
        QCOMPARE(dumpOf(document.rig()), known.at(TransactionId()));
        QVERIFY(!document.isModified());
        while (log.redo(id)) {
        }
        QCOMPARE(dumpOf(document.rig()), known.at(document.state()));
    }
    for (const CommandRow &row : commands())
        QVERIFY2(done[row.id] > 0, std::string(row.id).c_str());
}

QTEST_APPLESS_MAIN(tst_CommandWalks)
#include "tst_command_walks.moc"
