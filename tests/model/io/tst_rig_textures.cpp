// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/png/png_format.h"
#include "model/io/rig_file.h"
#include "model/io/rig_textures.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace clipwright;

namespace {

std::string pngOf(int width, int height)
{
    Picture picture(width, height);
    picture.fill({1, 0, 0, 1});
    return *encodePng(picture);
}

CookedRig rigShowing(const std::vector<std::string> &names)
{
    CookedRig rig;
    rig.layers.resize(1);
    for (const std::string &name : names) {
        CookedShape shape;
        shape.layout.texture = name;
        rig.layers[0].shapes.push_back(shape);
    }
    return rig;
}

RigAsset assetOf(const char *id, const char *file, bool isEmbedded)
{
    RigAsset asset;
    asset.id = id;
    asset.file = file;
    asset.isEmbedded = isEmbedded;
    asset.bytes = std::make_shared<const std::string>(pngOf(3, 2));
    return asset;
}

void write(const QString &path, const std::string &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes.data(), qint64(bytes.size())) == qint64(bytes.size()));
}

const char kText[] = "version 3\nfps 10\nduration 10\nlayer a parent -1\n  shape k 1\n    kf 0\n      fill 1 1 1 1\n"
                     "      texture pic.png 0 0 1 1\n      contour 3\n      v 0 0\n      v 1 0\n      v 0 1\n";

} // namespace

class tst_RigTextures : public QObject {
    Q_OBJECT

private slots:
    void namesAreToldOnce()
    {
        QCOMPARE(textureNames(rigShowing({"b.png", "", "a.png", "b.png"})),
                 (std::vector<std::string>{"a.png", "b.png"}));
    }

    void anAssetIsNamedAsTheCookWritesIt()
    {
        QCOMPARE(textureNameOf(assetOf("image_0", "images/head.png", false)), std::string("head.png"));
        QCOMPARE(textureNameOf(assetOf("image_0", "images\\head.png", false)), std::string("head.png"));
        QCOMPARE(textureNameOf(assetOf("image_0", "", true)), std::string("image_0.png"));
    }

    void namesThatLeaveTheFolderAreMissing()
    {
        for (const char *name : {"../pic.png", "/etc/pic.png", "a\\b.png", ".."}) {
            Issues issues;
            QVERIFY(loadTextures(rigShowing({name}), "/", issues)->isEmpty());
            QCOMPARE(issues.size(), std::size_t(1));
            QCOMPARE(issues[0].code, std::string("texture-missing"));
        }
    }

    void whatIsBrokenOrMissingIsAWarning()
    {
        QTemporaryDir folder;
        write(folder.filePath("broken.png"), "no picture");
        write(folder.filePath("good.png"), pngOf(2, 2));
        Issues issues;
        const auto set =
            loadTextures(rigShowing({"broken.png", "good.png", "none.png"}), folder.path().toStdString(), issues);
        QVERIFY(set->find("good.png") != nullptr);
        QVERIFY(set->find("broken.png") == nullptr);
        QCOMPARE(issues.size(), std::size_t(2));
        QCOMPARE(issues[0].code, std::string("png-unreadable"));
        QCOMPARE(issues[0].where.file, folder.filePath("broken.png").toStdString());
        QCOMPARE(issues[1].code, std::string("texture-missing"));
        QVERIFY(!hasErrors(issues));
    }

    void aSourceCarriesItsOwn()
    {
        Rig source;
        source.assets = {assetOf("image_0", "images/head.png", false), assetOf("image_1", "", true)};
        source.assets.push_back(assetOf("image_2", "gone.png", false));
        source.assets.back().bytes = nullptr;
        Issues issues;
        const auto set = loadTextures(rigShowing({"head.png", "image_1.png", "gone.png"}), source, issues);
        QCOMPARE(set->find("head.png")->width(), 3);
        QVERIFY(set->find("image_1.png") != nullptr);
        QVERIFY(set->find("gone.png") == nullptr);
        QVERIFY(issues.empty());
    }

    void anOpenedFileHasThem()
    {
        QTemporaryDir folder;
        write(folder.filePath("pic.png"), pngOf(5, 4));
        write(folder.filePath("a.oanim"), kText);
        const RigFile file = openRigFile(folder.filePath("a.oanim").toStdString());
        QVERIFY(file.isReadable());
        QVERIFY(file.issues.empty());
        QCOMPARE(file.textures->find("pic.png")->width(), 5);
    }
};

QTEST_APPLESS_MAIN(tst_RigTextures)
#include "tst_rig_textures.moc"
