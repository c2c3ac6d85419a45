// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace clipwright::widgets {
class TimeRuler;
}

namespace clipwright::views {

class Session;

/** The whole timeline as a ruler: the clip's range, the marks, and a playhead to drag. */
class ScrubBar : public QWidget {
    Q_OBJECT

public:
    explicit ScrubBar(Session &session, QWidget *parent = nullptr);

    const widgets::TimeRuler &ruler() const { return *m_ruler; }

private:
    void showShown();
    void showClip();
    void showFrame();

    Session &m_session;
    widgets::TimeRuler *m_ruler;
};

} // namespace clipwright::views
