// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "counting_allocator.h"
#include "raster_fixtures.h"

#include "model/raster/game_look.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::fixtures;

class tst_RasterAllocations : public QObject {
    Q_OBJECT

private slots:
    void theSecondFrameAllocatesNothing()
    {
        std::mt19937 random(11);
        ListBuilder builder;
        builder.add(randomPolygon(random, 300, -20, 84)).colour = {1, 0, 0, 0.5};
        builder.addHole(rectangle(10, 10, 40, 40));
        ComposedRegion &radial = builder.add(pentagram({32, 32}, 30));
        radial.paint = PaintKind::Radial;
        radial.end = {20, 10};
        builder.addStop(0, {1, 1, 0, 1});
        builder.addStop(1, {0, 1, 1, 0.5});
        builder.addStroke(randomPolygon(random, 40, 0, 64), 5, StrokeCap::Round, StrokeJoin::Round).isClosed = true;
        builder.addMask(rectangle(5, 5, 50, 60));
        builder.add({{2, 2}, {60, 4}, {50, 60}, {4, 40}}).texture = 0; // bent: a map a triangle
        builder.list.uvs.assign(builder.list.points.size() - 4, {0, 0});
        builder.list.uvs.insert(builder.list.uvs.end(), {{0, 0}, {1, 0}, {1, 1}, {0, 1}});
        const Texture texture(Picture(16, 16));
        const Texture *const textures[] = {&texture};
        Picture picture(64, 64);
        Rasterizer rasterizer;
        check([&] { rasterizer.draw(builder.list, {}, picture, textures); });
        GameLook game;
        check([&] { game.draw(builder.list, {}, picture, textures); });
    }

private:
    template<typename Draw>
    static void check(Draw draw)
    {
        const std::size_t before = allocationCount;
        draw();
        const std::size_t first = allocationCount;
        QVERIFY(first > before);
        draw();
        const std::size_t second = allocationCount;
        QCOMPARE(second, first);
    }
};

QTEST_APPLESS_MAIN(tst_RasterAllocations)
#include "tst_raster_allocations.moc"
