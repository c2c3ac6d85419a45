// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/session/rig_film.h"
#include "app/cli/film_frames.h"

#include <utility>

namespace clipwright::app {

namespace {

FilmLook lookOf(const PictureRequest &request)
{
    return {request.width, request.height, request.background, request.fitsContent, request.extent, request.isGameLook};
}

class RigFrames final : public FilmFrames {
public:
    RigFrames(PlayableRig rig, int clip, const PictureRequest &request)
        : m_rig(std::move(rig)),
          m_clip(clip),
          m_background(request.background),
          m_film(m_rig.runtime, m_rig.file.textures->inOrderOf(m_rig.runtime->textures()), clip, lookOf(request))
    {}

    FilmLength length() const override
    {
        const FilmSpan whole = m_film.wholeSpan();
        const TimeRange range = rangeOf(*m_rig.runtime, m_clip);
        // The whole timeline ends where a Lottie's composition does: that frame is its first again.
        return {whole.end, whole.rate, m_clip < 0 || range.loops, whole.showsEnd, range.name};
    }

    Result<void> prepare(const FilmSpan &span) override { return m_film.prepare(span); }
    Picture next() override { return m_film.draw(m_next++); }
    std::array<double, 4> background() const override { return m_background; }
    const Issues &issues() override { return m_rig.issues; }

private:
    PlayableRig m_rig;
    int m_clip;
    std::array<double, 4> m_background;
    RigFilm m_film;
    std::size_t m_next = 0;
};

} // namespace

std::unique_ptr<FilmFrames> framesOfRig(PlayableRig rig, int clip, const PictureRequest &request)
{
    return std::make_unique<RigFrames>(std::move(rig), clip, request);
}

} // namespace clipwright::app
