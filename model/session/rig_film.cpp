// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/session/rig_film.h"

#include <algorithm>
#include <utility>

namespace clipwright {

double filmMargin(int width, int height)
{
    constexpr double kShare = 0.06; // as pictures of one moment have it
    return std::max(1.0, kShare * std::min(width, height));
}

RigFilm::RigFilm(std::shared_ptr<const RigRuntime> runtime, std::vector<const Texture *> textures, int clip,
                 const FilmLook &look)
    : m_runtime(std::move(runtime)),
      m_textures(std::move(textures)),
      m_clip(clip),
      m_look(look)
{
    reservePose(*m_runtime, m_pose);
    reserveRegions(*m_runtime, m_regions);
}

FilmSpan RigFilm::wholeSpan() const
{
    FilmSpan span;
    span.rate = m_runtime->rate().framesPerSecond;
    span.end = m_runtime->rate().seconds(m_runtime->duration());
    if (m_clip >= 0) {
        const TimeRange &range = m_runtime->clips()[static_cast<std::size_t>(m_clip)];
        span.end = m_runtime->rate().seconds(range.end - range.start);
        span.showsEnd = !range.loops;
    }
    return span;
}

void RigFilm::sample(std::size_t frame)
{
    const double seconds = m_span.secondsAt(frame);
    const double at = m_clip >= 0 ? m_runtime->parkedFrameAt(static_cast<std::size_t>(m_clip), seconds)
                                  : std::clamp(m_runtime->rate().frame(seconds), 0.0, m_runtime->duration());
    samplePose(*m_runtime, at, m_pose);
    composeRegions(*m_runtime, m_pose, m_regions);
}

Result<void> RigFilm::prepare(const FilmSpan &span, const std::function<bool()> &goesOn)
{
    const Result<std::size_t> count = span.count();
    if (!count)
        return tl::make_unexpected(count.error());
    m_span = span;
    const Vec2 corner{m_look.extent / 2, m_look.extent / 2};
    m_view = fitView(-corner, corner, m_look.width, m_look.height, 0);
    bool isAny = false;
    Vec2 low;
    Vec2 high;
    for (std::size_t i = 0; m_look.fitsContent && i < *count; ++i) {
        if (goesOn && !goesOn())
            return refuse("film-cancelled", "the film was cancelled");
        sample(i);
        Vec2 minimum;
        Vec2 maximum;
        if (!boundsOf(m_regions, minimum, maximum))
            continue;
        low = isAny ? Vec2{std::min(low.x, minimum.x), std::min(low.y, minimum.y)} : minimum;
        high = isAny ? Vec2{std::max(high.x, maximum.x), std::max(high.y, maximum.y)} : maximum;
        isAny = true;
    }
    if (isAny)
        m_view = fitView(low, high, m_look.width, m_look.height, filmMargin(m_look.width, m_look.height));
    return {};
}

Picture RigFilm::draw(std::size_t frame)
{
    sample(frame);
    Picture picture(m_look.width, m_look.height);
    picture.fill(m_look.background);
    if (m_look.isGame)
        m_game.draw(m_regions, m_view, picture, m_textures);
    else
        m_crisp.draw(m_regions, m_view, picture, m_textures);
    return picture;
}

} // namespace clipwright
