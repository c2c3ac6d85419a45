// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/theme.h"

#include <QIcon>
#include <QSize>
#include <QString>

namespace clipwright::widgets {

/** The icon size of a button with a text. */
inline constexpr QSize kIconBesideText(20, 16);

/**
 * One of our icons, `:/icons/NAME.svg`, drawn at the very size and pixel ratio that is asked for, in the colour of a
 * token as the theme stands when it is painted; disabled ones in `Off`. An icon that follows a switch of themes by itself.
 * Asked for wider than tall it stands at the left: the rest is the gap to a text beside it (`kIconBesideText`).
 */
QIcon icon(const QString &name, Token token = Token::Text);

} // namespace clipwright::widgets
