// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace clipwright::app {

class MainWindow;

/** What the user may set. Each setting takes effect at once; there is nothing to apply. */
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    SettingsDialog(MainWindow &window, QWidget *parent);
};

} // namespace clipwright::app
