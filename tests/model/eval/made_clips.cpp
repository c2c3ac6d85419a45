// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "made_clips.h"

#include "model/io/oclip/oclip_format.h"

#include <QtGlobal>

namespace clipwright::test {

std::shared_ptr<const ClipSampler> samplerOf(const std::string &text)
{
    Result<OclipReading> reading = readOclip(std::make_shared<const std::string>(text));
    if (!reading || !reading->issues.empty()) {
        qFatal("the clip of the test does not read: %s",
               reading ? reading->issues.front().what.c_str() : reading.error().what.c_str());
    }
    return std::make_shared<const ClipSampler>(std::make_shared<const Clip>(std::move(reading->clip)));
}

std::string clipText(const std::string &members, const std::string &channels, const std::string &marks)
{
    return R"({"kind":"orblit.clip","formatVersion":1)" + (members.empty() ? "" : "," + members) + R"(,"channels":[)"
           + channels + R"(],"marks":[)" + marks + "]}";
}

} // namespace clipwright::test
