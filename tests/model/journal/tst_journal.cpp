// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/io/files/files.h"
#include "model/journal/journal_line.h"
#include "model/journal/journal_text.h"
#include "model/journal/scripted_session.h"

#include <QtTest>

#include <random>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

const std::string kHash = "0123456789abcdef0123456789abcdef01234567";

Result<Journal> readText(const std::string &text)
{
    return readJournal(std::make_shared<const std::string>(text), "journal");
}

std::string linesOf(const std::vector<std::string> &records)
{
    std::uint32_t checksum = 0;
    std::string text;
    for (const std::string &record : records)
        text += journalLine(record, checksum);
    return text;
}

std::string withHeader(const std::string &record)
{
    return linesOf({headerText(kProgram), record});
}

/** The JSON of each line of a journal. */
std::vector<std::string> recordsOf(const Journal &journal)
{
    std::vector<std::string> records{headerText(journal.program)};
    for (const JournalRecord &record : journal.records)
        records.push_back(journal.bytes->substr(record.begin, record.end - record.begin));
    return records;
}

} // namespace

class tst_Journal : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatHasNoHeaderIsRefused_data();
    void whatHasNoHeaderIsRefused();
    void whatIsTooLargeIsRefused();
    void anotherFormatIsToldAndNotRead();
    void aRecordThatIsNotAsExpectedEndsIt_data();
    void aRecordThatIsNotAsExpectedEndsIt();
    void anEndThatIsCutAnywhereIsToldAndLeftOut();
    void aByteThatIsAnotherEndsItThere();
    void linesOutOfTheirPlaceEndIt();
    void zerosAtTheEndAreATornEnd();
    void eachRecordReadsBackAsItWasWritten();
    void aPathIsBytes();
    void oddJournalsAreReplayedAsFarAsTheyFit();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_text; ///< of a session
    std::vector<std::string> m_paths;
};

void tst_Journal::initTestCase()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const std::string folder = m_folder->path().toStdString();
    m_paths = putFixtures(folder);
    ScriptedSession session(m_paths, 3);
    session.isSavingFiles = false;
    QVERIFY(session.journalIn(folder + "/journals"));
    for (int i = 0; i < 40; ++i)
        QVERIFY(session.step());
    QVERIFY(session.writer().sync());
    m_text = *session.writer().folder().readJournalBytes().value();
    QVERIFY(readText(m_text)->records.size() > 20);
    QVERIFY(readText(m_text)->issues.empty());
}

void tst_Journal::whatHasNoHeaderIsRefused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("nothing") << std::string();
    QTest::newRow("another file") << std::string("{\"v\":\"5.5\"}\n");
    QTest::newRow("zeros") << std::string(100, '\0');
    QTest::newRow("not an object") << linesOf({"[]"});
    QTest::newRow("not JSON") << linesOf({"{"});
    QTest::newRow("no format") << linesOf({"{\"program\":\"1\"}"});
    QTest::newRow("format 0") << linesOf({"{\"clipwrightJournal\":0}"});
    QTest::newRow("a record first") << linesOf({"{\"closed\":1}"});
    std::string torn = linesOf({headerText(kProgram)});
    torn.pop_back();
    QTest::newRow("a header that is torn") << torn;
}

void tst_Journal::whatHasNoHeaderIsRefused()
{
    QFETCH(std::string, text);
    const auto journal = readText(text);
    QVERIFY(!journal);
    QCOMPARE(journal.error().code, std::string("journal-malformed"));
    QCOMPARE(journal.error().where.file, std::string("journal"));
    QCOMPARE(journal.error().where.line, 1);
}

void tst_Journal::whatIsTooLargeIsRefused()
{
    QCOMPARE(readText(std::string(kMaxJournalBytes + 1, ' ')).error().code, std::string("journal-too-large"));
}

void tst_Journal::anotherFormatIsToldAndNotRead()
{
    const auto journal = readText(linesOf({R"({"clipwrightJournal":2,"program":"9"})", R"({"closed":1})"}));
    QVERIFY(journal);
    QCOMPARE(journal->format, 2);
    QVERIFY(journal->records.empty());
    QCOMPARE(journal->issues.front().code, std::string("journal-other-format"));
    QVERIFY(assessRecovery(*journal, kProgram).kind == RecoveryKind::OtherVersion);
}

void tst_Journal::aRecordThatIsNotAsExpectedEndsIt_data()
{
    QTest::addColumn<std::string>("record");
    for (
        const char *record : {
            R"([])",
            R"({})",
            R"({"opened":0,"path":"a","hash":"0123456789abcdef0123456789abcdef01234567"})",
            R"({"opened":1.5,"path":"a","hash":"0123456789abcdef0123456789abcdef01234567"})",
            R"({"opened":4294967297,"path":"a","hash":"0123456789abcdef0123456789abcdef01234567"})",
            R"({"opened":1,"hash":"0123456789abcdef0123456789abcdef01234567"})",
            R"({"opened":1,"path":"","hash":"0123456789abcdef0123456789abcdef01234567"})",
            R"({"opened":1,"path":"a\u0000b","hash":"0123456789abcdef0123456789abcdef01234567"})",
            R"({"opened":1,"pathBase64":"?","hash":"0123456789abcdef0123456789abcdef01234567"})",
            R"({"opened":1,"path":"a","hash":"../../123456789abcdef0123456789abcdef0123"})",
            R"({"opened":1,"path":"a","hash":"01234"})",
            R"({"closed":"1"})",
            R"({"saving":1,"path":"a","hash":"0123456789abcdef0123456789abcdef01234567"})",
            R"({"appended":1,"command":"a","arguments":[],"parts":[]})",
            R"({"appended":1,"command":"a","arguments":[1],"parts":[{"document":1,"patch":[{}]}]})",
            R"({"appended":1,"command":"a","parts":[{"document":1,"patch":[{}]}]})",
            R"({"appended":1,"command":"a","arguments":[],"parts":[{"document":1,"patch":[]}]})",
            R"({"appended":1,"command":"a","arguments":[],"parts":[{"document":1,"patch":[{}]},{"document":1,"patch":[{}]}]})",
            R"({"appended":1,"command":"a","arguments":[],"parts":{"document":1,"patch":[{}]}})",
            R"({"undone":[]})",
            R"({"undone":[0]})",
            R"({"redone":1})",
            R"({"appended":1,"command":"a","arguments":[],)"
            R"("parts":[{"document":1,"patch":[{"do":"replace","hash":"../a"}]}]})",
            R"({"renamed":1})",
        })
        QTest::newRow(record) << std::string(record);
}

void tst_Journal::aRecordThatIsNotAsExpectedEndsIt()
{
    QFETCH(std::string, record);
    const auto journal = readText(withHeader(record) + "more");
    QVERIFY(journal);
    QVERIFY(journal->records.empty());
    QCOMPARE(journal->issues.size(), std::size_t{1});
    QCOMPARE(journal->issues.front().code, std::string("journal-damaged"));
    QCOMPARE(journal->issues.front().where.line, 2);
    QVERIFY(journal->issues.front().what.find("expected") != std::string::npos);
}

void tst_Journal::anEndThatIsCutAnywhereIsToldAndLeftOut()
{
    const Journal whole = readText(m_text).value();
    std::size_t records = 0;
    const std::size_t step = hostile::isDeep() ? 1 : 7;
    for (std::size_t size = whole.headerEnd; size < m_text.size(); size += step) {
        while (records < whole.records.size() && whole.records[records].end < size)
            ++records;
        const auto cut = readText(m_text.substr(0, size));
        QVERIFY(cut);
        QCOMPARE(cut->records.size(), records);
        const bool isBetween = size == (records == 0 ? whole.headerEnd : whole.records[records - 1].end + 1);
        QCOMPARE(cut->issues.size(), std::size_t{isBetween ? 0u : 1u});
        if (!isBetween)
            QCOMPARE(cut->issues.front().code, std::string("journal-torn"));
    }
}

void tst_Journal::aByteThatIsAnotherEndsItThere()
{
    const Journal whole = readText(m_text).value();
    const std::vector<std::string> all = recordsOf(whole);
    std::size_t record = 0;
    const std::size_t step = hostile::isDeep() ? 1 : 11;
    for (std::size_t at = whole.headerEnd; at < m_text.size(); at += step) {
        while (at > whole.records[record].end)
            ++record;
        for (const char value : {'\0', '\n', ' ', '"', '0', '}', '\x7f', '\xff'}) {
            if (m_text[at] == value)
                continue;
            std::string other = m_text;
            other[at] = value;
            const auto journal = readText(other);
            QVERIFY(journal);
            QCOMPARE(journal->records.size(), record);
            QCOMPARE(journal->issues.size(), std::size_t{1});
            // Without its end, the last but one goes on to the end of all.
            const bool isLast = record + (m_text[at] == '\n' ? 2 : 1) >= whole.records.size();
            QVERIFY(isLast || journal->issues.front().code == "journal-damaged");
        }
    }
}

void tst_Journal::linesOutOfTheirPlaceEndIt()
{
    const Journal whole = readText(m_text).value();
    const auto line = [&](std::size_t i) {
        const std::size_t begin = i == 0 ? whole.headerEnd : whole.records[i - 1].end + 1;
        return m_text.substr(begin, whole.records[i].end + 1 - begin);
    };
    const std::string head = m_text.substr(0, whole.headerEnd);
    QCOMPARE(readText(head + line(0) + line(1))->records.size(), std::size_t{2});
    for (const std::string &lines : {line(0) + line(0) + line(1), line(0) + line(2) + line(3)}) {
        const auto journal = readText(head + lines);
        QCOMPARE(journal->records.size(), std::size_t{1});
        QCOMPARE(journal->issues.front().code, std::string("journal-damaged"));
    }
}

void tst_Journal::zerosAtTheEndAreATornEnd()
{
    const auto journal = readText(m_text + std::string(5000, '\0'));
    QCOMPARE(journal->records.size(), readText(m_text)->records.size());
    QCOMPARE(journal->issues.front().code, std::string("journal-torn"));
    QVERIFY(journal->issues.front().what.find("5000") != std::string::npos);
}

void tst_Journal::eachRecordReadsBackAsItWasWritten()
{
    const DocumentId document{3};
    const auto opened = readText(withHeader(recordText(DocumentOpened{document, "a \"b\"/ö", kHash})));
    const auto &open = std::get<DocumentOpened>(opened->records.at(0).what);
    QVERIFY(open.document == document && open.path == "a \"b\"/ö" && open.hash == kHash);
    const auto saving = readText(withHeader(recordText(DocumentSaving{document, "a", kHash, {}})));
    const auto &save = std::get<DocumentSaving>(saving->records.at(0).what);
    QVERIFY(save.document == document && save.path == "a" && save.hash == kHash && save.state.isNull());
    const auto closed = readText(withHeader(recordText(DocumentClosed{document})));
    QVERIFY(std::get<DocumentClosed>(closed->records.at(0).what).document == document);
    const std::vector<TransactionId> ids{TransactionId{9}, TransactionId{7}};
    const auto undone = readText(withHeader(recordText(TransactionsUndone{ids})));
    QVERIFY(std::get<TransactionsUndone>(undone->records.at(0).what).transactions == ids);
    const auto redone = readText(withHeader(recordText(TransactionsRedone{ids})));
    QVERIFY(std::get<TransactionsRedone>(redone->records.at(0).what).transactions == ids);
    Transaction transaction;
    transaction.id = TransactionId{7};
    transaction.text = {"set", {"1", "ö"}};
    transaction.parts = {{document, {SetField{}}, {}, {}}, {DocumentId{1}, {SetField{}}, {}, {}}};
    const auto appended = readText(withHeader(recordText(transaction)));
    const auto &append = std::get<TransactionAppended>(appended->records.at(0).what);
    QVERIFY(append.id == transaction.id && append.text == transaction.text);
    QVERIFY((append.documents == std::vector<DocumentId>{DocumentId{1}, document}));
}

void tst_Journal::aPathIsBytes()
{
    const std::string path = "odd\xff\xfe/name";
    const auto opened = readText(withHeader(recordText(DocumentOpened{DocumentId{1}, path, kHash})));
    QCOMPARE(std::get<DocumentOpened>(opened->records.at(0).what).path, path);
}

/** Checksums that are right, and records that are not: no assert, and what was done until there is undone and done again. */
void tst_Journal::oddJournalsAreReplayedAsFarAsTheyFit()
{
    const std::vector<std::string> all = recordsOf(readText(m_text).value());
    const auto read = [&](const DocumentOpened &opened) { return readFile(opened.path); };
    std::mt19937 random(5);
    const auto below = [&](std::size_t end) { return random() % end; };
    int stopped = 0;
    const int journals = hostile::isDeep() ? 20'000 : 300;
    for (int i = 0; i < journals; ++i) {
        std::vector<std::string> records = all;
        for (std::size_t changes = 1 + below(3); changes > 0; --changes) {
            const std::size_t at = 3 + below(records.size() - 3);
            switch (below(5)) {
            case 0: records.erase(records.begin() + static_cast<std::ptrdiff_t>(at)); break;
            case 1:
                records.insert(records.begin() + static_cast<std::ptrdiff_t>(at), all[3 + below(all.size() - 3)]);
                break;
            case 2: std::swap(records[at], records[3 + below(records.size() - 3)]); break;
            default: {
                // Another number somewhere.
                const std::size_t digit = records[at].find_first_of("0123456789", below(records[at].size()));
                if (digit != std::string::npos)
                    records[at][digit] = static_cast<char>('0' + below(10));
            }
            }
        }
        const auto journal = readText(linesOf(records));
        QVERIFY(journal);
        DocumentSet documents;
        EditLog log(documents);
        const Recovery recovery = assessRecovery(*journal, kProgram, [](const std::string &) { return kHash; });
        const auto replayed = replayJournal(*journal, recovery, read, openFixture, documents, log);
        QVERIFY(replayed);
        stopped += replayed->issues.empty() ? 0 : 1;
        for (const bool forward : {false, true}) {
            for (const DocumentId id : {DocumentId{1}, DocumentId{2}}) {
                while (forward ? log.redo(id) : log.undo(id)) {
                }
            }
        }
        const std::string history = fingerprintOfHistory(documents, log);
        QCOMPARE(fingerprintOfHistory(documents, log), history);
    }
    QVERIFY(stopped > journals / 4);
}

QTEST_APPLESS_MAIN(tst_Journal)
#include "tst_journal.moc"
