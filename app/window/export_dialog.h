// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/export_task.h"

#include <QColor>
#include <QDialog>
#include <QTimer>

#include <memory>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace clipwright::app {

/**
 * What is to be exported of a rig: format, clip, size, rate, background, range, how often; beside it the middle frame of it, and
 * what it comes to. It writes nothing itself: accepted, it is asked for the job.
 */
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /** A rig that can be shown; `clip` is the one that is chosen first, -1 for all of the timeline. */
    ExportDialog(std::shared_ptr<const ShownRig> shown, int clip, QWidget *parent = nullptr);

    /** As chosen, for a file of that name. */
    ExportJob job(const QString &path) const;
    /** With its dot, of the chosen format. */
    QString suffix() const;
    /** For a file dialog: what the format is called, and its suffix. */
    QString fileFilter() const;
    /** A name beside the rig's own file. */
    QString suggestedPath() const;
    /** Why nothing can be exported as chosen; empty where it can be. */
    QString obstacle() const;

private:
    bool isSheet() const;
    FilmFormat format() const;
    int clip() const;
    std::array<double, 4> background() const;
    FilmSpan wholeSpan() const;
    void addRows();
    void takeFormat();
    void takeClip();
    void takeBackground();
    void tell();
    void drawPreview();

    std::shared_ptr<const ShownRig> m_shown;
    QComboBox *m_format;
    QComboBox *m_clip;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QDoubleSpinBox *m_rate;
    QDoubleSpinBox *m_from; ///< seconds
    QDoubleSpinBox *m_to;   ///< seconds
    QComboBox *m_background;
    QSpinBox *m_loops;
    QLabel *m_preview;
    QLabel *m_facts;
    QLabel *m_notes;
    QPushButton *m_export;
    QColor m_colour = Qt::white;
    QTimer m_soon; ///< what is typed is drawn once it stands still
};

} // namespace clipwright::app
