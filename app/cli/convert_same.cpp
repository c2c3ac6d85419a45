// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/canonical.h"

#include "model/io/files/files.h"
#include "model/io/oclip/oclip_format.h"
#include "model/io/ostage/ostage_format.h"

#include <filesystem>
#include <system_error>

namespace clipwright::app {

namespace fs = std::filesystem;

namespace {

std::string firstIn(const ComponentSet &components)
{
    for (const Component &component : components.known) {
        for (const StageField &field : component.fields) {
            if (field.value.kind == Kind::Asset && !field.value.text.empty())
                return field.value.text;
        }
        if (!component.clips.empty())
            return component.clips.front();
    }
    return {};
}

/** A file that the stage names from where it stands; empty: none. */
std::string firstFileOf(const Stage &stage)
{
    std::string found = firstIn(stage.root);
    for (std::size_t i = 0; i < stage.entities.size() && found.empty(); ++i) {
        const Entity &entity = *stage.entities[i];
        found = entity.instance.empty() ? firstIn(entity.components) : entity.instance;
    }
    return found;
}

/** A file that the clip names: a drawn curve, or what a channel shows. */
std::string firstFileOf(const Clip &clip)
{
    const EasingTable &easings = clip.timeline.easings;
    for (EasingTable::Index i = 0; i < easings.size(); ++i) {
        if (!easings[i].curve.empty())
            return easings[i].curve;
    }
    for (const std::shared_ptr<const ClipChannel> &channel : clip.channels) {
        const Keys &keys = clip.trackOf(*channel).keys;
        for (std::size_t i = 0; channel->kind == Kind::Asset && i < keys.size(); ++i) {
            if (!keys.text(i).empty())
                return keys.text(i);
        }
    }
    return {};
}

std::string firstFileOf(FormatId format, const std::string &text)
{
    const auto bytes = std::make_shared<const std::string>(text);
    if (format == FormatId::Oclip) {
        const Result<OclipReading> read = readOclip(bytes);
        return read ? firstFileOf(read->clip) : std::string();
    }
    if (format == FormatId::Ostage) {
        const Result<OstageReading> read = readOstage(bytes);
        return read ? firstFileOf(read->stage) : std::string();
    }
    return {};
}

bool isOneFolder(const std::string &left, const std::string &right)
{
    const auto folderOf = [](const std::string &path) {
        const fs::path folder = fs::path(path).parent_path();
        return folder.empty() ? fs::path(".") : folder;
    };
    std::error_code error;
    return fs::equivalent(folderOf(left), folderOf(right), error);
}

} // namespace

ExitStatus convertSame(FormatId format, const Arguments &arguments, Reply &reply)
{
    const std::string &source = arguments.files().front();
    const std::string &target = arguments.files().back();
    const auto bytes = readFile(source);
    if (!bytes)
        return reply.fail(bytes.error());
    Result<Canonical> canonical = canonicalOf(format, *bytes, source);
    if (!canonical)
        return reply.fail(canonical.error());
    std::error_code error;
    const bool isItself = fs::equivalent(source, target, error);
    if (!isItself && !isOneFolder(source, target)) {
        if (const std::string named = firstFileOf(format, canonical->text); !named.empty()) {
            const Place place{target, 0, 0, {}};
            std::string what("expected an OUT in the folder of IN, which names files from there: ");
            return reply.fail(refuse("names-files", what.append(named), place).value());
        }
    }
    const Result<void> written =
        isItself ? writeCanonical(target, *canonical) : writeFileAtomic(target, canonical->text);
    if (!written)
        return reply.fail(written.error());
    reply.line("wrote " + target);
    reply.tell(canonical->issues);
    reply.document(canonical->issues,
                   [&](JsonWriter &json) { json.name("outputs").beginArray().value(target).endArray(); });
    return ExitStatus::Done;
}

} // namespace clipwright::app
