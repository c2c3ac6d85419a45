// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/archive/archive_caps.h"
#include "model/io/archive/base64.h"
#include "model/io/archive/gzip.h"
#include "model/io/archive/zip_archive.h"

#include "tests/model/io/zip_maker.h"

#include <QtTest>

#include <rapidcheck.h>

using namespace clipwright;
using namespace clipwright::zipmaker;

namespace {

Result<ZipArchive> openZip(std::string bytes)
{
    return ZipArchive::open(std::make_shared<const std::string>(std::move(bytes)), "f.lottie");
}

template<class T>
std::string codeOf(const Result<T> &result)
{
    return result ? std::string() : result.error().code;
}

const Entries kEntries{
    {"manifest.json", "{\"animations\":[]}"}, {"a/walk.json", std::string(3000, 'x') + "end"}, {"i/", ""}};

/** Opens and reads all; whatever happens, what is read keeps to the limits. */
bool isHarmless(const std::string &bytes)
{
    const Result<ZipArchive> zip = openZip(bytes);
    if (!zip)
        return !zip.error().code.empty();
    for (const std::string &name : zip->names()) {
        const auto entry = zip->read(name);
        if (entry ? (*entry)->size() > ArchiveCaps().zipBytes : entry.error().code.empty())
            return false;
    }
    return true;
}

} // namespace

class tst_Archive : public QObject {
    Q_OBJECT

private slots:
    void pathsThatLeadOutAreRefused_data();
    void pathsThatLeadOutAreRefused();
    void tooManyEntriesAreRefused();
    void bombsAreRefused();
    void entriesLargerThanTheySayAreRefused();
    void cutZipsAreRefused();
    void changedZipsAreHarmless();
    void missingEntriesAreNamed();
    void oddPackingIsNamed();
    void zipsRead();
    void badGzipIsRefused();
    void gzipBombsAreRefused();
    void changedGzipNeverReadsAsSomethingElse();
    void gzipReads();
    void badBase64IsNothing_data();
    void badBase64IsNothing();
    void base64Reads();
};

void tst_Archive::pathsThatLeadOutAreRefused_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path : {"../a.json", "a/../../b", "/etc/a", "a/..", "C:a.json", "a\\b", "..", ""})
        QTest::newRow(path) << QByteArray(path);
    QTest::newRow("long") << QByteArray(2000, 'a');
}

void tst_Archive::pathsThatLeadOutAreRefused()
{
    QFETCH(QByteArray, path);
    QCOMPARE(codeOf(openZip(zip({{"ok.json", "1"}, {path.toStdString(), "2"}}))), std::string("zip-bad-path"));
}

void tst_Archive::tooManyEntriesAreRefused()
{
    Entries entries;
    for (std::size_t i = 0; i < ArchiveCaps().entries; ++i)
        entries.emplace_back(std::to_string(i), "");
    QVERIFY(openZip(zip(entries)));
    entries.emplace_back("one", "");
    QCOMPARE(codeOf(openZip(zip(entries))), std::string("zip-too-many-entries"));
}

void tst_Archive::bombsAreRefused()
{
    QCOMPARE(codeOf(openZip(zip({{"bomb", std::string(std::size_t(8) << 20, '\0')}}))), std::string("zip-too-large"));
    QCOMPARE(codeOf(openZip(zip({{"a", "x"}}, 0xfffffff0u))), std::string("zip-too-large"));
    Entries many;
    for (int i = 0; i < 300; ++i)
        many.emplace_back(std::to_string(i), "x");
    QCOMPARE(codeOf(openZip(zip(many, 1u << 20))), std::string("zip-too-large")); // each within its own limit
}

void tst_Archive::entriesLargerThanTheySayAreRefused()
{
    const Result<ZipArchive> archive = openZip(zip({{"a", std::string(500'000, 'x')}}, 100));
    QVERIFY(archive);
    QCOMPARE(codeOf(archive->read("a")), std::string("zip-malformed"));
    QCOMPARE(archive->read("a").error().where.file, std::string("f.lottie#a"));
}

void tst_Archive::cutZipsAreRefused()
{
    const std::string whole = zip(kEntries);
    for (std::size_t size = 0; size < whole.size(); ++size)
        QVERIFY2(!openZip(whole.substr(0, size)), qPrintable(QString::number(size)));
}

void tst_Archive::changedZipsAreHarmless()
{
    const std::string whole = zip(kEntries);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        std::string changed = whole;
        changed[i] = static_cast<char>(~changed[i]);
        QVERIFY2(isHarmless(changed), qPrintable(QString::number(i)));
    }
    QVERIFY(rc::check("several bytes changed", [&] {
        std::string changed = whole;
        const int count = *rc::gen::inRange(1, 9);
        for (int i = 0; i < count; ++i)
            changed[*rc::gen::inRange<std::size_t>(0, changed.size())] = *rc::gen::arbitrary<char>();
        RC_ASSERT(isHarmless(changed));
    }));
}

void tst_Archive::missingEntriesAreNamed()
{
    const Result<ZipArchive> archive = openZip(zip(kEntries));
    QVERIFY(archive && !archive->contains("gone"));
    QCOMPARE(codeOf(archive->read("gone")), std::string("zip-entry-missing"));
}

void tst_Archive::oddPackingIsNamed()
{
    // The method stands in the directory and in the entry's own head; bit 0 of the flags before it is for encrypted ones.
    const auto changed = [](std::size_t offset, char byte) {
        std::string bytes = zip({{"a.json", "{}"}});
        bytes[bytes.find("PK\x03\x04") + 6 + offset] = byte;
        bytes[bytes.find("PK\x01\x02") + 8 + offset] = byte;
        const auto archive = ZipArchive::open(std::make_shared<const std::string>(bytes), "f.zip");
        return archive ? archive->read("a.json") : tl::make_unexpected(archive.error());
    };
    const auto lzma = changed(2, 14);
    QVERIFY(!lzma);
    QCOMPARE(lzma.error().code, std::string("zip-packing"));
    QCOMPARE(lzma.error().what, std::string("unsupported packing (method 14)"));
    QCOMPARE(lzma.error().where.file, std::string("f.zip#a.json"));
    QVERIFY(changed(2, 8));
    QCOMPARE(changed(0, 1).error().what, std::string("the entry of the zip archive is encrypted"));
}

void tst_Archive::zipsRead()
{
    const std::string bytes = zip(kEntries);
    QVERIFY(looksLikeZip(bytes) && looksLikeZip(zip({})) && !looksLikeZip("{}"));
    const Result<ZipArchive> archive = openZip(bytes);
    QVERIFY(archive);
    QCOMPARE(archive->names().size(), std::size_t(2)); // without the folder
    QCOMPARE(archive->names()[1], std::string("a/walk.json"));
    for (const int again : {0, 1}) {
        Q_UNUSED(again)
        QCOMPARE(**archive->read("a/walk.json"), kEntries[1].second);
        QCOMPARE(**archive->read("manifest.json"), kEntries[0].second);
    }
}

void tst_Archive::badGzipIsRefused()
{
    const std::string whole = gzip("{\"layers\":[]}");
    for (std::size_t size = 0; size < whole.size(); ++size)
        QCOMPARE(codeOf(inflateGzip(whole.substr(0, size), "f.tgs")), std::string("gzip-malformed"));
    QCOMPARE(codeOf(inflateGzip(whole + "rest", "f.tgs")), std::string("gzip-malformed"));
    QCOMPARE(inflateGzip("", "f.tgs").error().where.file, std::string("f.tgs"));
}

void tst_Archive::gzipBombsAreRefused()
{
    QCOMPARE(codeOf(inflateGzip(gzip(std::string(std::size_t(8) << 20, '\0')))), std::string("gzip-too-large"));
}

void tst_Archive::changedGzipNeverReadsAsSomethingElse()
{
    const std::string text = "a text that is long enough to be packed, packed, packed";
    const std::string whole = gzip(text);
    QVERIFY(rc::check("one byte changed", [&] {
        std::string changed = whole;
        changed[*rc::gen::inRange<std::size_t>(0, changed.size())] = *rc::gen::arbitrary<char>();
        const auto read = inflateGzip(changed);
        RC_ASSERT(!read || **read == text);
    }));
}

void tst_Archive::gzipReads()
{
    const std::string text(200'000, 'x');
    QVERIFY(looksLikeGzip(gzip(text)) && !looksLikeGzip("{}"));
    QCOMPARE(**inflateGzip(gzip(text)), text);
    QCOMPARE(**inflateGzip(gzip("one") + gzip("two")), std::string("onetwo"));
}

void tst_Archive::badBase64IsNothing_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"A", "AAAAA", "AA=A", "AA=", "A===", "AAAA====", "AA-A", "Ä"})
        QTest::newRow(text) << QByteArray(text);
}

void tst_Archive::badBase64IsNothing()
{
    QFETCH(QByteArray, text);
    QVERIFY(!decodeBase64(text.toStdString()));
}

void tst_Archive::base64Reads()
{
    QCOMPARE(decodeBase64(""), std::optional<std::string>(""));
    QCOMPARE(decodeBase64("YQ=="), std::optional<std::string>("a"));
    QCOMPARE(decodeBase64("YQ"), std::optional<std::string>("a"));
    QCOMPARE(decodeBase64("Y W\nJj"), std::optional<std::string>("abc"));
    QVERIFY(rc::check("as Qt writes it", [](const std::string &bytes) {
        RC_ASSERT(decodeBase64(QByteArray::fromStdString(bytes).toBase64().toStdString()) == bytes);
    }));
}

QTEST_APPLESS_MAIN(tst_Archive)
#include "tst_archive.moc"
