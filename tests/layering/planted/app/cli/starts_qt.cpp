// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Planted: the command line starts without Qt, and no include hides behind a macro.
#define HIDDEN "widgets/ruler.h"
#include HIDDEN
#  include <QCoreApplication>
