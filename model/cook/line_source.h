// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/flatten.h"
#include "model/cook/path_source.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <vector>

namespace clipwright {

/** A polyline of constant count over cooked frames, in source units. */
class LineSource {
public:
    virtual ~LineSource() = default;

    virtual std::size_t pointCount() const = 0;
    virtual bool isClosed() const = 0;
    /** Appends `pointCount` points. */
    virtual void pointsAt(double frame, std::vector<Vec2> &points) const = 0;
    /** False where nothing of it is left, so that not even a cap may be drawn. */
    virtual bool isShownAt(double) const { return true; }
    /**
     * Its points run along it as it is cut: between two frames of the source they may be anywhere on it, and keys closer
     * than frames would only follow that.
     */
    virtual bool slides() const { return false; }
    virtual void addMotions(std::vector<const Motion *> &motions) const = 0;
    /** Those that its points are sums of, as weave takes them: none where that is not known. */
    virtual void addSums(std::vector<const Motion *> &) const {}
};

using LineRef = std::shared_ptr<const LineSource>;

/** A contour of a path, flattened: in the path's own space, or in the layer's. */
class FlatLine : public LineSource {
public:
    enum class Space { Path, Layer };

    FlatLine(std::shared_ptr<const PathSource> path, std::size_t contour, FlatPlan plan, Space space);

    /** A closed contour without length is one point. */
    std::size_t pointCount() const override { return m_count; }
    bool isClosed() const override { return m_plan.isClosed; }
    void pointsAt(double frame, std::vector<Vec2> &points) const override;
    void addMotions(std::vector<const Motion *> &motions) const override { m_path->addMotions(motions); }
    void addSums(std::vector<const Motion *> &motions) const override { m_path->addSums(motions); }

private:
    std::shared_ptr<const PathSource> m_path;
    std::size_t m_contour;
    FlatPlan m_plan;
    std::size_t m_count;
    Space m_space;
};

/** A closed line that never changes. */
class FixedLine : public LineSource {
public:
    explicit FixedLine(std::vector<Vec2> points) : m_points(std::move(points)) {}

    std::size_t pointCount() const override { return m_points.size(); }
    bool isClosed() const override { return true; }
    void pointsAt(double, std::vector<Vec2> &points) const override
    {
        points.insert(points.end(), m_points.begin(), m_points.end());
    }
    void addMotions(std::vector<const Motion *> &) const override {}

private:
    std::vector<Vec2> m_points;
};

/** A line that shows another one's points in some other way. */
class LineOverLine : public LineSource {
public:
    explicit LineOverLine(LineRef line) : m_line(std::move(line)) {}

    std::size_t pointCount() const override { return m_line->pointCount(); }
    bool isClosed() const override { return m_line->isClosed(); }
    bool isShownAt(double frame) const override { return m_line->isShownAt(frame); }
    bool slides() const override { return m_line->slides(); }
    void addMotions(std::vector<const Motion *> &motions) const override { m_line->addMotions(motions); }

protected:
    const LineSource &line() const { return *m_line; }

private:
    LineRef m_line;
};

/** A line of a path's own space, in the layer's. */
class PlacedLine : public LineOverLine {
public:
    PlacedLine(LineRef line, std::shared_ptr<const PathSource> path);

    void pointsAt(double frame, std::vector<Vec2> &points) const override;

private:
    std::shared_ptr<const PathSource> m_path;
};

} // namespace clipwright
