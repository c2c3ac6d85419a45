// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Nothing is wrong with this one: the application may know everything.
#include "model/core/ids.h"
#include "views/one/one_view.h"
#include "widgets/ruler.h"

#include <QMainWindow>

#include <vector>
