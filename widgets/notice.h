// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace clipwright::widgets {

enum class NoticeKind { Ok, Info, Warning, Error };

/** What a button of a notice is called and does. The notice closes first. */
struct NoticeChoice {
    QString text;
    std::function<void()> run;
};

/**
 * One message across a window: what happened, to what, and what can be done about it. Never modal, stays until it is
 * closed, answered or replaced by the next; Escape closes it while one of its buttons has the focus.
 */
class Notice : public QFrame {
    Q_OBJECT

public:
    explicit Notice(QWidget *parent = nullptr);

    void show(NoticeKind kind, const QString &text, std::vector<NoticeChoice> choices = {});
    QString text() const;
    NoticeKind kind() const { return m_kind; }

signals:
    /** By its cross, by Escape, or by one of its buttons. */
    void closed();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void close();

    NoticeKind m_kind = NoticeKind::Info;
    QString m_said;
    QLabel *m_icon;
    QLabel *m_text;
    QHBoxLayout *m_choices;
};

} // namespace clipwright::widgets
