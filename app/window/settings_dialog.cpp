// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/settings_dialog.h"

#include "app/window/main_window.h"
#include "app/window/settings.h"
#include "widgets/focus_ring.h"
#include "widgets/plain_line.h"
#include "widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace clipwright::app {

using widgets::ThemeChoice;

SettingsDialog::SettingsDialog(MainWindow &window, QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("settingsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Settings"));

    auto *theme = new QComboBox(this);
    theme->setObjectName(QStringLiteral("theme"));
    theme->setAccessibleName(tr("Theme"));
    theme->addItem(tr("As the desktop"), static_cast<int>(ThemeChoice::System));
    theme->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
    theme->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
    theme->setCurrentIndex(theme->findData(static_cast<int>(widgets::Theme::instance().choice())));
    connect(theme, &QComboBox::activated, this,
            [&window, theme] { window.chooseTheme(static_cast<ThemeChoice>(theme->currentData().toInt())); });

    auto *motion = new QCheckBox(tr("Nothing moves but the animation"), this);
    motion->setObjectName(QStringLiteral("reducedMotion"));
    motion->setAccessibleName(motion->text());
    motion->setChecked(Settings::hasReducedMotion());
    connect(motion, &QCheckBox::toggled, this, [&window](bool isReduced) {
        Settings::setReducedMotion(isReduced);
        window.setAnimated(!isReduced);
    });

    auto *rate = new QDoubleSpinBox(this);
    rate->setObjectName(QStringLiteral("newRate"));
    rate->setAccessibleName(tr("Frames a second of new files"));
    rate->setRange(1, 240);
    rate->setDecimals(3);
    rate->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    rate->setValue(Settings::newRate());
    connect(rate, &QDoubleSpinBox::valueChanged, this, [](double value) { Settings::setNewRate(value); });

    const std::string folder = window.journal().folder();
    auto *journal = new QLabel(this);
    journal->setTextFormat(Qt::PlainText);
    journal->setWordWrap(true);
    journal->setTextInteractionFlags(Qt::TextSelectableByMouse);
    journal->setText(folder.empty() ? tr("Nowhere: after a crash what was not saved is lost")
                                    : widgets::breakable(widgets::plainLine(QString::fromStdString(folder))));

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(16, 16, 16, 12);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(12);
    form->addRow(tr("Theme"), theme);
    form->addRow(tr("Motion"), motion);
    form->addRow(tr("New files have"), rate);
    rate->setSuffix(tr(" frames a second"));
    form->addRow(tr("Unsaved work is kept in"), journal);
    form->addRow(buttons);
    resize(480, sizeHint().height());
    widgets::ringFocusWithin(*this);
}

} // namespace clipwright::app
