// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/rig/cooked_rig.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace fixtures {

/** Makes rigs that the grammars can say, and texts with comments and unknown lines strewn over them, from a seed. */
class RigMaker {
public:
    explicit RigMaker(std::uint32_t seed) : m_random(seed) {}

    clipwright::CookedRig moving()
    {
        clipwright::CookedRig rig;
        rig.rate.framesPerSecond = pick(2) ? 30 : 23.976;
        rig.duration = 1 + std::abs(number(60));
        for (int i = pick(3); i > 0; --i) {
            const double start = rig.duration * share() / 2;
            rig.clips.push_back({name() + std::to_string(i), start, start + rig.duration / 4, pick(2) == 0});
        }
        for (int i = pick(3); i > 0; --i)
            rig.marks.push_back(
                {rig.duration * share(), name(), pick(2) ? std::string("{\"a\": 1} b") : std::string()});
        const int layers = 1 + pick(4);
        for (int i = 0; i < layers; ++i)
            rig.layers.push_back(layer(i, rig.duration));
        return rig;
    }

    clipwright::CookedRig still()
    {
        clipwright::CookedRig rig;
        rig.isStill = true;
        rig.layers.emplace_back().name = "shape";
        rig.layers.front().shapes = stillShapes();
        for (int i = pick(3); i > 0; --i)
            rig.morphs.push_back({name(), stillShapes()});
        return rig;
    }

    /** A comment behind or between lines where they may stand; an unknown line between lines that are not in a run. */
    std::string strewn(const std::string &text)
    {
        std::string out;
        std::size_t begin = 0;
        while (begin < text.size()) {
            const std::size_t end = text.find('\n', begin);
            const std::string line = text.substr(begin, end - begin);
            const bool isElement = line.find_first_not_of(' ') <= 2 && line.find("v ") != 0;
            if (pick(6) == 0)
                out += "  # " + marker() + "\n\n";
            if (isElement && pick(6) == 0)
                out += "unknown " + marker() + " # tail\r\n";
            out += line;
            if (pick(6) == 0)
                out += "#" + marker();
            out += pick(4) == 0 ? "\r\n" : "\n";
            begin = end + 1;
        }
        return out + (pick(2) ? "# " + marker() : std::string());
    }
    const std::vector<std::string> &markers() const { return m_markers; }

private:
    int pick(int count) { return static_cast<int>(m_random() % static_cast<std::uint32_t>(count)); }
    double share() { return static_cast<double>(m_random()) / 4294967295.0; }
    double number(double range)
    {
        switch (pick(4)) {
        case 0: return std::floor((share() - 0.5) * 2 * range);
        case 1: return std::round((share() - 0.5) * 2e5 * range) / 1e5;
        case 2: return (share() - 0.5) * 1e-4;
        default: return (share() - 0.5) * 2 * range;
        }
    }
    std::string name() { return std::string(1, static_cast<char>('a' + pick(26))) + (pick(3) ? "" : "é~%\"x"); }
    std::string marker()
    {
        m_markers.push_back("kept" + std::to_string(m_markers.size()) + ".");
        return m_markers.back();
    }

    std::vector<double> frames(double duration)
    {
        std::vector<double> frames{duration * share() / 4};
        for (int i = pick(4); i > 0; --i)
            frames.push_back(frames.back() + duration * (0.01 + share()) / 8);
        return frames;
    }
    std::vector<clipwright::Easing> easings(std::size_t count)
    {
        using clipwright::Easing;
        std::vector<Easing> easings;
        for (std::size_t i = 0; i < count; ++i) {
            const int kind = pick(3);
            easings.push_back(kind == 0   ? Easing::linear()
                              : kind == 1 ? Easing::hold()
                                          : Easing::cubic(share(), number(2), share(), number(2)));
        }
        return easings;
    }

    clipwright::CookedLayer layer(int index, double duration)
    {
        clipwright::CookedLayer layer;
        layer.name = name();
        layer.parent = pick(index + 1) - 1;
        for (std::size_t i = 0; i < clipwright::kCookedChannelCount; ++i) {
            if (pick(2))
                continue;
            clipwright::CookedKeys &keys = layer.channels[i];
            keys.frames = frames(duration);
            keys.easings = easings(keys.frames.size());
            const auto components = static_cast<std::size_t>(componentsOf(static_cast<clipwright::CookedChannel>(i)));
            for (std::size_t k = 0; k < keys.frames.size() * components; ++k)
                keys.values.push_back(number(100));
        }
        for (int i = pick(4); i > 0; --i) {
            clipwright::CookedShape shape;
            shape.layout = layout(true);
            shape.frames = frames(duration);
            shape.easings = easings(shape.frames.size());
            for (std::size_t k = 0; k < shape.frames.size(); ++k)
                region(shape.layout, shape.values);
            layer.shapes.push_back(std::move(shape));
        }
        return layer;
    }

    std::vector<clipwright::CookedShape> stillShapes()
    {
        std::vector<clipwright::CookedShape> shapes;
        for (int i = 1 + pick(3); i > 0; --i) {
            clipwright::CookedShape shape;
            shape.layout = layout(false);
            shape.frames = {0};
            shape.easings = {clipwright::Easing::linear()};
            region(shape.layout, shape.values);
            shapes.push_back(std::move(shape));
        }
        return shapes;
    }

    clipwright::RegionLayout layout(bool hasGradients)
    {
        clipwright::RegionLayout layout;
        const int kind = pick(3);
        if (kind == 2) {
            layout.texture = "art/" + name() + ".png";
        } else if (hasGradients && pick(2)) {
            layout.paint = pick(2) ? clipwright::PaintKind::Linear : clipwright::PaintKind::Radial;
            layout.stopCount = static_cast<std::uint32_t>(2 + pick(3));
        }
        if (kind == 1) {
            layout.isStroke = true;
            layout.cap = static_cast<clipwright::StrokeCap>(pick(3));
            layout.join = static_cast<clipwright::StrokeJoin>(pick(3));
            layout.isClosed = pick(2) == 0;
        }
        layout.outerCount = static_cast<std::uint32_t>((kind == 1 ? 2 : 3) + pick(4));
        if (kind == 0) {
            for (int i = pick(3); i > 0; --i)
                layout.holeCounts.push_back(static_cast<std::uint32_t>(3 + pick(3)));
        }
        layout.maskCount = pick(3) == 0 ? static_cast<std::uint32_t>(3 + pick(3)) : 0;
        return layout;
    }

    void region(const clipwright::RegionLayout &layout, std::vector<double> &values)
    {
        const std::size_t begin = values.size();
        for (std::size_t i = 0; i < layout.stride(); ++i)
            values.push_back(number(10));
        double *const run = values.data() + begin;
        std::vector<double> stops;
        for (std::uint32_t i = 0; i < layout.stopCount; ++i)
            stops.push_back(pick(3) ? share() : 0.5);
        std::sort(stops.begin(), stops.end());
        for (std::uint32_t i = 0; i < layout.stopCount; ++i)
            run[layout.stopOffset() + std::size_t{5} * i] = stops[i];
        if (layout.paint == clipwright::PaintKind::Radial && pick(2))
            std::copy(run, run + 2, run + 4);
        if (layout.isStroke) {
            run[layout.strokeOffset()] = std::abs(run[layout.strokeOffset()]);
            run[layout.strokeOffset() + 1] = 1 + std::abs(run[layout.strokeOffset() + 1]);
        }
        if (!layout.texture.empty()) {
            run[layout.textureOffset() + 2] = 0.5 + share();
            run[layout.textureOffset() + 3] = 0.5 + share();
        }
    }

    std::mt19937 m_random;
    std::vector<std::string> m_markers;
};

} // namespace fixtures
