// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/files/sha1.h"
#include "model/project/asset_rows.h"
#include "model/project/record_text.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace clipwright;

namespace {

const std::string kLottie = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[]})";
const std::string kOanim = "fps 30\nduration 30\nlayer a parent -1\n";

} // namespace

/** What a list of assets shows of a scan. */
class tst_AssetRows : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    void put(const char *name, const std::string &bytes) const
    {
        QFile file(m_folder->filePath(QString::fromUtf8(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(QByteArray::fromStdString(bytes)), static_cast<qint64>(bytes.size()));
    }
    std::vector<AssetRow> rows(bool isFlat = false) const
    {
        ScanOptions options;
        options.isFlat = isFlat;
        return assetRows(*scanProject(m_folder->path().toStdString(), {}, options));
    }
    static CookRecord record()
    {
        CookRecord record;
        record.sourceHash = sha1Hex(kLottie);
        record.toolHash = currentToolHash();
        record.settingsHash = settingsHashOf({});
        record.artifacts = {{"hero.oanim", sha1Hex(kOanim), {}}, {"arm.png", sha1Hex("arm"), {}}};
        return record;
    }
    void putHero(const CookRecord &record) const
    {
        put("hero.json", kLottie);
        put("hero.oanim", kOanim);
        put("hero.json.orkmeta", *writeCookRecord(record, {}, newAssetId()));
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void anEmptyFolderHasNone() { QVERIFY(rows().empty()); }

    void aRecordThatDoesNotReadIsAProblem()
    {
        put("hero.json", kLottie);
        put("hero.json.orkmeta", "<orkmeta");
        QVERIFY(rows().size() == 1 && !rows().front().problem.empty() && !rows().front().hasDrifted);
    }

    void aSourceAndWhatWasCookedAreOne()
    {
        putHero(record());
        put("b.oanim", kOanim);
        const std::vector<AssetRow> all = rows();
        QCOMPARE(all.size(), std::size_t(2));
        QCOMPARE(all[1].path, std::string("hero.json"));
        QCOMPARE(all[1].siblings, std::vector<std::string>{"hero.oanim"});
        QVERIFY(!all[1].hasDrifted && all[1].problem.empty() && all[1].modifiedNs > 0);
        QVERIFY(all[1].format == FormatId::Lottie && all[0].format == FormatId::Oanim);
    }

    void whatHasDriftedIsSaid()
    {
        putHero(record());
        put("hero.json", kLottie + "\n");
        QVERIFY(rows().front().hasDrifted); // the source
        put("hero.json", kLottie);
        QVERIFY(!rows().front().hasDrifted);
        put("hero.oanim", kOanim + "\n");
        QVERIFY(rows().front().hasDrifted); // by other hands
        QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("hero.oanim"))));
        QVERIFY(rows().front().hasDrifted); // gone
        CookRecord old = record();
        old.toolHash = sha1Hex("another");
        putHero(old);
        QVERIFY(rows().front().hasDrifted);
    }

    void aFolderThatIsNoProjectIsNotLookedInto()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("deep")));
        put("deep/a.oanim", kOanim);
        put("b.oanim", kOanim);
        QCOMPARE(rows().size(), std::size_t(2));
        QCOMPARE(rows(true).size(), std::size_t(1));
    }
};

QTEST_APPLESS_MAIN(tst_AssetRows)
#include "tst_asset_rows.moc"
