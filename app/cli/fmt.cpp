// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/verb.h"

#include "model/io/files/files.h"
#include "model/io/formats.h"
#include "model/io/oanim/oanim_format.h"

#include <utility>
#include <vector>

namespace clipwright::app {

namespace {

struct Formatted {
    std::string path;
    std::string text;
    bool isChanged = false;
};

Result<Formatted> format(const std::string &path)
{
    const Result<FormatId> id = formatOfPath(path);
    if (!id)
        return tl::make_unexpected(id.error());
    if (rowOf(*id).isSource)
        return refuse("not-native", "expected a native file (.oanim or .oshape): a source keeps its own spelling",
                      {path, 0, 0, {}});
    const Result<std::shared_ptr<const std::string>> bytes = readFile(path);
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    const Result<CookedRig> rig = *id == FormatId::Oshape ? readOshape(**bytes, path) : readOanim(**bytes, path);
    if (!rig)
        return tl::make_unexpected(rig.error());
    const Result<std::string> text =
        *id == FormatId::Oshape ? writeOshape(*rig) : Result<std::string>(writeOanim(*rig));
    if (!text)
        return tl::make_unexpected(text.error());
    return Formatted{path, *text, *text != **bytes};
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
    for (const Formatted &one : all) {
        if (one.isChanged && writes) {
            if (const Result<void> written = writeFileAtomic(one.path, one.text); !written) {
                status = reply.fail(written.error());
                continue;
            }
        }
        if (one.isChanged && isCheck)
            status = ExitStatus::BadInput;
        reply.line(one.path + (!one.isChanged ? ": unchanged" : writes ? ": rewritten" : ": not in canonical form"));
        reply.document({}, [&](JsonWriter &json) { json.member("file", one.path).member("changed", one.isChanged); });
    }
    return status;
}

} // namespace clipwright::app
