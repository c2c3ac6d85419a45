// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/path_source.h"

#include "model/cook/state_scan.h"
#include "model/rig/rig_properties.h"
#include "model/timeline/sampling.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

/** Handle length of a quarter circle of radius 1. */
constexpr double kKappa = 0.5522847498307936;

void transform(Contour &contour, const Affine &to)
{
    for (PathVertex &vertex : contour.vertices)
        vertex = {to.map(vertex.point), to.turn(vertex.in), to.turn(vertex.out)};
}

/** The other way round from the same first vertex. */
void reverse(Contour &contour)
{
    if (contour.vertices.size() > 1)
        std::reverse(contour.vertices.begin() + 1, contour.vertices.end());
    for (PathVertex &vertex : contour.vertices)
        std::swap(vertex.in, vertex.out);
}

/** Whether one may follow the other at a held key: a line is more than a point, and stays open or closed. */
bool canStep(const Path &from, const Path &to)
{
    return std::ranges::equal(from.contours, to.contours, [](const Contour &a, const Contour &b) {
        return a.closed == b.closed && a.vertices.size() > 1 && b.vertices.size() > 1;
    });
}

/** Up to `count`, on the last one; the edge that closes the contour begins at the last of them. */
void addSpareVertices(Contour &contour, std::size_t count)
{
    if (contour.vertices.empty() || contour.vertices.size() >= count)
        return;
    const Vec2 out = std::exchange(contour.vertices.back().out, {0, 0});
    contour.vertices.resize(count, {contour.vertices.back().point, {}, {}});
    contour.vertices.back().out = out;
}

} // namespace

PathSource::PathSource(CookScope &scope, const Node &item, GroupChain chain)
    : m_scope(&scope),
      m_item(&item),
      m_chain(std::move(chain))
{
    switch (item.type) {
    case NodeType::Path:
    case NodeType::Mask: // whose outline is the same property
        m_path = scope.timeline.find(item.track(PathProperty::Shape));
        if (m_path != nullptr && m_path->kind == Kind::Path) {
            m_pathMotion = &scope.motionOf(*m_path);
            planSteps();
        } else {
            m_path = nullptr;
        }
        break;
    case NodeType::Ellipse:
        for (std::uint8_t p : {EllipseProperty::Position, EllipseProperty::Size, EllipseProperty::Direction})
            m_numbers.emplace_back(scope, item, p);
        break;
    case NodeType::Rectangle:
        for (std::uint8_t p : {RectangleProperty::Position, RectangleProperty::Size, RectangleProperty::Direction,
                               RectangleProperty::Roundness})
            m_numbers.emplace_back(scope, item, p);
        m_isRound = !m_numbers[3].staysWithin(-1e30, 0);
        break;
    case NodeType::Star: m_star = std::make_unique<const StarSource>(scope, item); break;
    default: break;
    }
}

bool PathSource::isPath(const Node &item)
{
    return item.type == NodeType::Path || item.type == NodeType::Ellipse || item.type == NodeType::Rectangle
           || item.type == NodeType::Star;
}

void PathSource::planSteps()
{
    const Keys &keys = m_path->keys;
    if (keys.size() < 2)
        return;
    const std::size_t first = std::max<std::size_t>(keys.upperBound(m_scope->sourceFrame(0)), 1) - 1;
    const std::size_t last = std::min(keys.lowerBound(m_scope->sourceFrame(m_scope->span.duration)), keys.size() - 1);
    bool steps = false;
    for (std::size_t i = first; i < last; ++i) {
        if (keys.path(i)->sameTopology(*keys.path(i + 1)))
            continue;
        steps = true;
        m_isTorn = m_isTorn || m_scope->timeline.easings[keys.easing(i)].row != Interpolation::Hold
                   || !canStep(*keys.path(i), *keys.path(i + 1));
    }
    if (!steps || m_isTorn)
        return;
    m_stepped.resize(keys.path(first)->contours.size(), 0);
    for (std::size_t i = first; i <= last; ++i) {
        for (std::size_t c = 0; c < m_stepped.size(); ++c)
            m_stepped[c] = std::max(m_stepped[c], keys.path(i)->contours[c].vertices.size());
    }
}

bool PathSource::addModifier(CookScope &scope, std::shared_ptr<const PathModifier> modifier)
{
    if (modifier->isIdle() || m_isTorn)
        return false;
    if (!m_stepped.empty()) { // it would take the spare vertices for corners
        m_isTorn = true;
        return false;
    }
    std::vector<const Motion *> motions;
    addMotions(motions);
    std::vector<std::vector<Contour>> poses;
    for (double frame : poseFramesOf(motions)) {
        poses.push_back(ownContoursAt(frame));
        for (const Contour &contour : poses.back())
            scope.budget.spendSamples(contour.vertices.size() * 6);
        if (scope.budget.hasTooManyKeys())
            break;
    }
    const bool rounds = modifier->rounds();
    m_modifiers.push_back({std::move(modifier), PathModifier::cornersOf(poses)});
    m_own = {};
    m_placed = {};
    return rounds && PathModifier::cornersComeAndGo(poses, m_modifiers.back().corners);
}

const std::vector<Contour> &PathSource::contoursAt(double frame) const
{
    if (m_placed.frame == frame)
        return m_placed.path.contours;
    const std::vector<Contour> &own = ownContoursAt(frame);
    if (m_chain.empty())
        return own;
    m_placed.path.contours = own;
    const Affine toLayer = toLayerAt(frame);
    for (Contour &contour : m_placed.path.contours)
        transform(contour, toLayer);
    m_placed.frame = frame;
    return m_placed.path.contours;
}

const std::vector<Contour> &PathSource::ownContoursAt(double frame) const
{
    std::vector<Contour> &contours = m_own.path.contours;
    if (m_own.frame == frame)
        return contours;
    plainContoursAt(frame, m_own.path);
    for (const Modifier &modifier : m_modifiers)
        modifier.modifier->apply(frame, modifier.corners, contours);
    m_own.frame = frame;
    return contours;
}

void PathSource::addMotions(std::vector<const Motion *> &motions) const
{
    if (m_pathMotion != nullptr)
        motions.push_back(m_pathMotion);
    for (const PropertySource &numbers : m_numbers)
        numbers.addMotions(motions);
    for (const std::shared_ptr<const GroupSource> &group : m_chain)
        group->addTransformMotions(motions);
    if (m_star)
        m_star->addMotions(motions);
    for (const Modifier &modifier : m_modifiers)
        modifier.modifier->addMotions(motions);
}

void PathSource::addSums(std::vector<const Motion *> &motions) const
{
    if (!m_modifiers.empty() || m_star || m_isRound)
        return;
    if (m_pathMotion != nullptr)
        motions.push_back(m_pathMotion);
    for (std::size_t i = 0; i < std::min<std::size_t>(m_numbers.size(), 2); ++i) // position and size
        m_numbers[i].addOwnMotions(motions);
    for (const std::shared_ptr<const GroupSource> &group : m_chain)
        group->addSums(motions);
}

void PathSource::plainContoursAt(double frame, Path &path) const
{
    const auto set = [&path](Contour contour) {
        path.contours.resize(1);
        path.contours.front() = std::move(contour);
    };
    switch (m_item->type) {
    case NodeType::Ellipse: set(ellipseAt(frame)); break;
    case NodeType::Rectangle: set(rectangleAt(frame)); break;
    case NodeType::Star: set(m_star->contourAt(frame)); break;
    default:
        if (m_path == nullptr)
            path.contours.clear();
        else
            samplePathInto(*m_path, m_scope->timeline.easings, {m_scope->sourceFrame(frame), false, false}, path);
        for (std::size_t c = 0; c < std::min(path.contours.size(), m_stepped.size()); ++c)
            addSpareVertices(path.contours[c], m_stepped[c]);
    }
}

Contour PathSource::ellipseAt(double frame) const
{
    const Vec2 centre = m_numbers[0].vectorAt(frame);
    const Vec2 radius = m_numbers[1].vectorAt(frame) / 2.0;
    const Vec2 handle = radius * kKappa;
    Contour contour;
    contour.vertices = {
        {{centre.x, centre.y - radius.y}, {-handle.x, 0}, {handle.x, 0}},
        {{centre.x + radius.x, centre.y}, {0, -handle.y}, {0, handle.y}},
        {{centre.x, centre.y + radius.y}, {handle.x, 0}, {-handle.x, 0}},
        {{centre.x - radius.x, centre.y}, {0, handle.y}, {0, -handle.y}},
    };
    if (isReversed())
        reverse(contour);
    return contour;
}

// From the top right corner clockwise, as Lottie's own players go: where a trim begins depends on it.
Contour PathSource::rectangleAt(double frame) const
{
    const Vec2 centre = m_numbers[0].vectorAt(frame);
    const Vec2 half = m_numbers[1].vectorAt(frame) / 2.0;
    const double left = centre.x - half.x;
    const double right = centre.x + half.x;
    const double top = centre.y - half.y;
    const double bottom = centre.y + half.y;
    Contour contour;
    if (m_isRound) {
        const double r = std::clamp(m_numbers[3].numberAt(frame), 0.0, std::max(0.0, std::min(half.x, half.y)));
        const double h = r * kKappa;
        contour.vertices = {
            {{right, top + r}, {0, -h}, {0, 0}},   {{right, bottom - r}, {0, 0}, {0, h}},
            {{right - r, bottom}, {h, 0}, {0, 0}}, {{left + r, bottom}, {0, 0}, {-h, 0}},
            {{left, bottom - r}, {0, h}, {0, 0}},  {{left, top + r}, {0, 0}, {0, -h}},
            {{left + r, top}, {-h, 0}, {0, 0}},    {{right - r, top}, {0, 0}, {h, 0}},
        };
    } else {
        contour.vertices = {
            {{right, top}, {}, {}}, {{right, bottom}, {}, {}}, {{left, bottom}, {}, {}}, {{left, top}, {}, {}}};
    }
    if (isReversed())
        reverse(contour);
    return contour;
}

bool PathSource::isReversed() const
{
    return m_numbers[2].numberAt(0) == 1;
}

} // namespace clipwright
