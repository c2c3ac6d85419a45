// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/theme.h"

#include <QIcon>
#include <QString>

namespace clipwright::widgets {

/**
 * One of our icons, `:/icons/NAME.svg`, drawn at the very size and pixel ratio that is asked for, in the colour of a
 * token as the theme stands when it is painted; disabled ones in `Off`. An icon that follows a switch of themes by itself.
 */
QIcon icon(const QString &name, Token token = Token::Text);

} // namespace clipwright::widgets
