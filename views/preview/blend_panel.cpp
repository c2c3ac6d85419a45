// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/preview/blend_panel.h"

#include "views/preview/clip_progress.h"
#include "views/session/session.h"
#include "widgets/focus_ring.h"
#include "widgets/plain_line.h"
#include "widgets/theme.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace clipwright::views {

using widgets::Ringed;

namespace {

constexpr int kWeightSteps = 100;
constexpr double kLongestFade = 10;

/** Of a running clip the seconds within its round; on the end of a round, parked, all of it. */
double secondsIn(const TimeRange &clip, const Playback &playback, double frame)
{
    return playback.rate().seconds(frame - clip.start);
}

} // namespace

BlendPanel::BlendPanel(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_main(new ClipProgress(this)),
      m_second(new ClipProgress(this)),
      m_other(new Ringed<QComboBox>(this)),
      m_weight(new Ringed<QSlider>(Qt::Horizontal, this)),
      m_percent(new QLabel(this)),
      m_seconds(new Ringed<QDoubleSpinBox>(this)),
      m_fade(new QToolButton(this))
{
    m_main->setObjectName(QStringLiteral("mainProgress"));
    m_second->setObjectName(QStringLiteral("secondProgress"));
    m_other->setAccessibleName(tr("Second clip"));
    m_other->view()->setAccessibleName(m_other->accessibleName());
    m_other->setToolTip(tr("The clip to blend with, or to crossfade to"));
    m_other->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_weight->setRange(0, kWeightSteps);
    m_weight->setPageStep(10);
    m_weight->setAccessibleName(tr("Weight of the second clip"));
    m_weight->setToolTip(
        tr("How much of the second clip is mixed in; arrow keys by 1 %, Page Up and Page Down by 10 %"));
    m_seconds->setRange(0, kLongestFade);
    m_seconds->setSingleStep(0.05);
    m_seconds->setDecimals(2);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setKeyboardTracking(false);
    m_seconds->setAccessibleName(tr("Seconds of the crossfade"));
    m_seconds->setToolTip(tr("How long a crossfade takes; 0 cuts"));
    m_fade->setText(tr("Crossfade"));
    m_fade->setAccessibleName(tr("Crossfade"));
    buildRows();

    connect(m_other, &QComboBox::activated, this, [this](int row) { m_session.setOtherClip(row - 1); });
    connect(m_weight, &QSlider::valueChanged, this,
            [this](int value) { m_session.setBlendWeight(double(value) / kWeightSteps); });
    connect(m_seconds, &QDoubleSpinBox::valueChanged, &m_session, &Session::setFadeSeconds);
    connect(&m_session, &Session::shownChanged, this, &BlendPanel::listClips);
    connect(&m_session, &Session::mixChanged, this, &BlendPanel::showMix);
    connect(&m_session, &Session::fadeSecondsChanged, this, &BlendPanel::showMix);
    for (const auto signal : {&Session::frameChanged, &Session::playingChanged, &Session::clipChanged,
                              &Session::loopingChanged, &Session::mixChanged})
        connect(&m_session, signal, this, &BlendPanel::showProgress);
    listClips();
}

void BlendPanel::buildRows()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    column->addWidget(m_main);
    column->addWidget(m_second);
    // A hand on the way to the weight must not find another control there because a second clip was chosen.
    QSizePolicy kept = m_second->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_second->setSizePolicy(kept);
    auto *grid = new QGridLayout;
    grid->setContentsMargins(0, 4, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    const auto label = [&](int row, const QString &text, QWidget *buddy) {
        auto *word = new QLabel(text, this);
        word->setObjectName(QStringLiteral("dim"));
        word->setBuddy(buddy);
        grid->addWidget(word, row, 0);
    };
    label(0, tr("Blend with"), m_other);
    grid->addWidget(m_other, 0, 1, 1, 2);
    label(1, tr("Weight"), m_weight);
    grid->addWidget(m_weight, 1, 1);
    m_percent->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_percent->setMinimumWidth(m_percent->fontMetrics().horizontalAdvance(tr("%1 %").arg(100)) + 4);
    grid->addWidget(m_percent, 1, 2);
    label(2, tr("Fade time"), m_seconds);
    auto *fade = new QHBoxLayout;
    fade->setSpacing(8);
    fade->addWidget(m_seconds);
    fade->addWidget(m_fade);
    fade->addStretch(1);
    grid->addLayout(fade, 2, 1, 1, 2);
    grid->setColumnStretch(1, 1);
    column->addLayout(grid);
}

void BlendPanel::setCrossFadeAction(QAction *action)
{
    m_fade->setDefaultAction(action);
    // What is being typed counts, also before Enter: this comes before the window's own deed.
    connect(action, &QAction::triggered, m_seconds, &QAbstractSpinBox::interpretText);
    m_fade->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fade->setIconSize({20, 16});
}

void BlendPanel::listClips()
{
    m_other->clear();
    m_other->addItem(tr("No second clip"));
    for (const TimeRange &clip : m_session.playback().clips())
        m_other->addItem(widgets::plainLine(QString::fromStdString(clip.name)));
    showMix();
    showProgress();
}

void BlendPanel::showMix()
{
    const PreviewMix &mix = m_session.mix();
    const bool hasOther = mix.other().has_value();
    m_other->setEnabled(m_session.playback().clips().size() > 1);
    m_other->setCurrentIndex(hasOther ? static_cast<int>(*mix.other()) + 1 : 0);
    m_weight->setEnabled(hasOther);
    m_seconds->setEnabled(hasOther);
    const double shown = mix.shownWeight();
    // The slider shows where a fade is; a hand on it sets the weight, and the fade is over.
    const QSignalBlocker quiet(m_weight);
    m_weight->setValue(static_cast<int>(std::lround(shown * kWeightSteps)));
    m_percent->setText(tr("%1 %").arg(QLocale().toString(std::round(shown * 100), 'f', 0)));
    m_percent->setEnabled(hasOther);
    m_seconds->setValue(m_session.fadeSeconds());
}

void BlendPanel::showProgress()
{
    const Playback &playback = m_session.playback();
    const PreviewMix &mix = m_session.mix();
    m_second->setVisible(mix.other().has_value());
    if (!playback.hasClips())
        return;
    const auto stateOf = [&](std::size_t index, double frame, double weight, const QString &status) {
        const TimeRange &clip = playback.clips()[index];
        return ClipProgressState{widgets::plainLine(QString::fromStdString(clip.name)), status,
                                 secondsIn(clip, playback, frame), playback.rate().seconds(clip.end - clip.start),
                                 weight};
    };
    const QString status = playback.isPlaying() ? tr("playing") : playback.hasEnded() ? tr("ended") : tr("paused");
    m_main->setState(stateOf(playback.clip(), playback.frame(), 1 - mix.shownWeight(), status));
    if (mix.other())
        m_second->setState(stateOf(*mix.other(), mix.otherFrame(playback), mix.shownWeight(), {}));
}

} // namespace clipwright::views
