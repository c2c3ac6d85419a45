// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/report.h"

#include <cmath>
#include <utility>

namespace clipwright {

namespace {

Issue issueAbout(const Layer &layer, const Node &node, std::string code, std::string what, std::string advice)
{
    Issue issue;
    issue.code = std::move(code);
    issue.where.pointer = node.pointer.empty() ? layer.pointer : node.pointer;
    issue.what = std::move(what);
    issue.advice = std::move(advice);
    issue.layer = layer.name;
    issue.node = node.id;
    return issue;
}

/** One key for what rests; for what moves one a whole frame over its span, and its two ends. */
std::size_t keysEachFrame(const std::vector<double> &frames)
{
    if (frames.size() <= 1)
        return frames.size();
    const double first = std::floor(frames.front()) + 1;
    const double last = std::ceil(frames.back()) - 1;
    return 2 + static_cast<std::size_t>(std::clamp(last - first + 1, 0.0, 1e15));
}

} // namespace

void addRefusal(Issues &issues, const Layer &layer, const Node &node, std::string code, std::string what,
                std::string advice)
{
    Issue issue = issueAbout(layer, node, std::move(code), std::move(what), std::move(advice));
    issue.severity = Severity::Error;
    issue.fate = Fate::Refused;
    issues.push_back(std::move(issue));
}

void addApproximation(Issues &issues, const Layer &layer, const Node &node, std::string code, std::string what,
                      std::string advice)
{
    Issue issue = issueAbout(layer, node, std::move(code), std::move(what), std::move(advice));
    issue.severity = Severity::Warning;
    issue.fate = Fate::Approximated;
    issues.push_back(std::move(issue));
}

void addRefusal(Issues &issues, std::string code, std::string what, std::string advice)
{
    Issue issue;
    issue.severity = Severity::Error;
    issue.fate = Fate::Refused;
    issue.code = std::move(code);
    issue.what = std::move(what);
    issue.advice = std::move(advice);
    issues.push_back(std::move(issue));
}

CookCounts countKeys(const Rig &rig, const CookedRig &cooked)
{
    CookCounts counts;
    for (const std::shared_ptr<const Composition> &composition : rig.compositions) {
        for (const std::shared_ptr<const Track> &track : composition->timeline.tracks())
            counts.sourceKeys += track->keys.size();
    }
    for (const CookedLayer &layer : cooked.layers) {
        for (const CookedKeys &channel : layer.channels) {
            counts.writtenKeys += channel.frames.size();
            counts.perFrameKeys += keysEachFrame(channel.frames);
        }
        for (const CookedShape &shape : layer.shapes) {
            counts.writtenKeys += shape.frames.size();
            counts.perFrameKeys += keysEachFrame(shape.frames);
        }
    }
    return counts;
}

} // namespace clipwright
