// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace clipwright::widgets {

/**
 * A name as one line of a user interface. Names come from files of others: a control character stands there as its picture
 * (␊), what would turn the order of letters round as �.
 */
QString plainLine(const QString &text);

/** As a tool tip that is plain text whatever is in it: one with a tag would be taken for HTML. */
QString toolTipText(const QString &text);

/** The text with places where a line may end within its long words: a path or a name without spaces wraps, too. */
QString breakable(const QString &text);

} // namespace clipwright::widgets
