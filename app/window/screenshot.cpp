// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/screenshot.h"

#include "app/window/command_line.h"
#include "app/window/main_window.h"
#include "views/viewport/viewport_view.h"

#include <QCoreApplication>
#include <QPixmap>
#include <QTimer>

#include <cstdio>
#include <utility>

namespace clipwright::app {

namespace {

constexpr int kPatienceMilliseconds = 60'000;
constexpr int kPicturesWhilePlaying = 12;

} // namespace

Screenshot::Screenshot(MainWindow &window, const CommandLine &line)
    : QObject(&window),
      m_window(window),
      m_path(line.screenshot),
      m_wanted(line.size)
{
    m_picturesWanted = line.plays ? kPicturesWhilePlaying : 1;
    QTimer::singleShot(kPatienceMilliseconds, this, [this] { take(1); });
    m_window.resize(line.size);
    m_window.show();
    if (line.file.isEmpty()) {
        QTimer::singleShot(0, this, [this] { take(0); });
        return;
    }
    connect(&m_window.viewport(), &views::ViewportView::pictureShown, this, &Screenshot::takeWhenUpToDate,
            Qt::QueuedConnection);
    connect(&m_window.files(), &Files::opened, this, [this, line] { showAsked(line); });
    connect(
        &m_window.files(), &Files::openFailed, this, [this] { take(1); }, Qt::QueuedConnection);
    m_window.open(line.file);
}

void Screenshot::showAsked(const CommandLine &line)
{
    if (line.frame)
        m_window.session().seekTimeline(*line.frame);
    if (line.plays)
        m_window.session().setPlaying(true);
}

void Screenshot::takeWhenUpToDate()
{
    const bool isPlaying = m_window.session().playback().isPlaying();
    if (--m_picturesWanted <= 0 && (isPlaying || m_window.viewport().isUpToDate()))
        take(0);
}

void Screenshot::take(int exitCode)
{
    if (std::exchange(m_isTaken, true))
        return;
    if (m_window.size() != m_wanted)
        std::fprintf(stderr, "%s: note: the window is %d by %d: it cannot be as small as that\n", qPrintable(m_path),
                     m_window.width(), m_window.height());
    const bool isSaved = m_window.grab().save(m_path, "PNG");
    if (!isSaved)
        std::fprintf(stderr, "%s: error: the picture could not be saved\n", qPrintable(m_path));
    QCoreApplication::exit(isSaved ? exitCode : 1);
}

} // namespace clipwright::app
