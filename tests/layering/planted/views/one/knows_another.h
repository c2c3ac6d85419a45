// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Planted: a view may not know another view.
#pragma once

#include "model/rig/rig.h"
#include "views/other/other_view.h"
#include "widgets/ruler.h"
