// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/film_frames.h"
#include "app/cli/sheet_grid.h"
#include "app/cli/stage_show.h"

#include <utility>

namespace clipwright::app {

namespace {

class StageFrames final : public FilmFrames {
public:
    StageFrames(StageShow show, const Arguments &arguments, const PictureRequest &request)
        : m_arguments(arguments),
          m_request(request),
          m_show(std::make_unique<StageShow>(std::move(show)))
    {}

    FilmLength length() const override
    {
        FilmLength length;
        length.seconds = m_show->length();
        length.loops = true; // who knows: a stage goes on for ever
        return length;
    }

    Result<void> prepare(const FilmSpan &span) override
    {
        const Result<std::size_t> count = span.count();
        if (!count)
            return tl::make_unexpected(count.error());
        m_span = span;
        m_view = m_request.extentView();
        m_show->advance(span.start);
        if (m_show->cameraView(m_arguments, m_request) || !m_request.fitsContent)
            return {};
        SharedBounds bounds;
        for (std::size_t i = 0; i < *count; ++i) {
            if (i > 0)
                m_show->advance(1 / span.rate);
            Vec2 minimum;
            Vec2 maximum;
            if (boundsOf(m_show->regions(), minimum, maximum))
                bounds.add(minimum, maximum);
        }
        if (bounds.isAny)
            m_view = m_request.view(bounds.minimum, bounds.maximum);
        // From the start again: what plays does not play back.
        auto again = StageShow::open(m_arguments.files().front());
        if (!again)
            return refuse("file-changed", "the stage is no longer what it was",
                          {m_arguments.files().front(), 0, 0, {}});
        m_show = std::make_unique<StageShow>(std::move(*again));
        m_show->advance(span.start);
        return {};
    }

    Picture next() override
    {
        if (m_isBegun)
            m_show->advance(1 / m_span.rate);
        m_isBegun = true;
        Picture picture(m_request.width, m_request.height);
        picture.fill(background());
        m_show->draw(m_show->cameraView(m_arguments, m_request).value_or(m_view), picture);
        return picture;
    }

    std::array<double, 4> background() const override { return m_show->background(m_arguments, m_request); }
    const Issues &issues() override { return m_show->issues(); }

private:
    const Arguments &m_arguments;
    PictureRequest m_request;
    std::unique_ptr<StageShow> m_show;
    FilmSpan m_span;
    Affine m_view;
    bool m_isBegun = false;
};

} // namespace

tl::expected<std::unique_ptr<FilmFrames>, Issues> framesOfStage(const Arguments &arguments,
                                                                const PictureRequest &request)
{
    auto show = StageShow::open(arguments.files().front());
    if (!show)
        return tl::make_unexpected(std::move(show.error()));
    return std::make_unique<StageFrames>(std::move(*show), arguments, request);
}

} // namespace clipwright::app
