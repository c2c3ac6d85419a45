// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/document/rig_dump.h"
#include "model/io/files/files.h"
#include "model/io/files/sha1.h"
#include "model/io/script/random_commands.h"
#include "model/project/workspace.h"

#include <QTemporaryDir>
#include <QtTest>

#include <map>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

/** What a walk is to find. */
enum class Planted { Nothing, WrongDirtyFlag, AnotherText };

/**
 * Random commands of the whole table on a Lottie and on an artifact that is open as itself, with saves, changes that others make to the
 * files, reloads, re-imports, undo and redo between them. Each state is known by the bytes that would be written for it.
 */
class WorkspaceWalk {
    static constexpr TransactionId kNoState{0xffffffff};

public:
    WorkspaceWalk(const std::string &folder, unsigned seed, Planted planted = Planted::Nothing)
        : m_lottie(folder + "/hero.json"),
          m_source(folder + "/part.json"),
          m_planted(planted),
          m_random(seed)
    {
        write(m_lottie, textOf(seed));
        write(m_source, kPart);
        const tl::expected<SourceCook, Issues> cook = cookSource(m_source);
        if (!cook || !cook->outputs.write() || !recordCook(m_source, cook->sourceHash, cook->outputs.all(), {}))
            m_broken = "a source that does not cook";
        m_ids = {m_work.open(m_lottie).value_or(DocumentId()),
                 m_work.open(folder + "/part.oanim", OpenAs::Itself).value_or(DocumentId())};
        for (const DocumentId id : m_ids)
            see(id);
    }

    /** Empty, or the first thing that is not as it was. */
    const std::string &broken() const { return m_broken; }
    const std::map<std::string, int> &counts() const { return m_counts; }

    void step()
    {
        const DocumentId id = m_ids[m_random.below(4) == 0 ? 1 : 0];
        switch (m_random.below(24)) {
        case 0:
        case 1:
        case 2: undo(id); break;
        case 3:
        case 4: count("redo", m_work.log().redo(id)); break;
        case 5:
        case 6: save(id); break;
        case 7: reload(); break;
        case 8: keepOurs(); break;
        case 9: reimport(); break;
        default: command(id); break;
        }
        check(m_random.below(4) == 0);
    }

    void toTheOriginAndBack()
    {
        std::map<DocumentId, TransactionId> tips;
        for (const Transaction &transaction : m_work.log().transactions())
            tips[transaction.parts.front().document] = transaction.id;
        for (const DocumentId id : m_ids) {
            while (m_broken.empty() && m_work.log().undo(id))
                check(true);
            require(m_work.document(id)->state().isNull(), "undo does not lead to the origin");
            while (m_broken.empty() && m_work.log().redo(id))
                check(true);
            require(!tips.contains(id) || m_work.document(id)->state() == tips[id], "redo does not lead to the tip");
        }
    }

private:
    static constexpr const char *kPart =
        R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[{"ty":4,"nm":"part","ind":1,"ip":0,"op":60,"st":0,
"ks":{"r":{"a":0,"k":0},"p":{"a":0,"k":[100,50]},"o":{"a":1,"k":[{"t":0,"s":[100]},{"t":60,"s":[50]}]}},"shapes":[
{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}]}]})";

    static std::string textOf(std::size_t index)
    {
        static const std::vector<const char *> kFixtures{"walker", "precomps", "split_position", "in_point"};
        return *fixture(kFixtures[index % kFixtures.size()]).text;
    }
    static void write(const std::string &path, const std::string &bytes)
    {
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(bytes));
    }
    void require(bool holds, const std::string &what)
    {
        if (!holds && m_broken.empty())
            m_broken = what;
    }
    void count(const std::string &what, bool isDone) { m_counts[what] += isDone ? 1 : 0; }

    /** The hash of what a save would write, or why it would not. */
    std::string saying(DocumentId id) const
    {
        const Result<std::string> bytes = writeHome(m_work.file(id)->home, m_work.document(id)->value());
        return bytes ? sha1Hex(*bytes) : bytes.error().code;
    }
    /** A state that is new, and what is in it: of most only the value, for writing is dear. */
    void see(DocumentId id)
    {
        const TransactionId state = m_work.document(id)->state();
        m_values[{id, state}] = sha1Hex(dumpOf(m_work.document(id)->rig()));
        if (state.isNull() || m_random.below(4) == 0)
            m_texts[{id, state}] = saying(id);
    }

    void command(DocumentId id)
    {
        const CommandRow &row = m_random.row();
        const CommandArguments arguments = m_random.argumentsFor(row, m_work.document(id)->rig());
        const Result<TransactionId> made = m_work.log().perform(
            {std::string(row.id), {}}, [&](TransactionEdit &edit) { return run(row, *edit.edit(id), arguments); });
        if (made && !made->isNull()) {
            ++m_counts[std::string(row.id)];
            see(id);
        }
    }

    void undo(DocumentId id)
    {
        const auto undone = m_work.log().undoes(id);
        const bool isReload = !undone.empty() && undone.front()->text.id == "reload";
        count("undo", m_work.log().undo(id));
        // Only a test takes the const away.
        auto &document = const_cast<Document &>(*m_work.document(id));
        if (isReload && m_planted == Planted::WrongDirtyFlag)
            document.setSaved();
        if (isReload && m_planted == Planted::AnotherText)
            const_cast<Rig &>(document.rig()).text = std::make_shared<const std::string>(textOf(0) + " ");
    }

    void save(DocumentId id)
    {
        const bool isOthers = id == m_ids[0] && m_isOthers;
        const Result<Saved> saved = m_work.save(id);
        require(!isOthers || !saved, "a save replaced what others wrote");
        if (!saved)
            return;
        ++m_counts["save"];
        m_saved[id] = m_work.document(id)->state();
    }

    void others()
    {
        // Bytes that were never there: the same again would be no change.
        write(m_lottie, textOf(m_random.below(4)) + std::string(++m_written, '\n'));
        m_isOthers = true;
    }
    /** Now, or after some steps in which the file is not what is known. */
    void reload()
    {
        others();
        if (m_random.below(3) == 0)
            return;
        const Result<TransactionId> taken = m_work.takeTheirs(m_ids[0]);
        require(taken.has_value(), "what others wrote is not taken");
        m_isOthers = false;
        m_saved[m_ids[0]] = m_work.document(m_ids[0])->state();
        if (taken && !taken->isNull()) {
            ++m_counts["reload"];
            see(m_ids[0]);
        }
    }
    void keepOurs()
    {
        if (!m_isOthers)
            others();
        m_work.keepOurs(m_ids[0], readStampedFile(m_lottie)->stamp);
        m_isOthers = false;
        m_saved[m_ids[0]] = kNoState; // the file says something else
        count("keep", true);
    }
    void reimport()
    {
        std::string text = kPart;
        text.replace(text.find("\"part\""), 6, "\"part" + std::to_string(m_random.below(99)) + '"');
        write(m_source, text);
        const Result<TransactionId> done = m_work.reimport(m_ids[1]);
        if (!done) // it was saved as itself since, so that it is not the source's any more
            return;
        m_saved[m_ids[1]] = m_work.document(m_ids[1])->state();
        if (!done->isNull()) {
            ++m_counts["reimport"];
            see(m_ids[1]);
        }
    }

    void check(bool withText)
    {
        for (const DocumentId id : m_ids) {
            const Document &document = *m_work.document(id);
            const auto at = std::pair(id, document.state());
            require(sha1Hex(dumpOf(document.rig())) == m_values.at(at), "a state is another one when it comes back");
            require(document.isModified() == (document.state() != m_saved[id]), "the dirty flag is wrong");
            if (withText && m_texts.contains(at))
                require(saying(id) == m_texts.at(at), "a state is written otherwise when it comes back");
        }
        if (withText && !m_isOthers && !m_work.document(m_ids[0])->isModified())
            require(saying(m_ids[0]) == sha1Hex(**readFile(m_lottie)),
                    "what is not modified is not what the file says");
    }

    std::string m_lottie;
    std::string m_source;
    Planted m_planted;
    Workspace m_work;
    RandomCommands m_random;
    std::vector<DocumentId> m_ids;
    std::map<std::pair<DocumentId, TransactionId>, std::string> m_values;
    std::map<std::pair<DocumentId, TransactionId>, std::string> m_texts;
    std::map<DocumentId, TransactionId> m_saved;
    bool m_isOthers = false;   ///< others wrote, and nothing was decided
    std::size_t m_written = 0; ///< how often others wrote
    std::map<std::string, int> m_counts;
    std::string m_broken;
};

} // namespace

/** Every state that was ever seen comes back, whatever happened to the files in between, and is known for saved or not (reliability R9). */
class tst_WorkspaceWalks : public QObject {
    Q_OBJECT

private slots:
    void everyStateComesBack();
    void plantedFaultsAreFound_data();
    void plantedFaultsAreFound();
};

void tst_WorkspaceWalks::everyStateComesBack()
{
    const unsigned walks = hostile::isDeep() ? 1000 : 50;
    const int steps = hostile::isDeep() ? 1000 : 200;
    std::map<std::string, int> done;
    for (unsigned seed = 0; seed < walks; ++seed) {
        const QTemporaryDir folder;
        WorkspaceWalk walk(folder.path().toStdString(), seed);
        for (int step = 0; step < steps && walk.broken().empty(); ++step)
            walk.step();
        walk.toTheOriginAndBack();
        QVERIFY2(walk.broken().empty(),
                 qPrintable(QString::fromStdString(walk.broken() + " in walk ") + QString::number(seed)));
        for (const auto &[what, count] : walk.counts())
            done[what] += count;
    }
    for (const CommandRow &row : commands())
        QVERIFY2(done[std::string(row.id)] > 0 || !row.kinds.has(DocumentKind::Rig), std::string(row.id).c_str());
    for (const char *what : {"undo", "redo", "save", "reload", "keep", "reimport"})
        QVERIFY2(done[what] > 50, what);
}

void tst_WorkspaceWalks::plantedFaultsAreFound_data()
{
    QTest::addColumn<Planted>("planted");
    QTest::newRow("undone to what is not saved, and told as saved") << Planted::WrongDirtyFlag;
    QTest::newRow("undone to what is written into another text") << Planted::AnotherText;
}

void tst_WorkspaceWalks::plantedFaultsAreFound()
{
    QFETCH(Planted, planted);
    for (unsigned seed = 0; seed < 20; ++seed) {
        const QTemporaryDir folder;
        WorkspaceWalk walk(folder.path().toStdString(), seed, planted);
        for (int step = 0; step < 200 && walk.broken().empty(); ++step)
            walk.step();
        if (!walk.broken().empty())
            return;
    }
    QFAIL("no walk found it");
}

QTEST_APPLESS_MAIN(tst_WorkspaceWalks)
#include "tst_workspace_walks.moc"
