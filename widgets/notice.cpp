// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/notice.h"

#include "widgets/icons.h"
#include "widgets/plain_line.h"
#include "widgets/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace clipwright::widgets {

namespace {

constexpr qsizetype kMostLetters = 600; ///< more would take the room of the picture

struct KindRow {
    const char *icon;
    Token token;
};

KindRow rowOf(NoticeKind kind)
{
    switch (kind) {
    case NoticeKind::Ok: return {"ok", Token::Ok};
    case NoticeKind::Info: return {"info", Token::Dim};
    case NoticeKind::Warning: return {"warning", Token::Warn};
    case NoticeKind::Error: return {"error", Token::Bad};
    }
    return {"info", Token::Dim};
}

} // namespace

Notice::Notice(QWidget *parent)
    : QFrame(parent),
      m_icon(new QLabel(this)),
      m_text(new QLabel(this)),
      m_choices(new QHBoxLayout)
{
    setObjectName(QStringLiteral("notice"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *close = new QToolButton(this);
    close->setIcon(icon(QStringLiteral("close"), Token::Dim));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close message"));
    connect(close, &QToolButton::clicked, this, &Notice::close);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 4, 4);
    row->setSpacing(8);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addLayout(m_choices);
    row->addWidget(close);
    m_choices->setSpacing(4);
    hide();
}

void Notice::show(NoticeKind kind, const QString &text, std::vector<NoticeChoice> choices)
{
    m_kind = kind;
    const KindRow row = rowOf(kind);
    m_icon->setPixmap(icon(QLatin1String(row.icon), row.token).pixmap(QSize(16, 16), devicePixelRatioF()));
    m_said = text.size() <= kMostLetters ? text : text.left(kMostLetters) + u'…';
    m_text->setText(breakable(m_said));
    setAccessibleName(m_said);
    while (QLayoutItem *old = m_choices->takeAt(0)) {
        // The button may be the sender of this very call.
        old->widget()->hide();
        old->widget()->deleteLater();
        delete old;
    }
    for (NoticeChoice &choice : choices) {
        auto *button = new QPushButton(choice.text, this);
        button->setAccessibleName(choice.text);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, [this, run = std::move(choice.run)] {
            const auto keptRun = run;
            Notice::close();
            if (keptRun)
                keptRun();
        });
        m_choices->addWidget(button);
    }
    QFrame::show();
}

void Notice::close()
{
    hide();
    emit closed();
}

QString Notice::text() const
{
    return m_said;
}

bool Notice::event(QEvent *event)
{
    // Else the window's own Escape would come first.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

void Notice::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

} // namespace clipwright::widgets
