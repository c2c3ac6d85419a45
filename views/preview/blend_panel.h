// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSlider;
class QToolButton;

namespace clipwright::views {

class ClipProgress;
class Session;

/** How far the clip is, and a second one to blend it with or to crossfade to. */
class BlendPanel : public QWidget {
    Q_OBJECT

public:
    explicit BlendPanel(Session &session, QWidget *parent = nullptr);

    /** The window's crossfade: its text, tip, shortcut and whether it can be done now. */
    void setCrossFadeAction(QAction *action);

private:
    void buildRows();
    void listClips();
    void showMix();
    void showProgress();

    Session &m_session;
    ClipProgress *m_main;
    ClipProgress *m_second;
    QComboBox *m_other;
    QSlider *m_weight;
    QLabel *m_percent;
    QDoubleSpinBox *m_seconds;
    QToolButton *m_fade;
};

} // namespace clipwright::views
