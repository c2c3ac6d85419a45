// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Planted: the lowest folder may include nothing of ours and nothing of Qt.
#pragma once

#include "model/core/ids.h"
#include "model/rig/rig.h"
#include "ids.h"

#include <QString>
#include <QtWidgets/QWidget>

#include <string>
