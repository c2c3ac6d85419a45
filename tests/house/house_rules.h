// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace clipwright::house {

/** What a scan found: faults as `path:line: reason`, sorted, and how many files it read. */
struct Findings {
    QStringList faults;
    int filesRead = 0;
};

/**
 * Checks what needs no compiler: licence lines of sources, one README.md of 10 to 40 lines in each folder with
 * sources, words that no file may hold, and functions that a locale or a fixed buffer would spoil in model/.
 * Folders named `build` or `planted` and hidden ones other than .ci are not read.
 */
Findings checkTree(const QString &root);

/** Relative links of the Markdown pages that lead nowhere. */
Findings checkLinks(const QString &root);

} // namespace clipwright::house
