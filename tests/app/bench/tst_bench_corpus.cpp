// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/corpus.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace clipwright;
using namespace clipwright::bench;

class tst_BenchCorpus : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    std::string folder(const char *name) const { return m_dir.filePath(QString::fromUtf8(name)).toStdString(); }

    void write(const char *name, const QByteArray &bytes)
    {
        QFile file(m_dir.filePath(QString::fromUtf8(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

private slots:
    void initTestCase()
    {
        for (const char *name : {"one", "two", "none"})
            QVERIFY(QDir(m_dir.path()).mkdir(QString::fromUtf8(name)));
        write("one/b.json", R"({"layers":[]})");
        write("one/settings.json", R"({"colour":"red"})");
        write("one/broken.json", "{");
        write("one/c.txt", R"({"layers":[]})");
        write("two/a.json", R"({"layers":[]})");
        write("none/settings.json", "[]");
    }

    void aFolderThatIsNoneIsRefused()
    {
        const auto files = readCorpus({folder("one"), folder("gone")});
        QVERIFY(!files);
        QCOMPARE(files.error().code, std::string("file-missing"));
        QCOMPARE(files.error().where.file, folder("gone"));
    }

    void foldersWithoutLottieAreRefused()
    {
        const auto files = readCorpus({folder("none")});
        QVERIFY(!files);
        QCOMPARE(files.error().code, std::string("corpus-empty"));
        QVERIFY(!readCorpus({}));
    }

    void onlyLottieIsTakenInOrderOfNames()
    {
        const auto files = readCorpus({folder("one"), folder("two")});
        QVERIFY(files);
        QCOMPARE(files->size(), std::size_t{2});
        QCOMPARE((*files)[0].name, std::string("a.json"));
        QCOMPARE((*files)[0].folder, folder("two"));
        QCOMPARE((*files)[1].name, std::string("b.json"));
        QCOMPARE(*(*files)[1].bytes, std::string(R"({"layers":[]})"));
    }
};

QTEST_APPLESS_MAIN(tst_BenchCorpus)
#include "tst_bench_corpus.moc"
