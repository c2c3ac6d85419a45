// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/assets/asset_acts.h"

#include "model/project/cook_record.h"
#include "widgets/plain_line.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

namespace clipwright::views {

namespace {

class Acts {
    Q_DECLARE_TR_FUNCTIONS(AssetActs)
};

constexpr int kMostCopies = 1000;

QString shownName(const QString &path)
{
    return widgets::plainLine(QFileInfo(path).fileName());
}

QString recordOf(const QString &path)
{
    return QString::fromStdString(recordPathOf(path.toStdString()));
}

QString sibling(const QFileInfo &file, const QString &stem)
{
    const QString suffix = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
    return file.dir().filePath(stem + suffix);
}

/** A link that leads nowhere counts: it would be written through. */
bool isThere(const QString &path)
{
    return QFileInfo::exists(path) || QFileInfo(path).isSymLink();
}

} // namespace

QStringList filesOf(const QString &path)
{
    QStringList files{path};
    if (const QString record = recordOf(path); isThere(record))
        files.push_back(record);
    return files;
}

ActDone renameAsset(const QString &path, const QString &stem)
{
    const QString wanted = stem.trimmed();
    if (wanted.isEmpty() || wanted.startsWith(u'.') || wanted.contains(u'/') || wanted.contains(QChar(0)))
        return {false, Acts::tr("A name has at least a letter, no “/”, and no dot in front."), {}};
    const QString to = sibling(QFileInfo(path), wanted);
    if (to == path)
        return {true, {}, path};
    if (isThere(to) || isThere(recordOf(to)))
        return {false, Acts::tr("There is a %1 already.").arg(shownName(to)), {}};
    const bool hasRecord = isThere(recordOf(path));
    QFile file(path);
    if (!file.rename(to))
        return {false, Acts::tr("%1 cannot be renamed: %2").arg(shownName(path), file.errorString()), {}};
    if (hasRecord && !QFile::rename(recordOf(path), recordOf(to))) {
        QFile::rename(to, path); // the two belong together
        return {false, Acts::tr("%1 cannot be renamed.").arg(shownName(recordOf(path))), {}};
    }
    const QString text = Acts::tr("%1 is called %2 now.").arg(shownName(path), shownName(to));
    return {true, hasRecord ? text + u' ' + Acts::tr("What was cooked from it keeps its name.") : text, to};
}

ActDone duplicateAsset(const QString &path)
{
    const QFileInfo file(path);
    for (int copy = 1; copy < kMostCopies; ++copy) {
        const QString stem = copy == 1 ? Acts::tr("%1 copy").arg(file.completeBaseName())
                                       : Acts::tr("%1 copy %2").arg(file.completeBaseName()).arg(copy);
        const QString to = sibling(file, stem);
        if (isThere(to))
            continue;
        QFile from(path);
        if (!from.copy(to))
            return {false, Acts::tr("%1 cannot be copied: %2").arg(shownName(path), from.errorString()), {}};
        return {true, Acts::tr("%1 is a copy of %2.").arg(shownName(to), shownName(path)), to};
    }
    return {false, Acts::tr("%1 has too many copies.").arg(shownName(path)), {}};
}

ActDone trashAssets(const QStringList &paths)
{
    int done = 0;
    for (const QString &path : paths) {
        for (const QString &file : filesOf(path)) {
            if (!QFile::moveToTrash(file))
                return {false, Acts::tr("%1 cannot be moved to the trash.").arg(shownName(file)), {}};
        }
        ++done;
    }
    if (done == 1)
        return {true, Acts::tr("%1 is in the trash.").arg(shownName(paths.front())), {}};
    return {true, Acts::tr("%n file(s) are in the trash.", nullptr, done), {}};
}

ActDone showInFolder(const QString &path)
{
    const QString folder = QFileInfo(path).path();
    if (QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        return {true, {}, {}};
    return {false, Acts::tr("No program shows the folder %1.").arg(widgets::plainLine(folder)), {}};
}

} // namespace clipwright::views
