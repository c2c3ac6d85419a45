// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fidelity/contact_sheet.h"
#include "model/io/files/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace clipwright;
using namespace clipwright::fidelity;

/** Documents in which two or three features meet: what they look like, and what is told of them. */
class tst_Pairs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const QDir folder(QStringLiteral(CLIPWRIGHT_SOURCE "/tests/fidelity/pairs"));
        for (const QString &name : folder.entryList({"*.json"}, QDir::Files, QDir::Name)) {
            Opened &opened = m_opened[name.chopped(5)];
            opened.file = openRigFile(folder.filePath(name).toStdString());
            QVERIFY2(opened.file.isReadable(), qPrintable(name));
            opened.sheet = contactSheet(opened.file);
        }
        QVERIFY(m_opened.size() >= 40);
    }

    /** A comparison that cannot fail compares nothing. */
    void anotherPictureIsSeen()
    {
        for (auto next = std::next(m_opened.begin()); next != m_opened.end(); ++next)
            QVERIFY2(largestDifference(std::prev(next)->second.sheet, next->second.sheet) > 64,
                     qPrintable(next->first));
    }

    void everyPictureIsAsApproved_data() { addRows(); }
    void everyPictureIsAsApproved()
    {
        QFETCH(QString, name);
        QCOMPARE(differenceFromApproved(name, m_opened[name].sheet), QString());
    }

    void noPictureIsApprovedInVain()
    {
        const QDir folder(QStringLiteral(CLIPWRIGHT_SOURCE "/tests/golden/fidelity"));
        for (const QString &name : folder.entryList({"*.png"}, QDir::Files))
            QVERIFY2(m_opened.count(name.chopped(4)) == 1, qPrintable(name));
    }

    void theCookedFileLooksLikeTheSource_data() { addRows(); }
    void theCookedFileLooksLikeTheSource()
    {
        QFETCH(QString, name);
        const Opened &source = m_opened[name];
        if (source.file.isRefused)
            return;
        const QTemporaryDir folder;
        const CookedText cooked = writeCooked(*source.file.cooked);
        const std::string path =
            folder.filePath(cooked.format == FormatId::Oanim ? "a.oanim" : "a.oshape").toStdString();
        QVERIFY(writeFileAtomic(path, cooked.text).has_value());
        const RigFile read = openRigFile(path);
        QVERIFY2(read.isReadable(), read.issues.empty() ? "" : read.issues.front().what.c_str());
        QVERIFY(largestDifference(crispHalf(contactSheet(read)), crispHalf(source.sheet)) <= 1);
    }

    void everyReportIsAsApproved()
    {
        QByteArray text;
        for (const auto &[name, opened] : m_opened) {
            text += name.toUtf8() + (opened.file.isRefused ? ": refused\n" : ": cooks\n");
            for (const Issue &issue : opened.file.issues)
                text += QByteArray("  ")
                            .append(nameOf(issue.severity).data())
                            .append(' ')
                            .append(issue.code.c_str())
                            .append(" #")
                            .append(issue.where.pointer.c_str())
                            .append('\n');
        }
        QFile file(QStringLiteral(CLIPWRIGHT_SOURCE "/tests/golden/fidelity/reports.txt"));
        if (qEnvironmentVariableIsSet("REBASELINE")) {
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
            return;
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> approved = file.readAll().split('\n');
        const QList<QByteArray> actual = text.split('\n');
        for (qsizetype i = 0; i < std::max(approved.size(), actual.size()); ++i)
            QCOMPARE(actual.value(i), approved.value(i));
    }

private:
    struct Opened {
        RigFile file;
        Picture sheet;
    };

    void addRows() const
    {
        QTest::addColumn<QString>("name");
        for (const auto &[name, opened] : m_opened)
            QTest::newRow(qPrintable(name)) << name;
    }

    std::map<QString, Opened> m_opened;
};

QTEST_APPLESS_MAIN(tst_Pairs)
#include "tst_pairs.moc"
