// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

namespace clipwright::views {

/** What a bar says about one clip. */
struct ClipProgressState {
    QString name;
    QString status; ///< a word, or empty
    double seconds = 0;
    double length = 0;
    double weight = 0; ///< 0..1

    bool operator==(const ClipProgressState &) const = default;
};

/** How far a clip is and how much of the picture it makes: name, weight and time in words over a bar. Takes no keys. */
class ClipProgress : public QWidget {
    Q_OBJECT

public:
    explicit ClipProgress(QWidget *parent = nullptr);

    void setState(const ClipProgressState &state);
    const ClipProgressState &state() const { return m_state; }
    /** "35 %  ·  0.42 / 2.00 s  ·  ended" */
    QString text() const;

    QSize sizeHint() const override { return {200, 32}; }
    QSize minimumSizeHint() const override { return {120, 32}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ClipProgressState m_state;
};

} // namespace clipwright::views
