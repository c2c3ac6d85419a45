// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Planted: a control may not know a view, nor the main window.
#pragma once

#include "app/main_window.h"
#include "views/one/one_view.h"

#include <QWidget>
