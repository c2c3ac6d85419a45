// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/film_palette.h"

#include <algorithm>
#include <span>
#include <utility>

namespace clipwright {

namespace {

constexpr unsigned kVisible = 128; ///< alpha of the least opaque pixel that is shown

// A colour that a 500th of a frame has is a flat area: a disc of 25 pixels in 512 by 512.
constexpr std::uint64_t kFlatShare = 500;
constexpr std::size_t kMostFlat = 160;
// Colours that are kept from the frame before may be off by 3 levels in the mean, and flat ones not at all.
constexpr double kGoodError = 9;

std::uint32_t packed(const std::uint8_t *pixel)
{
    return static_cast<std::uint32_t>(pixel[0]) << 16U | static_cast<std::uint32_t>(pixel[1]) << 8U | pixel[2];
}

unsigned channel(std::uint32_t colour, unsigned which)
{
    return colour >> (16U - 8U * which) & 0xffU;
}

int distance(std::uint32_t a, std::uint32_t b)
{
    int sum = 0;
    for (unsigned i = 0; i < 3; ++i) {
        const int off = static_cast<int>(channel(a, i)) - static_cast<int>(channel(b, i));
        sum += off * off;
    }
    return sum;
}

/** Some of the colours, to be shown as one. */
template<class Count>
struct Box {
    std::span<Count> counts;
    std::uint64_t pixels = 0;
    unsigned longest = 0; ///< channel
    unsigned extent = 0;

    explicit Box(std::span<Count> some) : counts(some)
    {
        std::array<unsigned, 3> low{255, 255, 255};
        std::array<unsigned, 3> high{};
        for (const Count &count : counts) {
            pixels += count.pixels;
            for (unsigned i = 0; i < 3; ++i) {
                low[i] = std::min(low[i], channel(count.colour, i));
                high[i] = std::max(high[i], channel(count.colour, i));
            }
        }
        for (unsigned i = 0; i < 3; ++i) {
            if (high[i] - low[i] > extent) {
                extent = high[i] - low[i];
                longest = i;
            }
        }
    }

    /** What is gained by a cut: far apart and often seen. */
    double weight() const { return static_cast<double>(extent) * extent * static_cast<double>(pixels); }

    std::uint32_t mean() const
    {
        std::array<std::uint64_t, 3> sum{};
        for (const Count &count : counts) {
            for (unsigned i = 0; i < 3; ++i)
                sum[i] += static_cast<std::uint64_t>(channel(count.colour, i)) * count.pixels;
        }
        std::uint32_t colour = 0;
        for (const std::uint64_t one : sum)
            colour = colour << 8U | static_cast<std::uint32_t>((one + pixels / 2) / pixels);
        return colour;
    }

    /** In two, with half of the pixels each as near as can be; both have some. */
    std::array<Box, 2> cut()
    {
        const unsigned by = longest;
        std::ranges::sort(counts, [by](const Count &a, const Count &b) {
            return std::pair(channel(a.colour, by), a.colour) < std::pair(channel(b.colour, by), b.colour);
        });
        std::uint64_t below = 0;
        std::size_t half = 0;
        while (half + 1 < counts.size() && (half == 0 || (below + counts[half].pixels) * 2 <= pixels))
            below += counts[half++].pixels;
        return {Box(counts.first(half)), Box(counts.subspan(half))};
    }
};

} // namespace

FilmPalette::FilmPalette(bool hasTransparency) : m_capacity(hasTransparency ? kSize - 1 : kSize)
{
    setColours({});
}

void FilmPalette::setColours(std::vector<std::uint32_t> chosen)
{
    std::ranges::sort(chosen);
    m_used = chosen.size();
    m_colours.fill(0xff000000U);
    for (std::size_t i = 0; i < m_used; ++i)
        m_colours[i] = 0xff000000U | chosen[i];
    if (m_capacity < kSize)
        m_colours[kTransparent] = 0;
}

void FilmPalette::count(const FilmPixels &pixels)
{
    m_pixelsOf.clear();
    for (int y = 0; y < pixels.height(); ++y) {
        const std::uint8_t *pixel = pixels.row(y);
        const std::uint8_t *end = pixel + static_cast<std::ptrdiff_t>(pixels.width()) * 4;
        while (pixel != end) {
            // Flat areas are runs: one look a run.
            const std::uint32_t colour = packed(pixel);
            const bool isVisible = pixel[3] >= kVisible;
            std::uint32_t run = 0;
            for (; pixel != end && packed(pixel) == colour && (pixel[3] >= kVisible) == isVisible; pixel += 4)
                ++run;
            if (isVisible)
                m_pixelsOf[colour] += run;
        }
    }
    m_counts.clear();
    for (const auto &[colour, count] : m_pixelsOf)
        m_counts.push_back({colour, count});
    std::ranges::sort(m_counts, {}, &Count::colour); // a map's order is the library's own
}

void FilmPalette::choose(const FilmPixels &pixels)
{
    count(pixels);
    m_lastIndex = -1;
    if (areColoursGood())
        return;
    chooseAnew();
    m_indexOf.clear();
}

bool FilmPalette::areColoursGood()
{
    if (m_used == 0)
        return m_counts.empty();
    m_indexOf.clear();
    std::uint64_t all = 0;
    for (const Count &count : m_counts)
        all += count.pixels;
    const bool canBeExact = m_counts.size() <= m_capacity;
    double error = 0;
    for (const Count &count : m_counts) {
        const std::uint8_t index = nearest(count.colour);
        const int off = distance(count.colour, m_colours[index] & 0xffffffU);
        m_indexOf[count.colour] = index;
        if (off > 0 && (canBeExact || count.pixels * kFlatShare >= all))
            return false;
        error += static_cast<double>(off) * count.pixels;
    }
    return error <= kGoodError * static_cast<double>(all);
}

void FilmPalette::chooseAnew()
{
    std::vector<std::uint32_t> chosen;
    if (m_counts.size() <= m_capacity) {
        for (const Count &count : m_counts)
            chosen.push_back(count.colour);
    } else {
        std::uint64_t all = 0;
        for (const Count &count : m_counts)
            all += count.pixels;
        std::ranges::sort(m_counts, [](const Count &a, const Count &b) {
            return a.pixels != b.pixels ? a.pixels > b.pixels : a.colour < b.colour;
        });
        std::size_t flat = 0;
        while (flat < kMostFlat && m_counts[flat].pixels * kFlatShare >= all)
            chosen.push_back(m_counts[flat++].colour);
        std::vector<Box<Count>> boxes{Box<Count>(std::span(m_counts).subspan(flat))};
        while (chosen.size() + boxes.size() < m_capacity) {
            const auto widest = std::ranges::max_element(boxes, {}, &Box<Count>::weight);
            if (widest->counts.size() < 2)
                break;
            const std::array<Box<Count>, 2> halves = widest->cut();
            *widest = halves[0];
            boxes.push_back(halves[1]);
        }
        for (const Box<Count> &box : boxes)
            chosen.push_back(box.mean());
    }
    setColours(std::move(chosen));
}

std::uint8_t FilmPalette::nearest(std::uint32_t colour) const
{
    std::size_t best = 0;
    int least = distance(colour, m_colours[0] & 0xffffffU);
    for (std::size_t i = 1; i < m_used && least > 0; ++i) {
        const int off = distance(colour, m_colours[i] & 0xffffffU);
        if (off < least) {
            least = off;
            best = i;
        }
    }
    return static_cast<std::uint8_t>(best);
}

std::uint8_t FilmPalette::indexOf(const std::uint8_t *pixel)
{
    if (pixel[3] < kVisible)
        return kTransparent;
    const std::uint32_t colour = packed(pixel);
    if (m_lastIndex >= 0 && colour == m_lastColour)
        return static_cast<std::uint8_t>(m_lastIndex);
    const auto [found, isNew] = m_indexOf.try_emplace(colour, std::uint8_t{0});
    if (isNew)
        found->second = nearest(colour);
    m_lastColour = colour;
    m_lastIndex = found->second;
    return found->second;
}

} // namespace clipwright
