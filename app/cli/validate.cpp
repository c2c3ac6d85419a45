// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/rig_query.h"
#include "app/cli/verb.h"

namespace clipwright::app {

ExitStatus runValidate(const Arguments &arguments, Reply &reply)
{
    ExitStatus status = ExitStatus::Done;
    for (const std::string &path : arguments.files()) {
        const auto rig = openPlayable(path);
        const Issues &issues = rig ? rig->issues : rig.error();
        if (!rig)
            status = ExitStatus::BadInput;
        reply.line(path + (rig ? ": valid" : ": not valid"));
        reply.tell(issues);
        reply.document(issues, [&](JsonWriter &json) { json.member("file", path).member("valid", rig.has_value()); });
    }
    return status;
}

} // namespace clipwright::app
