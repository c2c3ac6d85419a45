// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "layering/include_scan.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QLibraryInfo>
#include <QRegularExpression>

namespace clipwright::layering {

namespace {

QString folderOf(const QString &path)
{
    return path.left(path.lastIndexOf(u'/'));
}

/** Header name → module, from the folders of the installed Qt: `<QWidget>` does not say where it comes from. */
QHash<QString, QString> readQtHeaders()
{
    QHash<QString, QString> modules;
    const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    for (const QString &module : headers.entryList({QStringLiteral("Qt*")}, QDir::Dirs)) {
        for (const QString &header : QDir(headers.filePath(module)).entryList(QDir::Files))
            modules.insert(header, module);
    }
    return modules;
}

/** What is wrong with one include directive of a file in `folder`; empty: nothing. */
QString faultOf(const QString &directive, const QString &folder, const LayerTable &table)
{
    static const QRegularExpression form(QStringLiteral(R"re(^\s*(?:"([^"]+)"|<([^>]+)>))re"));
    const QRegularExpressionMatch match = form.match(directive);
    if (!match.hasMatch())
        return QStringLiteral("an include must name its file");
    if (const QString angled = match.captured(2); !angled.isEmpty()) {
        const QString module = qtModuleOf(angled);
        if (module.isEmpty() || table.mayUseQt(folder, module))
            return {};
        return QStringLiteral("%1 may not use %2 (<%3>)").arg(folder, module, angled);
    }
    const QString quoted = match.captured(1);
    if (quoted.endsWith(QLatin1String(".moc")))
        return {};
    const QString target = folderOf(quoted);
    if (!quoted.contains(u'/') || !table.knows(target))
        return QStringLiteral("\"%1\" is not a file of a folder of the table, from the root").arg(quoted);
    if (!table.mayInclude(folder, target))
        return QStringLiteral("%1 may not include %2 (\"%3\")").arg(folder, target, quoted);
    return {};
}

void scanFile(const QString &root, const QString &path, const LayerTable &table, QStringList &faults)
{
    const QString folder = folderOf(path);
    if (!table.knows(folder)) {
        faults << QStringLiteral("%1:0: %2 has no row in the table").arg(path, folder);
        return;
    }
    QFile file(QDir(root).filePath(path));
    if (!file.open(QIODevice::ReadOnly)) {
        faults << QStringLiteral("%1:0: cannot be read").arg(path);
        return;
    }
    static const QRegularExpression include(QStringLiteral(R"(^\s*#\s*include\b(.*))"));
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (int i = 0; i < lines.size(); ++i) {
        const QRegularExpressionMatch match = include.match(lines[i]);
        if (!match.hasMatch())
            continue;
        if (const QString fault = faultOf(match.captured(1), folder, table); !fault.isEmpty())
            faults << QStringLiteral("%1:%2: %3").arg(path).arg(i + 1).arg(fault);
    }
}

} // namespace

QString qtModuleOf(const QString &include)
{
    static const QHash<QString, QString> modules = readQtHeaders();
    static const QRegularExpression qtName(QStringLiteral("^Q[A-Z]"));
    if (include.contains(u'/'))
        return include.startsWith(QLatin1String("Qt")) ? include.left(include.indexOf(u'/')) : QString();
    const QString module = modules.value(include);
    return module.isEmpty() && qtName.match(include).hasMatch() ? QStringLiteral("Qt") : module;
}

QStringList scanIncludes(const QString &root, const LayerTable &table, int &filesRead)
{
    filesRead = 0;
    QStringList faults;
    for (const char *top : {"model", "views", "widgets", "app"}) {
        QDirIterator it(QDir(root).filePath(QLatin1String(top)), {"*.h", "*.hpp", "*.cpp", "*.cc", "*.inc"},
                        QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            scanFile(root, QDir(root).relativeFilePath(it.next()), table, faults);
            ++filesRead;
        }
    }
    faults.sort();
    return faults;
}

} // namespace clipwright::layering
