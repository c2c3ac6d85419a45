// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "layering/layer_table.h"

#include <QString>
#include <QStringList>

namespace clipwright::layering {

/**
 * Reads the #include lines of every source below model/, views/, widgets/ and app/ of `root` and returns what the
 * table does not allow, sorted, as `path:line: reason`. `filesRead` counts, so that a scan of nothing is noticed.
 */
QStringList scanIncludes(const QString &root, const LayerTable &table, int &filesRead);

/** The module ("QtGui") whose header `<include>` is; "Qt" when it looks like Qt's and is not installed; else empty. */
QString qtModuleOf(const QString &include);

} // namespace clipwright::layering
