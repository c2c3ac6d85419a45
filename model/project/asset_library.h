// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/cook_cache.h"
#include "model/project/workspace.h"
#include "model/rig/cooked_rig.h"

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>

namespace clipwright {

/** What an asset is now. Values are shared and never change. */
struct AssetValue {
    std::shared_ptr<const Rig> rig;          ///< the source, or what was lifted; null where it cannot be read
    std::shared_ptr<const CookedRig> cooked; ///< what a game would play; null where nothing can be shown
    std::shared_ptr<const Clip> clip;        ///< of an .oclip, with its drawn curves; null where it cannot be read
    std::shared_ptr<const Stage> stage;      ///< of an .ostage, likewise
    Issues issues;
    std::uint64_t revision = 0; ///< another whenever the value may be another; never 0, and rising
    bool isLive = false;        ///< an open document's, not a file's
};

struct AssetChanged {
    std::string path;
};

/**
 * The one place to ask what an asset is: an open document's own value, of the cooked sibling of an open source its live cook, of all
 * others what their files say. Computed when asked, kept as long as it is the same; values from files within a bound of
 * bytes, the ones asked for longest ago go first. Belongs to the thread of its workspace, which outlives it.
 */
class AssetLibrary {
public:
    static constexpr std::size_t kDefaultBytes = std::size_t{256} << 20;

    explicit AssetLibrary(Workspace &workspace, std::size_t mostBytes = kDefaultBytes);
    AssetLibrary(const AssetLibrary &) = delete;
    AssetLibrary &operator=(const AssetLibrary &) = delete;

    AssetValue current(const std::string &path);

    /** Whoever shows `used` as a part of itself. Refuses `asset-cycle`, and then nothing was added. */
    Result<void> addUse(const std::string &user, const std::string &used);
    void removeUse(const std::string &user, const std::string &used);
    /** Those that must be computed anew when an asset changes, near ones first. */
    std::vector<std::string> dependants(const std::string &path) const;

    /** Other programs wrote it, or it was saved. */
    void fileChanged(const std::string &path);
    /** A document was opened or closed: its values are live from now on, or not any more. */
    void refreshOpenDocuments();

    /** An asset, then each of its dependants. */
    [[nodiscard]] Subscription observe(Observers<AssetChanged>::Hear hear) { return m_observers.add(std::move(hear)); }

    /** About what the values from files take. */
    std::size_t bytes() const { return m_bytes; }

private:
    struct Live {
        std::uint64_t changes = 1; ///< of the document
        std::uint64_t computed = 0;
        CookCache cache;
        AssetValue value;
        Subscription subscription;
    };
    struct FromFile {
        FileStamp stamp;
        AssetValue value;
        std::size_t bytes = 0;
        std::uint64_t asked = 0;
    };

    const AssetValue &live(DocumentId document, Live &live);
    static void cookLive(const Rig &rig, const OpenFile &file, Live &live, AssetValue &value);
    AssetValue fromFile(const std::string &path);
    /** The open source that a file was cooked from. */
    std::optional<DocumentId> sourceOf(const std::string &path) const;
    void tell(const std::string &path);
    void keepWithin(std::size_t bytes);

    Workspace &m_workspace;
    std::size_t m_mostBytes;
    std::size_t m_bytes = 0;
    std::uint64_t m_lastRevision = 0;
    std::uint64_t m_lastAsked = 0;
    std::map<DocumentId, Live> m_live;
    std::map<std::string, FromFile> m_files;
    std::map<std::string, std::set<std::string>> m_users; ///< by what they use
    Observers<AssetChanged> m_observers;
};

} // namespace clipwright
