// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/canonical.h"
#include "app/cli/verb.h"

#include "model/io/files/files.h"

#include <utility>
#include <vector>

namespace clipwright::app {

namespace {

struct Formatted {
    std::string path;
    Canonical canonical;
    bool isChanged = false;
};

Result<Formatted> format(const std::string &path)
{
    const Result<FormatId> id = formatOfPath(path);
    if (!id)
        return tl::make_unexpected(id.error());
    const Result<std::shared_ptr<const std::string>> bytes = readFile(path);
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    Result<Canonical> text = canonicalOf(*id, *bytes, path);
    if (!text)
        return tl::make_unexpected(text.error());
    const bool isChanged = text->text != **bytes;
    return Formatted{path, std::move(*text), isChanged};
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
            if (const Result<void> written = writeCanonical(one.path, one.canonical); !written) {
                status = reply.fail(written.error());
                continue;
            }
        }
        if (one.isChanged && isCheck)
            status = ExitStatus::BadInput;
        reply.line(one.path + (!one.isChanged ? ": unchanged" : writes ? ": rewritten" : ": not in canonical form"));
        reply.tell(one.canonical.issues);
        reply.document(one.canonical.issues,
                       [&](JsonWriter &json) { json.member("file", one.path).member("changed", one.isChanged); });
    }
    return status;
}

} // namespace clipwright::app
