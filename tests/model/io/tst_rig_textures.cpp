// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/png/png_format.h"
#include "model/io/rig_file.h"
#include "model/io/rig_textures.h"

#include <QBuffer>
#include <QImage>
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

/** As an image of Qt's makes it, all white. */
std::string oneBitPng(int width, int height)
{
    QImage image(width, height, QImage::Format_Mono);
    image.fill(1);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
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

    void namesThatLeaveTheFolderAreMissing()
    {
        for (const char *name : {"../pic.png", "/etc/pic.png", "a\\b.png", ".."}) {
            Issues issues;
            QVERIFY(readPictures(rigShowing({name}), "/", issues).empty());
            QCOMPARE(issues.size(), std::size_t(1));
            QCOMPARE(issues[0].code, std::string("texture-missing"));
        }
    }

    void whatIsBrokenOrMissingIsAWarning()
    {
        QTemporaryDir folder;
        write(folder.filePath("broken.png"), "no picture");
        write(folder.filePath("good.png"), pngOf(2, 2));
        for (const TextureUse use : {TextureUse::Show, TextureUse::Check}) {
            Issues issues;
            const std::string path = folder.path().toStdString();
            const auto pictures = readPictures(rigShowing({"broken.png", "good.png", "none.png"}), path, issues);
            const auto set = loadTextures(pictures, path, use, issues);
            QCOMPARE(set->find("good.png") != nullptr, use == TextureUse::Show);
            QVERIFY(set->find("broken.png") == nullptr);
            QCOMPARE(issues.size(), std::size_t(2));
            QCOMPARE(issues[0].code, std::string("texture-missing"));
            QCOMPARE(issues[1].code, std::string("png-unreadable"));
            QCOMPARE(issues[1].where.file, folder.filePath("broken.png").toStdString());
            QVERIFY(!hasErrors(issues));
        }
    }

    void onlyTheHeadOfACheckedPictureIsRead()
    {
        const std::string whole = pngOf(64, 64);
        const auto cut = std::make_shared<const std::string>(whole.substr(0, whole.size() - 20));
        const std::vector<CookedTexture> pictures{{"a.png", cut}};
        Issues issues;
        QVERIFY(loadTextures(pictures, std::nullopt, TextureUse::Check, issues)->isEmpty());
        QVERIFY(issues.empty());
        loadTextures(pictures, std::nullopt, TextureUse::Show, issues);
        QCOMPARE(issues.size(), std::size_t(1));
    }

    void texturesBeyondTheCapOfAllAreNotDecoded()
    {
        // 8192 by 8192 pixels each, of which four make the cap: one bit a pixel.
        const auto huge = std::make_shared<const std::string>(oneBitPng(8192, 8192));
        std::vector<CookedTexture> pictures;
        for (const char *name : {"a", "b", "c", "d", "e"})
            pictures.push_back({name, huge});
        Issues issues;
        loadTextures(pictures, std::nullopt, TextureUse::Check, issues);
        QCOMPARE(issues.size(), std::size_t(1));
        QCOMPARE(issues[0].code, std::string("textures-too-large"));
        QVERIFY(issues[0].what.find("'e'") != std::string::npos);
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
