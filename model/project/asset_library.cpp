// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/asset_library.h"

#include "model/io/cooked_path.h"
#include "model/io/rig_file.h"
#include "model/project/source_cook.h"

#include <algorithm>
#include <deque>

namespace clipwright {

namespace {

/** The cooked siblings that a source may have. */
std::vector<std::string> siblingsOf(const DocumentHome &home)
{
    return {cookedPath(home.path, FormatId::Oanim, home.animation),
            cookedPath(home.path, FormatId::Oshape, home.animation)};
}

std::size_t byteSize(const AssetValue &value, std::size_t fileBytes)
{
    std::size_t bytes = fileBytes;
    if (value.cooked) {
        for (const CookedLayer &layer : value.cooked->layers) {
            for (const CookedKeys &keys : layer.channels)
                bytes += (keys.values.size() + keys.frames.size()) * sizeof(double);
            for (const CookedShape &shape : layer.shapes)
                bytes += (shape.values.size() + shape.frames.size()) * sizeof(double);
        }
    }
    // The rig holds about as much once more.
    return 2 * bytes;
}

/** What a file says; gives its bytes. */
std::shared_ptr<const std::string> readRig(const std::string &path, AssetValue &value)
{
    OpenOptions options;
    Issues settingsIssues;
    options.settings = settingsRecordedFor(path, settingsIssues);
    options.threads = 1;
    RigFile opened = openRigFile(path, options);
    value.rig = std::move(opened.rig);
    value.cooked = std::move(opened.cooked);
    value.issues = std::move(opened.issues);
    value.issues.insert(value.issues.end(), settingsIssues.begin(), settingsIssues.end());
    return opened.bytes;
}

std::shared_ptr<const std::string> readOther(const std::string &path, AssetValue &value)
{
    HomeReading reading = openHome(path);
    value.issues = std::move(reading.issues);
    if (!reading.value)
        return reading.home.bytes;
    if (Clip *clip = std::get_if<Clip>(&*reading.value))
        value.clip = std::make_shared<const Clip>(std::move(*clip));
    else if (Stage *stage = std::get_if<Stage>(&*reading.value))
        value.stage = std::make_shared<const Stage>(std::move(*stage));
    return reading.home.bytes;
}

} // namespace

AssetLibrary::AssetLibrary(Workspace &workspace, std::size_t mostBytes) : m_workspace(workspace), m_mostBytes(mostBytes)
{
    refreshOpenDocuments();
}

void AssetLibrary::refreshOpenDocuments()
{
    std::vector<std::string> changed;
    for (const DocumentId id : m_workspace.documents()) {
        const auto [at, isNew] = m_live.try_emplace(id);
        if (!isNew)
            continue;
        const std::string path = addressOf(m_workspace.file(id)->home);
        at->second.subscription = m_workspace.document(id)->observe([this, id, path](const ChangeEvent &event) {
            if (event.phase != ChangePhase::After)
                return;
            ++m_live.at(id).changes;
            tell(path);
        });
        changed.push_back(path);
    }
    std::vector<DocumentId> gone;
    for (const auto &[id, live] : m_live) {
        if (!m_workspace.file(id)) // one that was opened anew is another
            gone.push_back(id);
    }
    for (const DocumentId id : gone)
        m_live.erase(id);
    for (const std::string &path : changed)
        tell(path);
}

AssetValue AssetLibrary::current(const std::string &path)
{
    refreshOpenDocuments();
    const std::optional<DocumentId> own = m_workspace.documentOf(path);
    const std::optional<DocumentId> document = own ? own : sourceOf(path);
    if (!document)
        return fromFile(path);
    AssetValue value = live(*document, m_live.at(*document));
    if (!own) {
        // Of a sibling only what the game gets counts.
        value.rig = nullptr;
    }
    return value;
}

void AssetLibrary::cookLive(const Rig &rig, const OpenFile &file, Live &live, AssetValue &value)
{
    value.rig = std::make_shared<const Rig>(rig);
    const CookSettings settings =
        rowOf(file.home.format).isSource ? settingsRecordedFor(addressOf(file.home), value.issues) : CookSettings();
    CookOutput output = cook(*value.rig, settings, {}, &live.cache);
    value.issues.insert(value.issues.end(), output.issues.begin(), output.issues.end());
    if (output.rig)
        value.cooked = std::make_shared<const CookedRig>(std::move(*output.rig));
}

const AssetValue &AssetLibrary::live(DocumentId id, Live &live)
{
    if (live.computed == live.changes)
        return live.value;
    const OpenFile &file = *m_workspace.file(id);
    AssetValue value;
    value.issues = file.issues;
    const Document &document = *m_workspace.document(id);
    switch (document.kind()) {
    case DocumentKind::Rig: cookLive(document.rig(), file, live, value); break;
    case DocumentKind::Clip: value.clip = std::make_shared<const Clip>(document.clip()); break;
    case DocumentKind::Stage: value.stage = std::make_shared<const Stage>(document.stage()); break;
    }
    value.revision = ++m_lastRevision;
    value.isLive = true;
    live.value = std::move(value);
    live.computed = live.changes;
    return live.value;
}

std::optional<DocumentId> AssetLibrary::sourceOf(const std::string &path) const
{
    if (sourceOfArtifact(path).empty())
        return std::nullopt;
    for (const DocumentId id : m_workspace.documents()) {
        const DocumentHome &home = m_workspace.file(id)->home;
        if (home.format == FormatId::Lottie && std::ranges::count(siblingsOf(home), path) > 0)
            return id;
    }
    return std::nullopt;
}

AssetValue AssetLibrary::fromFile(const std::string &path)
{
    auto found = m_files.find(path);
    if (found != m_files.end() && checkUnchanged(path, found->second.stamp)) {
        found->second.asked = ++m_lastAsked;
        return found->second.value;
    }
    fileChanged(path);
    FromFile file;
    const Result<FormatId> format = formatOfPath(path);
    const bool isRig = !format || rowOf(*format).kind == AssetKind::Rig;
    const auto bytes = isRig ? readRig(path, file.value) : readOther(path, file.value);
    file.value.revision = ++m_lastRevision;
    const AssetValue value = file.value;
    if (const Result<StampedFile> stamped = readStampedFile(path); stamped && bytes && *stamped->bytes == *bytes) {
        file.stamp = stamped->stamp;
        file.bytes = byteSize(value, stamped->bytes->size());
        file.asked = ++m_lastAsked;
        m_bytes += file.bytes;
        m_files.insert_or_assign(path, std::move(file));
        keepWithin(m_mostBytes);
    }
    return value;
}

void AssetLibrary::keepWithin(std::size_t bytes)
{
    while (m_bytes > bytes && !m_files.empty()) {
        const auto oldest = std::ranges::min_element(m_files, {}, [](const auto &each) { return each.second.asked; });
        m_bytes -= oldest->second.bytes;
        m_files.erase(oldest);
    }
}

void AssetLibrary::fileChanged(const std::string &path)
{
    const auto found = m_files.find(path);
    if (found == m_files.end())
        return;
    m_bytes -= found->second.bytes;
    m_files.erase(found);
    tell(path);
}

Result<void> AssetLibrary::addUse(const std::string &user, const std::string &used)
{
    const std::vector<std::string> below = dependants(user);
    if (user == used || std::ranges::find(below, used) != below.end())
        return refuse("asset-cycle", "an asset cannot be a part of itself", {user, 0, 0, {}});
    m_users[used].insert(user);
    return {};
}

void AssetLibrary::removeUse(const std::string &user, const std::string &used)
{
    if (const auto found = m_users.find(used); found != m_users.end())
        found->second.erase(user);
}

std::vector<std::string> AssetLibrary::dependants(const std::string &path) const
{
    std::vector<std::string> all;
    std::set<std::string> seen{path};
    std::deque<std::string> next{path};
    while (!next.empty()) {
        const auto users = m_users.find(next.front());
        next.pop_front();
        if (users == m_users.end())
            continue;
        for (const std::string &user : users->second) {
            if (seen.insert(user).second) {
                all.push_back(user);
                next.push_back(user);
            }
        }
    }
    return all;
}

void AssetLibrary::tell(const std::string &path)
{
    std::vector<std::string> changed{path};
    const std::optional<DocumentId> document = m_workspace.documentOf(path);
    if (document && m_workspace.file(*document)->home.format == FormatId::Lottie) {
        for (const std::string &sibling : siblingsOf(m_workspace.file(*document)->home)) {
            if (!sourceOfArtifact(sibling).empty())
                changed.push_back(sibling);
        }
    }
    for (std::size_t i = 0, own = changed.size(); i < own; ++i) {
        for (const std::string &user : dependants(changed[i])) {
            if (std::ranges::find(changed, user) == changed.end())
                changed.push_back(user);
        }
    }
    for (const std::string &each : changed)
        m_observers.tell({each});
}

} // namespace clipwright
