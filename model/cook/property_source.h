// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/scope.h"

#include <array>
#include <limits>
#include <optional>
#include <vector>

namespace clipwright {

/**
 * One property of a node over cooked frames, in the source's units: its one track, one track a component, or the
 * property's default where the node has none; a link is followed. Lives no longer than the scope.
 */
class PropertySource {
public:
    static constexpr std::size_t kMaxNumbers = 4;
    /** A link to a link …: as many as the reader lets through; more go round in a circle. */
    static constexpr int kMostLinks = 256;

    PropertySource(CookScope &scope, const Node &node, std::uint8_t property);

    /** Numbers that the value does not have are the default's. */
    std::array<double, kMaxNumbers> at(double frame) const
    {
        if (m_still)
            return *m_still;
        if (m_lastFrame != frame) {
            m_last = sampledAt(frame);
            m_lastFrame = frame;
        }
        return m_last;
    }
    bool isStill() const { return m_still.has_value(); }
    double numberAt(double frame) const { return at(frame)[0]; }
    Vec2 vectorAt(double frame) const;

    void addMotions(std::vector<const Motion *> &motions) const;
    /** Those that are this property's own and no link's: nothing else moves by them. */
    void addOwnMotions(std::vector<const Motion *> &motions) const;
    /** The largest of all components of all keys, as a magnitude. */
    double largest() const;
    /** Whether the two numbers are always alike, or each other's opposites: a scale that keeps shapes similar. */
    bool isEven() const;
    /** Whether one of the numbers is the same at every key, where it has that many. */
    bool alwaysHas(std::size_t index, double number) const;
    /** Whether each key's first number is within the bounds. */
    bool staysWithin(double minimum, double maximum) const;
    /** Whether all numbers of all keys are. */
    bool allStayWithin(double minimum, double maximum) const;

private:
    struct Source {
        const Track *track;
        const Motion *motion;
        const TrackSampler *sampler; ///< null where the track stands still, or has more numbers than we know
    };
    void addSources(CookScope &scope, const Node &node, std::uint8_t property, int hops);
    void addTrack(CookScope &scope, const Track &track);
    std::array<double, kMaxNumbers> sampledAt(double frame) const;
    template<class Visit>
    void visitValues(Visit visit) const;

    const CookScope *m_scope;
    std::array<double, kMaxNumbers> m_default{};
    std::vector<Source> m_sources;
    std::optional<std::array<double, kMaxNumbers>> m_still;                ///< the value, where it never changes
    mutable double m_lastFrame = std::numeric_limits<double>::quiet_NaN(); ///< looked at, as it often is again
    mutable std::array<double, kMaxNumbers> m_last{};
    bool m_isLinked = false;
    bool m_spreads = false; ///< one linked number stands for both of two
};

} // namespace clipwright
