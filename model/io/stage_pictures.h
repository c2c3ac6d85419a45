// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/core/result.h"
#include "model/raster/texture.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace clipwright {

/** The pictures that a stage shows, read from its project's folder when they are first asked for. */
class StagePictures {
public:
    explicit StagePictures(std::string project) : m_project(std::move(project)) {}

    /**
     * By the numbers of StageComposer::textures, of which there may be more than in the call before. Null: it cannot be shown, and
     * was told. Limits are those of the textures of a rig (rig_textures.h).
     */
    std::span<const Texture *const> inOrderOf(std::span<const std::string> files);

    /** What was told since, all as warnings: `texture-missing`, `png-unreadable`, `png-too-large`, `textures-too-large`. */
    Issues takeIssues();

private:
    Result<std::shared_ptr<const Texture>> load(const std::string &file);

    std::string m_project;
    std::vector<std::shared_ptr<const Texture>> m_loaded;
    std::vector<const Texture *> m_shown;
    std::size_t m_bytes = 0;
    std::size_t m_pixels = 0;
    Issues m_issues;
};

} // namespace clipwright
