// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace clipwright::views {

/** What became of an act on files: a sentence of the user's language. */
struct ActDone {
    bool isDone = false;
    QString text;
    QString path; ///< of what is new; empty: nothing
};

/** The file itself, and what belongs to it: its record. Those that are there, whole paths. */
QStringList filesOf(const QString &path);

/** In its folder; the suffix stays. Nothing is replaced. What was cooked from a source stays where it is, and is told. */
ActDone renameAsset(const QString &path, const QString &stem);
/** Beside it as "NAME copy", "NAME copy 2", …; without a record: nothing was cooked from it yet. */
ActDone duplicateAsset(const QString &path);
/** With their records. Some may be gone when another cannot be: that is said. */
ActDone trashAssets(const QStringList &paths);
/** In the desktop's file manager. */
ActDone showInFolder(const QString &path);

} // namespace clipwright::views
