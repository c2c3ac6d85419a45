// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/close_dialog.h"

#include "views/session/documents.h"
#include "widgets/focus_ring.h"
#include "widgets/plain_line.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace clipwright::app {

CloseDialog::CloseDialog(const views::Documents &documents, const std::vector<DocumentId> &modified, QWidget *parent)
    : QDialog(parent),
      m_documents(modified),
      m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("closeDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Unsaved changes"));
    const int count = static_cast<int>(modified.size());
    auto *text = new QLabel(
        tr("%n document has changes that are not saved. What is not ticked loses them.", nullptr, count), this);
    text->setWordWrap(true);
    m_list->setAccessibleName(tr("Documents to save"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    for (const DocumentId id : modified) {
        auto *item = new QListWidgetItem(widgets::plainLine(documents.nameOf(id)), m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
        item->setToolTip(widgets::toolTipText(widgets::plainLine(documents.pathOf(id))));
    }
    auto *buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("save"));
    m_save->setProperty("primary", true);
    m_save->style()->polish(m_save); // the box has dressed it already
    auto *discard = buttons->addButton(tr("Discard changes"), QDialogButtonBox::DestructiveRole);
    discard->setObjectName(QStringLiteral("discard"));
    auto *cancel = buttons->addButton(tr("Go on editing"), QDialogButtonBox::RejectRole);
    cancel->setObjectName(QStringLiteral("cancel"));
    for (QPushButton *button : {m_save, discard, cancel})
        button->setFocusPolicy(Qt::StrongFocus);
    connect(m_list, &QListWidget::itemChanged, this, &CloseDialog::showChoice);
    connect(m_save, &QPushButton::clicked, this, [this] {
        std::vector<DocumentId> toSave;
        for (int row = 0; row < m_list->count(); ++row)
            if (m_list->item(row)->checkState() == Qt::Checked)
                toSave.push_back(m_documents[static_cast<std::size_t>(row)]);
        accept();
        emit decided(toSave);
    });
    connect(discard, &QPushButton::clicked, this, [this] {
        accept();
        emit decided({});
    });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addWidget(text);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    resize(480, 220);
    widgets::ringFocusWithin(*this);
    showChoice();
    m_save->setDefault(true);
    m_save->setFocus();
}

void CloseDialog::showChoice()
{
    int ticked = 0;
    for (int row = 0; row < m_list->count(); ++row)
        ticked += m_list->item(row)->checkState() == Qt::Checked ? 1 : 0;
    m_save->setText(ticked > 1 ? tr("Save %n and close", nullptr, ticked) : tr("Save and close"));
    m_save->setAccessibleName(m_save->text());
    m_save->setEnabled(ticked > 0);
}

} // namespace clipwright::app
