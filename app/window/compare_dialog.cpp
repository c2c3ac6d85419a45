// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/compare_dialog.h"

#include "views/session/issue_text.h"
#include "views/viewport/viewport_view.h"
#include "widgets/focus_ring.h"
#include "widgets/plain_line.h"
#include "widgets/time_ruler.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace clipwright::app {

namespace {

constexpr QSize kSize(880, 520);

} // namespace

CompareDialog::CompareDialog(std::shared_ptr<const ShownRig> mine, double frame, QWidget *parent)
    : QDialog(parent),
      m_mine(std::make_unique<views::Session>()),
      m_theirs(std::make_unique<views::Session>()),
      m_ruler(new widgets::TimeRuler(this)),
      m_said(new QLabel(this)),
      m_frame(frame)
{
    setObjectName(QStringLiteral("compare"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Mine and theirs"));
    auto *sides = new QHBoxLayout;
    sides->setSpacing(8);
    sides->addWidget(makeSide(tr("Here, not saved"), *m_mine, tr("Keep mine"), &CompareDialog::keepMineWanted));
    sides->addWidget(
        makeSide(tr("In the file, changed outside"), *m_theirs, tr("Take theirs"), &CompareDialog::takeTheirsWanted));
    m_said->setObjectName(QStringLiteral("dim"));
    m_said->setWordWrap(true);
    m_said->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addLayout(sides, 1);
    column->addWidget(m_ruler);
    column->addWidget(m_said);
    resize(kSize);
    widgets::ringFocusWithin(*this);
    connect(m_ruler, &widgets::TimeRuler::scrubbed, this, &CompareDialog::seek);
    connect(&m_opening, &OpenTask::finished, this, [this](const std::shared_ptr<const ShownRig> &shown) {
        if (shown->isShowable()) {
            m_theirs->setShown(shown);
            seek(m_frame);
        } else if (!shown->file.issues.empty()) {
            m_said->setText(widgets::plainLine(views::issueText(shown->file.issues.front())));
            m_said->show();
        }
    });
    m_ruler->setAccessibleName(tr("Frame of both pictures"));
    m_opening.open(QString::fromStdString(mine->file.path));
    m_mine->setShown(std::move(mine));
    seek(frame);
}

CompareDialog::~CompareDialog()
{
    // The views refer to the sessions, which as members would go before the dialog's children.
    qDeleteAll(findChildren<views::ViewportView *>());
}

QWidget *CompareDialog::makeSide(const QString &title, views::Session &session, const QString &choice,
                                 void (CompareDialog::*wanted)())
{
    auto *side = new QWidget(this);
    auto *view = new views::ViewportView(session, side);
    auto *button = new QPushButton(choice, side);
    button->setAccessibleName(choice);
    connect(button, &QPushButton::clicked, this, [this, wanted] {
        accept();
        emit(this->*wanted)();
    });
    auto *label = new QLabel(title, side);
    auto *foot = new QHBoxLayout;
    foot->addWidget(label, 1);
    foot->addWidget(button);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(view, 1);
    column->addLayout(foot);
    return side;
}

void CompareDialog::seek(double frame)
{
    m_frame = frame;
    const double duration = std::max(m_mine->playback().duration(), m_theirs->playback().duration());
    m_ruler->setAxis(duration, 0, duration);
    m_ruler->setFrame(frame);
    for (views::Session *session : {m_mine.get(), m_theirs.get()})
        session->seekTimeline(frame);
}

} // namespace clipwright::app
