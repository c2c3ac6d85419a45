// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/notice.h"

#include <QPushButton>
#include <QtTest>

using namespace clipwright::widgets;

class tst_Notice : public QObject {
    Q_OBJECT

private slots:
    void escapeClosesWithoutRunningAnything();
    void aChoiceClosesFirstAndRunsOnce();
    void aLaterMessageReplacesTheChoices();
    void aLongNameWidensNothing();
};

void tst_Notice::escapeClosesWithoutRunningAnything()
{
    Notice notice;
    int runs = 0;
    notice.show(NoticeKind::Warning, QStringLiteral("hero.oanim exists"),
                {{QStringLiteral("Replace"), [&] { ++runs; }}});
    QTest::keyClick(notice.findChild<QPushButton *>(), Qt::Key_Escape);
    QVERIFY(!notice.isVisible());
    QCOMPARE(runs, 0);
}

void tst_Notice::aChoiceClosesFirstAndRunsOnce()
{
    Notice notice;
    int runs = 0;
    bool wasVisible = true;
    notice.show(NoticeKind::Warning, QStringLiteral("hero.oanim exists"), {{QStringLiteral("Replace"), [&] {
                                                                                ++runs;
                                                                                wasVisible = notice.isVisible();
                                                                                notice.show(NoticeKind::Ok,
                                                                                            QStringLiteral("written"));
                                                                            }}});
    QTest::mouseClick(notice.findChild<QPushButton *>(), Qt::LeftButton);
    QCOMPARE(runs, 1);
    QVERIFY(!wasVisible);
    QVERIFY(notice.isVisible());
    QCOMPARE(notice.text(), QStringLiteral("written"));
}

void tst_Notice::aLaterMessageReplacesTheChoices()
{
    Notice notice;
    notice.show(NoticeKind::Error, QStringLiteral("one"), {{QStringLiteral("A"), {}}, {QStringLiteral("B"), {}}});
    notice.show(NoticeKind::Ok, QStringLiteral("two"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(notice.findChildren<QPushButton *>().isEmpty());
    QVERIFY(notice.kind() == NoticeKind::Ok);
}

void tst_Notice::aLongNameWidensNothing()
{
    Notice notice;
    notice.show(NoticeKind::Ok, QStringLiteral("ok"));
    const int width = notice.minimumSizeHint().width();
    const QString said = QString(250, u'x') + QStringLiteral(".json could not be opened");
    notice.show(NoticeKind::Error, said);
    QCOMPARE(notice.text(), said);
    QVERIFY(notice.minimumSizeHint().width() < width + 250);
    notice.resize(600, 10);
    QVERIFY(notice.heightForWidth(600) > notice.fontMetrics().height() * 3); // all of it is seen
    notice.show(NoticeKind::Error, QString(100000, u'x'));
    QVERIFY(notice.text().size() < 1000);
}

QTEST_MAIN(tst_Notice)
#include "tst_notice.moc"
