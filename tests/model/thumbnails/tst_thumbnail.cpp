// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/thumbnails/thumbnail.h"

#include "model/io/files/sha1.h"
#include "tests/views/test_rigs.h"

#include <QTest>

using namespace clipwright;

/** A file drawn small: what it shows, when, and what is refused. */
class tst_Thumbnail : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string put(const char *name, const QByteArray &bytes) const
    {
        return writeTestFile(m_folder, QString::fromUtf8(name), bytes).toStdString();
    }
    static std::string codeOf(const std::string &path)
    {
        const auto opened = openThumbnail(path);
        return opened ? std::string("opened") : opened.error().code;
    }
    /** Columns that show anything, the first and the last. */
    static std::pair<int, int> seen(const Picture &picture)
    {
        std::pair<int, int> columns{picture.width, -1};
        for (int y = 0; y < picture.height; ++y) {
            for (int x = 0; x < picture.width; ++x) {
                if (picture.row(y)[x * 4 + 3] > 128)
                    columns = {std::min(columns.first, x), std::max(columns.second, x)};
            }
        }
        return columns;
    }

private slots:
    void whatShowsNothingIsRefusedWithItsReason()
    {
        QCOMPARE(codeOf(put("a.oclip", "{}")), std::string("thumbnail-none"));
        QCOMPARE(codeOf(put("a.ocurve", "{}")), std::string("thumbnail-none"));
        QCOMPARE(codeOf(put("a.txt", "")), std::string("format-unknown"));
        QCOMPARE(codeOf(m_folder.filePath(QStringLiteral("nowhere.json")).toStdString()), std::string("file-missing"));
        QVERIFY(codeOf(put("bad.oanim", "fps\n")) != "opened");
        QVERIFY(codeOf(put("bad.ostage", "{")) != "opened");
        QCOMPARE(
            codeOf(put("space.ostage", R"({"kind":"clipwright.stage","formatVersion":1,"view":"3d","entities":[]})")),
            std::string("stage-not-flat"));
    }

    void aCancelledOneIsRefused()
    {
        ThumbnailOptions options;
        options.isCancelled = [] { return true; };
        QCOMPARE(openThumbnail(put("c.json", dotLottie()), options).error().code, std::string("thumbnail-cancelled"));
    }

    void aRigIsDrawnAtAMomentAndRoundAtTheEnd()
    {
        const auto thumbnail = openThumbnail(put("slide.oanim", slideText()));
        QVERIFY(thumbnail);
        QCOMPARE((*thumbnail)->length(), 2.0);
        QCOMPARE((*thumbnail)->still(), 0.5);
        const Picture first = (*thumbnail)->draw(0, 90, 30);
        QVERIFY(first.width == 90 && first.height == 30);
        const Picture middle = (*thumbnail)->draw(1, 90, 30);
        QVERIFY(seen(first).first < seen(middle).first && seen(middle).second < 90);
        QVERIFY((*thumbnail)->draw(2, 90, 30) == first);
        QCOMPARE((*thumbnail)->contentHash(), sha1Hex(slideText().toStdString()));
    }

    void aSourceIsCookedAndASmallOneIsNoTrouble()
    {
        const auto thumbnail = openThumbnail(put("dot.json", dotLottie(true)));
        QVERIFY(thumbnail);
        QVERIFY(seen((*thumbnail)->draw((*thumbnail)->still(), 1, 1)).second <= 0);
        QVERIFY(seen((*thumbnail)->draw(0.5, 64, 64)).second > 0);
    }

    void aFlatStageIsDrawnAtRestAndDependsOnOthers()
    {
        put("box.oanim", slideText());
        const auto thumbnail =
            openThumbnail(put("s.ostage", R"({"kind":"clipwright.stage","formatVersion":1,"view":"2d",
            "components":{"stage":{"background":[0,1,0,1]}},"entities":[]})"));
        QVERIFY2(thumbnail, thumbnail ? "" : thumbnail.error().what.c_str());
        QVERIFY((*thumbnail)->contentHash().empty());
        QCOMPARE((*thumbnail)->length(), 0.0);
        QCOMPARE((*thumbnail)->draw(0, 20, 10).width, 20);
    }
};

QTEST_APPLESS_MAIN(tst_Thumbnail)
#include "tst_thumbnail.moc"
