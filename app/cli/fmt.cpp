// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/verb.h"

#include "model/io/files/files.h"
#include "model/io/files/save_file.h"
#include "model/io/formats.h"
#include "model/io/oanim/oanim_format.h"
#include "model/io/oclip/oclip_format.h"
#include "model/io/ocurve/ocurve_format.h"
#include "model/io/ostage/ostage_format.h"

#include <utility>
#include <vector>

namespace clipwright::app {

namespace {

struct Formatted {
    std::string path;
    std::string text;
    Issues issues; ///< what reading told
    bool leftOut = false;
    bool isChanged = false;
};

/** The canonical text of what a native file's bytes say, and what of them was left out. */
struct Canonical {
    std::string text;
    Issues issues;
    bool leftOut = false; ///< something of the file is not in the text
};

/** Of a format that reads what it can. */
template<class Reading, class Write, class LeftOut>
Result<Canonical> canonicalOf(Result<Reading> reading, const Write &write, const LeftOut &leftOut)
{
    if (!reading)
        return tl::make_unexpected(reading.error());
    const bool loses = leftOut(*reading);
    return Canonical{write(*reading), std::move(reading->issues), loses};
}

Result<Canonical> canonical(FormatId format, const std::shared_ptr<const std::string> &bytes, const std::string &path)
{
    const auto told = [](std::string text) { return Canonical{std::move(text), {}, false}; };
    switch (format) {
    case FormatId::Oanim:
        return readOanim(*bytes, path).map([](const CookedRig &rig) { return writeOanim(rig); }).map(told);
    case FormatId::Oshape:
        return readOshape(*bytes, path).and_then([](const CookedRig &rig) { return writeOshape(rig); }).map(told);
    case FormatId::Oclip:
        return canonicalOf(
            readOclip(bytes, path), [](const OclipReading &read) { return writeOclip(read.clip); },
            [](const OclipReading &read) { return read.clip.leftOut; });
    case FormatId::Ostage:
        return canonicalOf(
            readOstage(bytes, path), [](const OstageReading &read) { return writeOstage(read.stage); },
            [](const OstageReading &read) { return read.stage.leftOut; });
    case FormatId::Ocurve:
        return canonicalOf(
            readOcurve(bytes, path), [](const OcurveReading &read) { return writeOcurve(read.file); },
            [](const OcurveReading &read) { return !read.issues.empty(); });
    default: return refuse("not-native", "expected a native file: a source keeps its own spelling", {path, 0, 0, {}});
    }
}

Result<Formatted> format(const std::string &path)
{
    const Result<FormatId> id = formatOfPath(path);
    if (!id)
        return tl::make_unexpected(id.error());
    const Result<std::shared_ptr<const std::string>> bytes = readFile(path);
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    Result<Canonical> text = canonical(*id, *bytes, path);
    if (!text)
        return tl::make_unexpected(text.error());
    const bool isChanged = text->text != **bytes;
    return Formatted{path, std::move(text->text), std::move(text->issues), text->leftOut, isChanged};
}

/** What cannot be read is gone from the new text: then the file as it was is kept beside it. */
Result<void> write(Formatted &formatted)
{
    if (!formatted.leftOut)
        return writeFileAtomic(formatted.path, formatted.text);
    const Result<FileStamp> saved = saveFile(formatted.path, formatted.text);
    if (!saved)
        return tl::make_unexpected(saved.error());
    Issue kept;
    kept.severity = Severity::Info;
    kept.code = "backup-kept";
    kept.where.file = formatted.path;
    kept.what = "parts were left out; the file as it was is kept as " + backupPathOf(formatted.path);
    formatted.issues.push_back(std::move(kept));
    return {};
}

} // namespace

ExitStatus runFmt(const Arguments &arguments, Reply &reply)
{
    const bool isCheck = arguments.has("check");
    std::vector<Formatted> all;
    ExitStatus status = ExitStatus::Done;
    for (const std::string &path : arguments.files()) {
        Result<Formatted> formatted = format(path);
        if (formatted)
            all.push_back(std::move(*formatted));
        else
            status = reply.fail(formatted.error());
    }
    // One bad file, and nothing is written.
    const bool writes = !isCheck && status == ExitStatus::Done;
    for (Formatted &one : all) {
        if (one.isChanged && writes) {
            if (const Result<void> written = write(one); !written) {
                status = reply.fail(written.error());
                continue;
            }
        }
        if (one.isChanged && isCheck)
            status = ExitStatus::BadInput;
        reply.line(one.path + (!one.isChanged ? ": unchanged" : writes ? ": rewritten" : ": not in canonical form"));
        reply.tell(one.issues);
        reply.document(one.issues,
                       [&](JsonWriter &json) { json.member("file", one.path).member("changed", one.isChanged); });
    }
    return status;
}

} // namespace clipwright::app
