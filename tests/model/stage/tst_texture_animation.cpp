// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/texture_animation.h"

#include "model/stage/stage_properties.h"

#include <QTest>

using namespace clipwright;

class tst_TextureAnimation : public QObject {
    Q_OBJECT

private slots:
    void namedAfterTheTexture_data();
    void namedAfterTheTexture();
    void withoutFramesThereIsOneKey();
    void keyedFrameByFrame();
    void theSpritePlaysItsClip();
};

void tst_TextureAnimation::namedAfterTheTexture_data()
{
    QTest::addColumn<QString>("texture");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << "slime.png"
                           << "slime";
    QTest::newRow("in a folder") << "../art/v1.2/slime.png"
                                 << "slime";
    QTest::newRow("two dots") << "slime.blue.png"
                              << "slime.blue";
    QTest::newRow("no suffix") << "art/slime"
                               << "slime";
    QTest::newRow("only a suffix") << ".png"
                                   << ".png";
}

void tst_TextureAnimation::namedAfterTheTexture()
{
    QFETCH(QString, texture);
    QFETCH(QString, name);
    const TextureAnimation made = animationFromTexture(texture.toStdString(), "a.oclip", {}, {10}, {1, 1});
    QCOMPARE(made.sprite.id, name.toStdString());
    QCOMPARE(made.clip.name, name.toStdString());
}

void tst_TextureAnimation::withoutFramesThereIsOneKey()
{
    const TextureAnimation made = animationFromTexture("a.png", "a.oclip", {}, {10}, {1, 1});
    const Track &track = made.clip.trackOf(*made.clip.channels.front());
    QCOMPARE(track.keys.size(), std::size_t(1));
    QCOMPARE(made.clip.oneWay(), 0.1);
    QVERIFY(!made.sprite.components.find(ComponentType::Sprite)->stated(SpriteProperty::Frames));
}

void tst_TextureAnimation::keyedFrameByFrame()
{
    const TextureAnimation made = animationFromTexture("a.png", "a.oclip", {4, 2}, {10}, {2, 1});
    const ClipChannel &channel = *made.clip.channels.front();
    QCOMPARE(channel.address.target, std::string());
    QCOMPARE(channel.address.property, std::string("sprite.frame"));
    const Track &track = made.clip.trackOf(channel);
    QCOMPARE(track.keys.size(), std::size_t(8));
    // Eight frames at ten a second, the last as long as the others.
    QCOMPARE(made.clip.oneWay(), 0.8);
    QCOMPARE(made.clip.timeline.length, 0.8);
    QVERIFY(made.clip.playback == PlaybackMode::Loop);
    QCOMPARE(made.clip.lastKey(), 0.7);
}

void tst_TextureAnimation::theSpritePlaysItsClip()
{
    const TextureAnimation made = animationFromTexture("art/a.png", "a.oclip", {4, 2}, {10}, {2, 1});
    const Component *sprite = made.sprite.components.find(ComponentType::Sprite);
    QCOMPARE(sprite->stated(SpriteProperty::Texture)->text, std::string("art/a.png"));
    QVERIFY(sprite->stated(SpriteProperty::Frames)->numbers == (std::vector<double>{4, 2}));
    QVERIFY(sprite->stated(SpriteProperty::Size)->numbers == (std::vector<double>{2, 1}));
    const Component *motion = made.sprite.components.find(ComponentType::Motion);
    QCOMPARE(motion->clips, std::vector<std::string>{"a.oclip"});
    QCOMPARE(motion->stated(MotionProperty::Autoplay)->text, std::string("a.oclip"));
    QVERIFY(made.sprite.components.find(ComponentType::Transform));
}

QTEST_APPLESS_MAIN(tst_TextureAnimation)
#include "tst_texture_animation.moc"
