// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/film_frames.h"
#include "app/cli/sheet_grid.h"

#include <utility>

namespace clipwright::app {

namespace {

class RigFrames final : public FilmFrames {
public:
    RigFrames(PlayableRig rig, int clip, const PictureRequest &request)
        : m_rig(std::move(rig)),
          m_clip(clip),
          m_request(request),
          m_painter(m_rig, m_request)
    {}

    FilmLength length() const override
    {
        const TimeRange range = rangeOf(*m_rig.runtime, m_clip);
        FilmLength length;
        length.seconds = m_rig.runtime->rate().seconds(range.end - range.start);
        length.rate = m_rig.runtime->rate().framesPerSecond;
        // The whole timeline ends where a Lottie's composition does: that frame is its first again.
        length.loops = m_clip < 0 || range.loops;
        length.restsAtEnd = m_clip >= 0 && !range.loops;
        length.clip = range.name;
        return length;
    }

    Result<void> prepare(const FilmSpan &span) override
    {
        const Result<std::size_t> count = span.count();
        if (!count)
            return tl::make_unexpected(count.error());
        m_span = span;
        m_view = m_request.extentView();
        if (!m_request.fitsContent)
            return {};
        SharedBounds bounds;
        for (std::size_t i = 0; i < *count; ++i) {
            Vec2 minimum;
            Vec2 maximum;
            if (m_painter.bounds(poseAt(*m_rig.runtime, moment(i)), minimum, maximum))
                bounds.add(minimum, maximum);
        }
        if (bounds.isAny)
            m_view = m_request.view(bounds.minimum, bounds.maximum);
        return {};
    }

    Picture next() override { return m_painter.draw(poseAt(*m_rig.runtime, moment(m_next++)), m_view); }
    std::array<double, 4> background() const override { return m_request.background; }
    const Issues &issues() override { return m_rig.issues; }

private:
    Moment moment(std::size_t frame) const
    {
        return momentAt(*m_rig.runtime, m_clip, TimeText{m_span.secondsAt(frame), false});
    }

    PlayableRig m_rig;
    int m_clip;
    PictureRequest m_request;
    RigPainter m_painter;
    FilmSpan m_span;
    Affine m_view;
    std::size_t m_next = 0;
};

} // namespace

std::unique_ptr<FilmFrames> framesOfRig(PlayableRig rig, int clip, const PictureRequest &request)
{
    return std::make_unique<RigFrames>(std::move(rig), clip, request);
}

} // namespace clipwright::app
