// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fidelity/contact_sheet.h"

#include "model/eval/rig_pose.h"
#include "model/io/files/files.h"
#include "model/io/png/png_format.h"
#include "model/raster/game_look.h"
#include "model/raster/raster.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace clipwright::fidelity {

namespace {

void place(const Picture &part, Picture &sheet, int x, int y)
{
    for (int row = 0; row < part.height; ++row)
        std::copy_n(part.row(row), static_cast<std::ptrdiff_t>(part.width) * 4,
                    sheet.row(y + row) + static_cast<std::ptrdiff_t>(x) * 4);
}

/** Whole frames, as players count them; never the end itself. */
double frameOf(int moment, double duration)
{
    const double parts[kMoments] = {0, 0.5, 0.9};
    return std::min(std::floor(duration * parts[moment]), std::max(0.0, std::ceil(duration) - 1));
}

} // namespace

Picture contactSheet(const RigFile &file)
{
    Picture sheet(kMoments * kSide, 2 * kSide);
    const auto runtime = RigRuntime::build(*file.cooked);
    if (!runtime)
        return {};
    const std::vector<const Texture *> textures = file.textures->inOrderOf((*runtime)->textures());
    const Affine view = fitView({-1, -1}, {1, 1}, kSide, kSide, 0);
    RigPose pose;
    reservePose(**runtime, pose);
    RegionList regions;
    reserveRegions(**runtime, regions);
    Rasterizer crisp;
    GameLook game;
    Picture part(kSide, kSide);
    for (int moment = 0; moment < kMoments; ++moment) {
        samplePose(**runtime, frameOf(moment, (*runtime)->duration()), pose);
        composeRegions(**runtime, pose, regions);
        part.fill({1, 1, 1, 1});
        crisp.draw(regions, view, part, textures);
        place(part, sheet, moment * kSide, 0);
        part.fill({1, 1, 1, 1});
        game.draw(regions, view, part, textures);
        place(part, sheet, moment * kSide, kSide);
    }
    return sheet;
}

Picture crispHalf(const Picture &sheet)
{
    Picture half = sheet;
    half.height /= 2;
    half.rgba.resize(half.rgba.size() / 2);
    return half;
}

int largestDifference(const Picture &a, const Picture &b)
{
    if (a.width != b.width || a.height != b.height)
        return 256;
    int largest = 0;
    for (std::size_t i = 0; i < a.rgba.size(); ++i)
        largest = std::max(largest, std::abs(a.rgba[i] - b.rgba[i]));
    return largest;
}

QString differenceFromApproved(const QString &name, const Picture &sheet)
{
    const QString path = QStringLiteral(CLIPWRIGHT_SOURCE "/tests/golden/fidelity/") + name + QStringLiteral(".png");
    const QString actual = path + QStringLiteral(".actual");
    const auto bytes = readFile(path.toStdString());
    const Result<Picture> approved = bytes ? decodePng(**bytes) : Picture();
    const int difference = approved ? largestDifference(*approved, sheet) : 256;
    if (difference <= 1) {
        QFile::remove(actual);
        return {};
    }
    const bool isApproval = qEnvironmentVariableIsSet("REBASELINE");
    const Result<std::string> png = encodePng(sheet);
    if (!png || !writeFileAtomic((isApproval ? path : actual).toStdString(), *png))
        return QStringLiteral("cannot write %1").arg(isApproval ? path : actual);
    if (isApproval)
        return {};
    return bytes ? QStringLiteral("%1 differs from what was approved by up to %2 levels").arg(path).arg(difference)
                 : QStringLiteral("%1 is missing").arg(path);
}

} // namespace clipwright::fidelity
