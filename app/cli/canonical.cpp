// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/canonical.h"

#include "model/io/files/files.h"
#include "model/io/files/save_file.h"
#include "model/io/oanim/oanim_format.h"
#include "model/io/oclip/oclip_format.h"
#include "model/io/ocurve/ocurve_format.h"
#include "model/io/ostage/ostage_format.h"

#include <utility>

namespace clipwright::app {

namespace {

/** Of a format that reads what it can. */
template<class Reading, class Write, class LeftOut>
Result<Canonical> canonicalReading(Result<Reading> reading, const Write &write, const LeftOut &leftOut)
{
    if (!reading)
        return tl::make_unexpected(reading.error());
    const bool loses = leftOut(*reading);
    return Canonical{write(*reading), std::move(reading->issues), loses};
}

} // namespace

Result<Canonical> canonicalOf(FormatId format, const std::shared_ptr<const std::string> &bytes, const std::string &path)
{
    const auto told = [](std::string text) { return Canonical{std::move(text), {}, false}; };
    switch (format) {
    case FormatId::Oanim:
        return readOanim(*bytes, path).map([](const CookedRig &rig) { return writeOanim(rig); }).map(told);
    case FormatId::Oshape:
        return readOshape(*bytes, path).and_then([](const CookedRig &rig) { return writeOshape(rig); }).map(told);
    case FormatId::Oclip:
        return canonicalReading(
            readOclip(bytes, path), [](const OclipReading &read) { return writeOclip(read.clip); },
            [](const OclipReading &read) { return read.clip.leftOut; });
    case FormatId::Ostage:
        return canonicalReading(
            readOstage(bytes, path), [](const OstageReading &read) { return writeOstage(read.stage); },
            [](const OstageReading &read) { return read.stage.leftOut; });
    case FormatId::Ocurve:
        return canonicalReading(
            readOcurve(bytes, path), [](const OcurveReading &read) { return writeOcurve(read.file); },
            [](const OcurveReading &read) { return !read.issues.empty(); });
    default: return refuse("not-native", "expected a native file: a source keeps its own spelling", {path, 0, 0, {}});
    }
}

Result<void> writeCanonical(const std::string &path, Canonical &canonical)
{
    if (!canonical.leftOut)
        return writeFileAtomic(path, canonical.text);
    const Result<FileStamp> saved = saveFile(path, canonical.text);
    if (!saved)
        return tl::make_unexpected(saved.error());
    Issue kept;
    kept.severity = Severity::Info;
    kept.code = "backup-kept";
    kept.where.file = path;
    kept.what = "parts were left out; the file as it was is kept as " + backupPathOf(path);
    canonical.issues.push_back(std::move(kept));
    return {};
}

} // namespace clipwright::app
