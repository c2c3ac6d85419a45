// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "one_number.h"

#include <QtGlobal>

#include <cmath>

namespace clipwright::test {

std::shared_ptr<const ClipSampler> running(double from, double perSecond, const std::string &playback, double seconds,
                                           const std::string &more)
{
    const std::string last = std::to_string(from + perSecond * seconds);
    return samplerOf(clipText(R"("rate":10,"playback":")" + playback + '"',
                              R"({"property":"a.b","kind":"number","hold":"linear")" + more
                                  + R"(,"keys":[{"at":0,"value":)" + std::to_string(from) + R"(},{"at":)"
                                  + std::to_string(seconds) + R"(,"value":)" + last + "}]}"));
}

std::shared_ptr<const ClipSampler> still(double value, const std::string &playback)
{
    return running(value, 0, playback);
}

bool isNear(double got, double expected)
{
    const bool near = std::abs(got - expected) < 1e-9;
    if (!near)
        qWarning("got %.12g, expected %.12g", got, expected);
    return near;
}

} // namespace clipwright::test
