// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/easing_cubics.h"

#include "model/timeline/drawn_curve.h"
#include "model/timeline/named_easings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace clipwright {

namespace {

constexpr double kThird = 1.0 / 3.0;
constexpr double kTwoThirds = 2.0 / 3.0;
constexpr int kMeasured = 48;            // times a piece at which the error is looked at
constexpr double kShortest = 1.0 / 4096; // of the time

using Handles = std::array<double, 4>;

Handles evenHandles(double y1, double y2)
{
    return {kThird, y1, kTwoThirds, y2};
}

std::optional<Handles> shapedHandles(double parameter)
{
    switch (shapedIndex(parameter)) {
    case 0: return evenHandles(kThird, kTwoThirds);
    case 1: return evenHandles(0, kThird);
    case 2: return evenHandles(kTwoThirds, 1);
    case 4: return evenHandles(0, 1);
    case 5: return evenHandles(1 + named::kOvershoot / 3, 1);
    default: return std::nullopt;
    }
}

/** c1·u + c2·u² + c3·u³ has its handles at c1/3 and (2·c1 + c2)/3. */
std::optional<Handles> handlesOf(Interpolation row, std::span<const double> parameters)
{
    switch (row) {
    case Interpolation::Linear: return evenHandles(kThird, kTwoThirds);
    case Interpolation::Cubic: return Handles{parameters[0], parameters[1], parameters[2], parameters[3]};
    case Interpolation::QuadIn: return evenHandles(0, kThird);
    case Interpolation::QuadOut: return evenHandles(kTwoThirds, 1);
    case Interpolation::CubicIn: return evenHandles(0, 0);
    case Interpolation::CubicOut: return evenHandles(1, 1);
    case Interpolation::BackIn: return evenHandles(0, -named::overshootOf(parameters) / 3);
    case Interpolation::BackOut: return evenHandles(1 + named::overshootOf(parameters) / 3, 1);
    case Interpolation::Shaped: return shapedHandles(parameters[0]);
    default: return std::nullopt;
    }
}

double pieceAt(const CubicPiece &piece, double u)
{
    const double f = piece.easing.at((u - piece.start) / (piece.end - piece.start));
    return piece.from + f * (piece.to - piece.from);
}

using Bezier = std::array<Vec2, 4>;

/** A Bézier as a fraction of its own span, appended; one that comes back to where it began is cut where it turns. */
void addBezier(const Bezier &curve, int cuts, std::vector<CubicPiece> &pieces)
{
    constexpr double kTallest = 1000; // spans; more and the piece's own rounding shows
    const double span = curve[3].y - curve[0].y;
    const double one = curve[1].y - curve[0].y;
    const double two = curve[2].y - curve[0].y;
    const bool isTall = std::max(std::abs(one), std::abs(two)) > kTallest * std::abs(span);
    if (isTall && cuts > 0) {
        // A third of the derivative in s: a·s² + b·s + one.
        const double b = 2 * (two - one) - 2 * one;
        const double a = span - two - one - b;
        const double root = std::sqrt(std::max(b * b - 4 * a * one, 0.0));
        double s = 0.5;
        for (const double turn : {(-b - root) / (2 * a), (-b + root) / (2 * a), -one / b})
            s = turn > 1e-3 && turn < 1 - 1e-3 ? turn : s;
        const Vec2 p01 = curve[0] + s * (curve[1] - curve[0]);
        const Vec2 p12 = curve[1] + s * (curve[2] - curve[1]);
        const Vec2 p23 = curve[2] + s * (curve[3] - curve[2]);
        const Vec2 left = p01 + s * (p12 - p01);
        const Vec2 right = p12 + s * (p23 - p12);
        const Vec2 middle = left + s * (right - left);
        if (middle.x > curve[0].x && middle.x < curve[3].x) {
            addBezier({curve[0], p01, left, middle}, cuts - 1, pieces);
            addBezier({middle, right, p23, curve[3]}, cuts - 1, pieces);
            return;
        }
    }
    CubicPiece piece{curve[0].x, curve[3].x, curve[0].y, curve[3].y, Easing::linear()};
    const double length = piece.end - piece.start;
    if (span != 0 && !isTall)
        piece.easing = Easing::cubic((curve[1].x - piece.start) / length, one / span,
                                     (curve[2].x - piece.start) / length, two / span);
    pieces.push_back(std::move(piece));
}

/** One component of an easing, cut into cubics from left to right. */
class Cutter {
public:
    Cutter(const Easing &easing, int component, double tolerance)
        : m_easing(easing),
          m_component(component),
          m_tolerance(std::max(tolerance, 1e-9))
    {}

    CubicPieces cut()
    {
        if (m_easing.drawn) {
            constexpr int kCuts = 3;
            for (std::size_t i = 0; i + 1 < m_easing.drawn->points().size(); ++i)
                addBezier(m_easing.drawn->stretch(i), kCuts, m_result.pieces);
            for (const CubicPiece &piece : m_result.pieces)
                m_result.error = std::max(m_result.error, errorOf(piece));
            return std::move(m_result);
        }
        std::vector<double> times = breaks();
        std::ranges::sort(times);
        double before = 0;
        for (const double time : times) {
            if (time > before + 1e-9 && time < 1 - 1e-9) {
                cutBetween(before, time);
                before = time;
            }
        }
        cutBetween(before, 1);
        return std::move(m_result);
    }

private:
    double at(double u) const { return m_easing.at(u, m_component); }

    /** Where it turns round or has a corner, so that no piece ends where it began, as far as the row tells. */
    std::vector<double> breaks() const;
    void addSwings(std::vector<double> &times, bool isOut, double scale, double shift) const;

    void cutBetween(double start, double end)
    {
        std::vector<std::pair<double, double>> left{{start, end}};
        while (!left.empty()) {
            const auto [from, to] = left.back();
            left.pop_back();
            const CubicPiece piece = fitted(from, to);
            const double error = errorOf(piece);
            if (error > m_tolerance && to - from > 2 * kShortest) {
                const double middle = from + (to - from) / 2;
                left.emplace_back(middle, to);
                left.emplace_back(from, middle);
                continue;
            }
            m_result.error = std::max(m_result.error, error);
            m_result.pieces.push_back(piece);
        }
    }

    /** The cubic through the ends and what stands at both thirds: exact for a cubic polynomial. */
    CubicPiece fitted(double start, double end) const
    {
        CubicPiece piece{start, end, at(start), at(end), Easing::linear()};
        const double span = piece.to - piece.from;
        if (span == 0)
            return piece;
        const double one = (at(start + (end - start) * kThird) - piece.from) / span;
        const double two = (at(start + (end - start) * kTwoThirds) - piece.from) / span;
        piece.easing = Easing::cubic(kThird, (18 * one - 9 * two + 2) / 6, kTwoThirds, (18 * two - 9 * one - 5) / 6);
        return piece;
    }

    double errorOf(const CubicPiece &piece) const
    {
        double error = 0;
        for (int i = 1; i < kMeasured; ++i) {
            const double u = piece.start + (piece.end - piece.start) * i / kMeasured;
            error = std::max(error, std::abs(at(u) - pieceAt(piece, u)));
        }
        return error;
    }

    const Easing &m_easing;
    int m_component;
    double m_tolerance;
    CubicPieces m_result;
};

/** The turns of Elastic's way in, where the sine's and the power's slopes cancel: put at `shift + scale · u`. */
void Cutter::addSwings(std::vector<double> &times, bool isOut, double scale, double shift) const
{
    const std::span<const double> told = m_easing.parametersOf(m_component);
    const named::Swing swing(told);
    const double lean = -std::atan(2 * std::numbers::pi / swing.period / (10 * std::numbers::ln2));
    const double half = swing.period / 2;
    // Turns a great many to the stretch are not followed one by one: pieces have a shortest length anyway.
    for (double u = 1 + swing.shift + lean * half / std::numbers::pi; u > 0 && times.size() < 4096; u -= half) {
        if (u < 1)
            times.push_back(shift + scale * (isOut ? 1 - u : u));
    }
}

std::vector<double> Cutter::breaks() const
{
    using I = Interpolation;
    constexpr std::array kHops{1 / 2.75, 1.5 / 2.75, 2 / 2.75, 2.25 / 2.75, 2.5 / 2.75, 2.625 / 2.75};
    const bool isBounceOut = m_easing.row == I::Shaped && shapedIndex(m_easing.parametersOf(m_component)[0]) == 6;
    std::vector<double> times;
    switch (m_easing.row) {
    case I::BounceIn:
        for (const double hop : kHops)
            times.push_back(1 - hop);
        break;
    case I::BounceOut: times.assign(kHops.begin(), kHops.end()); break;
    case I::BounceInOut:
        times.push_back(0.5);
        for (const double hop : kHops) {
            times.push_back((1 - hop) / 2);
            times.push_back((1 + hop) / 2);
        }
        break;
    case I::ElasticIn: addSwings(times, false, 1, 0); break;
    case I::ElasticOut: addSwings(times, true, 1, 0); break;
    case I::ElasticInOut:
        times.push_back(0.5);
        addSwings(times, false, 0.5, 0);
        addSwings(times, true, 0.5, 0.5);
        break;
    default:
        if (isBounceOut)
            times.assign(kHops.begin(), kHops.end());
        else
            times.push_back(0.5);
        break;
    }
    return times;
}

} // namespace

std::optional<Easing> asCubic(const Easing &easing)
{
    const int sets = std::max(easing.components, 1);
    Easing cubic{Interpolation::Cubic, sets, {}};
    for (int c = 0; c < sets; ++c) {
        const std::optional<Handles> handles = handlesOf(easing.row, easing.parametersOf(c));
        if (!handles)
            return std::nullopt;
        cubic.parameters.insert(cubic.parameters.end(), handles->begin(), handles->end());
    }
    return cubic;
}

CubicPieces asCubics(const Easing &easing, double tolerance, int component)
{
    const int set = std::clamp(component, 0, std::max(easing.components, 1) - 1);
    if (easing.row == Interpolation::Hold || easing.row == Interpolation::Linear)
        return {{{0, 1, 0, 1, {easing.row, 1, {}}}}, 0};
    if (std::optional<Easing> cubic = asCubic(easing)) {
        const std::span<const double> handles = cubic->parametersOf(set);
        return {{{0, 1, 0, 1, Easing::cubic(handles[0], handles[1], handles[2], handles[3])}}, 0};
    }
    return Cutter(easing, set, tolerance).cut();
}

} // namespace clipwright
