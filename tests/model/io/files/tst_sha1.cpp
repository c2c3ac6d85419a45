// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/files/sha1.h"

#include <QtTest>

#include <QCryptographicHash>

using namespace clipwright;

class tst_Sha1 : public QObject {
    Q_OBJECT

private slots:
    void standardExamples_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("hex");
        QTest::newRow("nothing") << QByteArray() << QByteArray("da39a3ee5e6b4b0d3255bfef95601890afd80709");
        QTest::newRow("abc") << QByteArray("abc") << QByteArray("a9993e364706816aba3e25717850c26c9cd0d89d");
        QTest::newRow("a million a") << QByteArray(1'000'000, 'a')
                                     << QByteArray("34aa973cd4c4daa4f61eeb2bdbad27316534016f");
    }

    void standardExamples()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, hex);
        QCOMPARE(QByteArray::fromStdString(sha1Hex({bytes.constData(), static_cast<std::size_t>(bytes.size())})), hex);
    }

    void sameAsAnotherOneAtEveryLengthAroundItsBlocks()
    {
        QByteArray bytes;
        for (int length = 0; length < 300; ++length) {
            const QByteArray hex = QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex();
            QCOMPARE(QByteArray::fromStdString(sha1Hex(bytes.toStdString())), hex);
            bytes += static_cast<char>(length * 37 + 1);
        }
    }
};

QTEST_APPLESS_MAIN(tst_Sha1)
#include "tst_sha1.moc"
