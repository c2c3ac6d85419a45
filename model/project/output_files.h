// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/cook_image.h"
#include "model/core/result.h"
#include "model/io/json/json_writer.h"

#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace clipwright {

/** What is going to be written, gathered before the first byte is: pictures, and the rigs that name them. */
class OutputFiles {
public:
    struct File {
        std::string path;
        std::shared_ptr<const std::string> bytes;
    };

    /** A path that is not yet taken: `path`, or with `-2`, `-3` … before its suffix. */
    std::string free(const std::string &path);
    /**
     * The pictures of a rig, beside it. Refusals: `image-name-unsafe` for a name that is no bare file name,
     * `image-name-shared` where another rig brought a different picture of the same path.
     */
    Result<void> addPictures(std::span<const CookedTexture> pictures, const std::string &rigPath);
    void addRig(std::string path, std::string text);

    /** Each file whole or not at all, pictures first: a rig that is there finds its pictures. Stops at the first refusal. */
    Result<void> write() const;

    /** In the order in which they are written. */
    std::vector<File> all() const;
    std::vector<std::string> picturePaths() const;
    /** Member "outputs": rigs, then pictures. */
    void writePaths(JsonWriter &json) const;

private:
    std::vector<File> m_pictures;
    std::vector<File> m_rigs;
    std::unordered_map<std::string, std::size_t> m_pictureAt; ///< by path
    std::unordered_set<std::string> m_taken;                  ///< paths of rigs
    std::unordered_map<std::string, int> m_copies;            ///< of a path that is taken, the last number tried
};

} // namespace clipwright
