// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "raster_fixtures.h"

#include <QtTest>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<int> allocations = 0;

} // namespace

// This executable counts every allocation, hence it holds nothing but this test.
void *operator new(std::size_t size)
{
    ++allocations;
    void *memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

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
        Picture picture(64, 64);
        Rasterizer rasterizer;
        const int before = allocations;
        rasterizer.draw(builder.list, {}, picture);
        const int first = allocations;
        QVERIFY(first > before);
        rasterizer.draw(builder.list, {}, picture);
        const int second = allocations;
        QCOMPARE(second, first);
    }
};

QTEST_APPLESS_MAIN(tst_RasterAllocations)
#include "tst_raster_allocations.moc"
