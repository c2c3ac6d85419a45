// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/bench.h"

#include "app/bench/generated.h"
#include "model/io/oanim/oanim_format.h"

#include <charconv>
#include <cstring>
#include <memory>

namespace clipwright::bench {

namespace {

constexpr std::size_t kKeys = 100'000;

bool isSpace(char c)
{
    return c == ' ' || c == '\n';
}

/**
 * The limit of reading: one pass that finds the words and reads those that are numbers, and does nothing with them but give
 * them to `take`.
 */
template<class Take>
void tokenise(std::string_view text, Take &&take)
{
    const char *at = text.data();
    const char *const end = at + text.size();
    while (at != end) {
        if (isSpace(*at)) {
            ++at;
            continue;
        }
        if ((*at >= '0' && *at <= '9') || *at == '-') {
            double number = 0;
            at = std::from_chars(at, end, number).ptr;
            take(number);
            continue;
        }
        while (at != end && !isSpace(*at))
            ++at;
    }
}

double sumOf(std::string_view text)
{
    double sum = 0;
    tokenise(text, [&sum](double number) { sum += number; });
    return sum;
}

std::vector<double> numbersOf(std::string_view text)
{
    std::vector<double> numbers;
    tokenise(text, [&numbers](double number) { numbers.push_back(number); });
    return numbers;
}

/** The limit of writing: the same numbers one behind the other, into memory that is there. */
std::size_t writeNumbers(const std::vector<double> &numbers, std::string &buffer)
{
    char *at = buffer.data();
    char *const end = at + buffer.size();
    for (const double number : numbers) {
        at = std::to_chars(at, end - 1, number).ptr;
        *at++ = ' ';
    }
    return static_cast<std::size_t>(at - buffer.data());
}

Row loadRow(const Bench &bench, const std::string &text)
{
    Row row{"P1", "load .oanim", "tokenise + from_chars<double>", std::nullopt};
    row.goal = atLeast(0.6);
    row.stretch = atLeast(0.9);
    const Result<CookedRig> rig = readOanim(text);
    // What is read is what is written: both sides saw the same numbers.
    if (!rig || writeOanim(*rig) != text) {
        row.note = "the document does not read back as it was written";
        return row;
    }
    setSpeeds(row, timeInTurn([&] { keep(readOanim(text)); }, [&] { keep(sumOf(text)); }, bench.timing));
    row.growth = growthOver("keys", {1e3, 1e4, 1e5, 1e6}, [](double keys) -> Work {
        const auto sized =
            std::make_shared<const std::string>(writeOanim(generatedRig(static_cast<std::size_t>(keys))));
        return [sized] { keep(readOanim(*sized)); };
    });
    return row;
}

Row saveRow(const Bench &bench, const CookedRig &rig, const std::string &text)
{
    Row row{"P1", "save .oanim", "to_chars(double)", std::nullopt};
    row.goal = atLeast(1);
    row.stretch = atLeast(3);
    const std::vector<double> numbers = numbersOf(text);
    constexpr std::size_t kLongest = 32; // of the shortest spelling of a double, with its space
    std::string buffer(numbers.size() * kLongest, ' ');
    setSpeeds(row,
              timeInTurn([&] { keep(writeOanim(rig)); }, [&] { keep(writeNumbers(numbers, buffer)); }, bench.timing));
    row.growth = growthOver("keys", {1e3, 1e4, 1e5, 1e6}, [](double keys) -> Work {
        const auto sized = std::make_shared<const CookedRig>(generatedRig(static_cast<std::size_t>(keys)));
        return [sized] { keep(writeOanim(*sized)); };
    });
    return row;
}

} // namespace

std::vector<Row> runTextRows(const Bench &bench)
{
    const CookedRig rig = generatedRig(kKeys);
    const std::string text = writeOanim(rig);
    return {loadRow(bench, text), saveRow(bench, rig, text)};
}

} // namespace clipwright::bench
