// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/numbers.h"

#include <QTest>

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <random>
#include <string>

using namespace clipwright;

class tst_Numbers : public QObject {
    Q_OBJECT

private slots:
    void refusesWhatIsNotADecimalNumber_data();
    void refusesWhatIsNotADecimalNumber();
    void refusesWhatIsTooLarge_data();
    void refusesWhatIsTooLarge();
    void readsTheTooSmallAsNought_data();
    void readsTheTooSmallAsNought();
    void readsAnySpellingOfADecimal_data();
    void readsAnySpellingOfADecimal();
    void spellsTheShortestForm_data();
    void spellsTheShortestForm();
    void roundsToTheNearestDouble_data();
    void roundsToTheNearestDouble();
    void readsBackEveryDoubleItWrites();
    void shortDecimalsAreSpelledAndReadAsAnyOther();
    void plainDecimalsEndWhereTheyCannotGoOn_data();
    void plainDecimalsEndWhereTheyCannotGoOn();
};

void tst_Numbers::refusesWhatIsNotADecimalNumber_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"",    " ",   "-",   "+",     ".",    "-.",       "e5",  ".e5",   "1e",
                             "1e+", "1 ",  " 1",  "1,5",   "0x10", "nan",      "inf", "-inf",  "+-1",
                             "-+1", "++1", "--1", "1.2.3", "1f",   "infinity", "NAN", "1e5.5", "\xd9\xa1"})
        QTest::newRow(text) << QByteArray(text);
    QTest::newRow("a nought byte behind") << QByteArray("1\0", 2);
}

void tst_Numbers::refusesWhatIsNotADecimalNumber()
{
    QFETCH(QByteArray, text);
    QVERIFY(!parseNumber({text.data(), static_cast<std::size_t>(text.size())}));
}

void tst_Numbers::refusesWhatIsTooLarge_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("exponent") << QByteArray("1e309");
    QTest::newRow("negative") << QByteArray("-1e309");
    QTest::newRow("exponent over any integer") << QByteArray("1e99999999999999999999");
    QTest::newRow("many digits") << "1" + QByteArray(400, '0');
    QTest::newRow("noughts before many digits") << "0001" + QByteArray(400, '0');
    QTest::newRow("many digits, exponent below nought") << "1" + QByteArray(400, '0') + "e-5";
}

void tst_Numbers::refusesWhatIsTooLarge()
{
    QFETCH(QByteArray, text);
    QVERIFY(!parseNumber(text.toStdString()));
}

void tst_Numbers::readsTheTooSmallAsNought_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("exponent") << QByteArray("1e-400");
    QTest::newRow("negative") << QByteArray("-1e-400");
    QTest::newRow("exponent over any integer") << QByteArray("1e-99999999999999999999");
    QTest::newRow("many noughts") << "0." + QByteArray(400, '0') + "1";
    QTest::newRow("no nought before the point") << "." + QByteArray(400, '0') + "1";
    QTest::newRow("many noughts, exponent above nought") << "0." + QByteArray(400, '0') + "1e+5";
}

void tst_Numbers::readsTheTooSmallAsNought()
{
    QFETCH(QByteArray, text);
    const std::optional<double> value = parseNumber(text.toStdString());
    QVERIFY(value);
    QCOMPARE(*value, 0.0);
}

void tst_Numbers::readsAnySpellingOfADecimal_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    const auto row = [](const char *text, double value) { QTest::newRow(text) << QByteArray(text) << value; };
    row("0", 0);
    row("-0", 0);
    row("1.", 1);
    row(".5", 0.5);
    row("-.5", -0.5);
    row("+2", 2);
    row("007", 7);
    row("1E3", 1000);
    row("1e+3", 1000);
    row("25e-1", 2.5);
    row("0.1000", 0.1);
    row("4.9406564584124654e-324", std::numeric_limits<double>::denorm_min());
    row("1.7976931348623157e308", std::numeric_limits<double>::max());
    row("123456789012345678901234567890", 123456789012345678901234567890.0);
}

void tst_Numbers::readsAnySpellingOfADecimal()
{
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    const std::optional<double> read = parseNumber(text.toStdString());
    QVERIFY(read);
    QVERIFY(*read == value);
}

void tst_Numbers::spellsTheShortestForm_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    const auto row = [](double value, const char *text) { QTest::newRow(text) << value << QString(text); };
    row(0, "0");
    QTest::newRow("-0") << -0.0 << QString("0");
    row(1, "1");
    row(-2.5, "-2.5");
    row(0.1, "0.1");
    row(1.0 / 3.0, "0.3333333333333333");
    row(1e-6, "0.000001");
    row(-1.2345678901234567e-6, "-0.0000012345678901234567");
    row(9.5e-7, "9.5e-7");
    row(1e-10, "1e-10");
    row(999999999999999.9, "999999999999999.9");
    row(1e15, "1e15");
    row(1.5e21, "1.5e21");
    row(std::numeric_limits<double>::denorm_min(), "5e-324");
    row(-std::numeric_limits<double>::max(), "-1.7976931348623157e308");
}

void tst_Numbers::spellsTheShortestForm()
{
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(numberText(value)), text);
}

void tst_Numbers::roundsToTheNearestDouble_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("step");
    QTest::addColumn<double>("rounded");
    QTest::newRow("down") << 0.123454 << 1e-5 << 0.12345;
    QTest::newRow("up") << 0.123456 << 1e-5 << 0.12346;
    QTest::newRow("negative") << -0.123456 << 1e-5 << -0.12346;
    QTest::newRow("already there") << 0.3 << 1e-1 << 0.3;
    QTest::newRow("three tenths by adding") << 0.1 + 0.2 << 1e-5 << 0.3;
    QTest::newRow("whole") << 12.5000001 << 1.0 << 13.0;
    QTest::newRow("a step over one") << 1449.0 << 100.0 << 1400.0;
    QTest::newRow("larger than the step can show") << 1e18 << 1e-5 << 1e18;
    QTest::newRow("largest") << std::numeric_limits<double>::max() << 1e-5 << std::numeric_limits<double>::max();
    QTest::newRow("no nought below zero") << -1e-9 << 1e-5 << 0.0;
}

void tst_Numbers::roundsToTheNearestDouble()
{
    QFETCH(double, value);
    QFETCH(double, step);
    QFETCH(double, rounded);
    const double result = roundTo(value, step);
    QVERIFY(result == rounded);
    QVERIFY(rounded != 0 || !std::signbit(result));
}

void tst_Numbers::readsBackEveryDoubleItWrites()
{
    std::mt19937_64 random(7);
    int subnormals = 0;
    for (int i = 0; i < 200'000; ++i) {
        std::uint64_t bits = random();
        if (i % 4 == 0)
            bits &= 0x800f'ffff'ffff'ffffU; // no exponent: a subnormal
        const auto value = std::bit_cast<double>(bits);
        if (!std::isfinite(value))
            continue;
        subnormals += std::fpclassify(value) == FP_SUBNORMAL;
        const std::string text = numberText(value);
        const std::optional<double> read = parseNumber(text);
        QVERIFY2(read && *read == value, text.c_str());
    }
    QVERIFY(subnormals > 10'000);
}

void tst_Numbers::shortDecimalsAreSpelledAndReadAsAnyOther()
{
    // The quick ways, for short decimals, against the standard library's, which has none.
    std::mt19937_64 random(5);
    for (int i = 0; i < 200'000; ++i) {
        const int decimals = static_cast<int>(random() % 8);
        const auto whole = static_cast<double>(static_cast<std::int64_t>(random() >> (random() % 60 + 4)));
        double value = (random() % 2 == 0 ? whole : -whole) / std::pow(10, decimals);
        if (i % 3 == 0)
            value = std::nextafter(value, 1e300); // near a short one, and not short
        const std::string text = numberText(value);
        double read = 0;
        const auto end = std::from_chars(text.data(), text.data() + text.size(), read);
        QVERIFY2(end.ptr == text.data() + text.size() && read == value, text.c_str());
        QVERIFY2(parseNumber(text) == value, text.c_str());
        if (std::abs(value) < 1e-6 || std::abs(value) >= 1e15)
            continue;
        std::array<char, 64> buffer;
        const auto spelled =
            std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed);
        QCOMPARE(text, std::string(buffer.data(), spelled.ptr));
    }
}

void tst_Numbers::plainDecimalsEndWhereTheyCannotGoOn_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("length"); // -1: not for the quick way
    QTest::addColumn<double>("value");
    QTest::newRow("whole") << QByteArray("12,3") << 2 << 12.0;
    QTest::newRow("signs") << QByteArray("-0.5 7") << 4 << -0.5;
    QTest::newRow("plus") << QByteArray("+.25") << 4 << 0.25;
    QTest::newRow("point behind") << QByteArray("3.x") << 2 << 3.0;
    QTest::newRow("15 digits") << QByteArray("123456789.012345") << 16 << 123456789.012345;
    QTest::newRow("16 digits") << QByteArray("1234567890.123456") << -1 << 0.0;
    QTest::newRow("exponent") << QByteArray("1e5") << -1 << 0.0;
    QTest::newRow("sign alone") << QByteArray("-") << -1 << 0.0;
    QTest::newRow("point alone") << QByteArray(".") << -1 << 0.0;
    QTest::newRow("nothing") << QByteArray("") << -1 << 0.0;
    QTest::newRow("word") << QByteArray("nan") << -1 << 0.0;
}

void tst_Numbers::plainDecimalsEndWhereTheyCannotGoOn()
{
    QFETCH(QByteArray, text);
    QFETCH(int, length);
    QFETCH(double, value);
    double read = 0;
    const char *const end = readPlainDecimal(text.constBegin(), text.constEnd(), read);
    QCOMPARE(end == nullptr ? -1 : static_cast<int>(end - text.constBegin()), length);
    QCOMPARE(read, value);
}

QTEST_GUILESS_MAIN(tst_Numbers)
#include "tst_numbers.moc"
