// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/command_rows.h"
#include "model/commands/composition_commands.h"
#include "model/commands/range_commands.h"

#include <array>

namespace clipwright {

namespace {

template<class T>
std::optional<T> given(const CommandArguments &arguments, std::string_view name)
{
    const T *value = arguments.find<T>(name);
    return value ? std::optional<T>(*value) : std::nullopt;
}

std::optional<double> givenTime(const Timeline &timeline, const CommandArguments &arguments, std::string_view name)
{
    return arguments.has(name) ? std::optional(timeOf(timeline, arguments, name)) : std::nullopt;
}

/** "#3" is an index, any other word a name. */
using FindByName = std::optional<std::size_t> (*)(const Timeline &timeline, std::string_view name);
std::size_t indexOf(const Timeline &timeline, const std::string &word, FindByName named)
{
    const bool isIndex = word.size() > 1 && word.size() < 10 && word[0] == '#'
                         && word.find_first_not_of("0123456789", 1) == std::string::npos;
    constexpr auto kNone = static_cast<std::size_t>(-1);
    return isIndex ? static_cast<std::size_t>(std::stoul(word.substr(1))) : named(timeline, word).value_or(kNone);
}

/** Runs `change` with the composition that "in" names and the index of the range or mark that `name` does. */
template<class Change>
Result<void> onIndex(DocumentEdit &edit, const CommandArguments &arguments, std::string_view name, FindByName named,
                     Change change)
{
    const Result<CompositionId> in = compositionOf(edit.value(), arguments, "in");
    if (!in)
        return tl::make_unexpected(in.error());
    const Timeline &timeline = *edit.timeline(*in);
    return change(*in, indexOf(timeline, arguments.get<std::string>(name), named));
}

Result<void> runAddRange(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<CompositionId> in = compositionOf(edit.value(), arguments, "in");
    if (!in)
        return tl::make_unexpected(in.error());
    return addRange(edit, *in,
                    {arguments.get<std::string>("name"), timeOf(*edit.timeline(*in), arguments, "start"),
                     timeOf(*edit.timeline(*in), arguments, "end"), arguments.get<bool>("loops", true)});
}

Result<void> runSetRange(DocumentEdit &edit, const CommandArguments &arguments)
{
    return onIndex(edit, arguments, "range", rangeNamed, [&](CompositionId in, std::size_t index) {
        const RangeChange change{given<std::string>(arguments, "name"),
                                 givenTime(*edit.timeline(in), arguments, "start"),
                                 givenTime(*edit.timeline(in), arguments, "end"), given<bool>(arguments, "loops")};
        return setRange(edit, in, index, change);
    });
}

Result<void> runRemoveRange(DocumentEdit &edit, const CommandArguments &arguments)
{
    return onIndex(edit, arguments, "range", rangeNamed,
                   [&](CompositionId in, std::size_t index) { return removeRange(edit, in, index); });
}

Result<void> runMoveRange(DocumentEdit &edit, const CommandArguments &arguments)
{
    const auto to = arguments.get<std::size_t>("to");
    return onIndex(edit, arguments, "range", rangeNamed,
                   [&](CompositionId in, std::size_t index) { return moveRange(edit, in, index, to); });
}

Result<void> runAddMark(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<CompositionId> in = compositionOf(edit.value(), arguments, "in");
    if (!in)
        return tl::make_unexpected(in.error());
    return addMark(edit, *in,
                   {timeOf(*edit.timeline(*in), arguments, "time"), arguments.get<std::string>("name"),
                    arguments.get<std::string>("payload")});
}

Result<void> runSetMark(DocumentEdit &edit, const CommandArguments &arguments)
{
    return onIndex(edit, arguments, "mark", markNamed, [&](CompositionId in, std::size_t index) {
        const MarkChange change{given<std::string>(arguments, "name"), givenTime(*edit.timeline(in), arguments, "time"),
                                given<std::string>(arguments, "payload")};
        return setMark(edit, in, index, change);
    });
}

Result<void> runRemoveMark(DocumentEdit &edit, const CommandArguments &arguments)
{
    return onIndex(edit, arguments, "mark", markNamed,
                   [&](CompositionId in, std::size_t index) { return removeMark(edit, in, index); });
}

Result<void> runAddComposition(DocumentEdit &edit, const CommandArguments &arguments)
{
    CompositionSpec spec;
    spec.name = arguments.get<std::string>("name");
    spec.width = arguments.get<double>("width");
    spec.height = arguments.get<double>("height");
    spec.rate = arguments.get<double>("rate");
    if (const TimeText *length = arguments.find<TimeText>("length"))
        spec.length = *length;
    const Result<CompositionId> made = addComposition(edit, spec);
    return made ? Result<void>() : tl::make_unexpected(made.error());
}

Result<void> runRemoveComposition(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<CompositionId> at = compositionOf(edit.value(), arguments, "at");
    return at ? removeComposition(edit, *at) : tl::make_unexpected(at.error());
}

Result<void> runDuplicateComposition(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<CompositionId> at = compositionOf(edit.value(), arguments, "at");
    if (!at)
        return tl::make_unexpected(at.error());
    const Result<CompositionId> made = duplicateComposition(edit, *at);
    return made ? Result<void>() : tl::make_unexpected(made.error());
}

constexpr ArgumentRow kIn{"in", ArgumentKind::Path, false, "the composition (the main one)"};
constexpr ArgumentRow kRange{"range", ArgumentKind::Text, true, "a clip's name, or #INDEX"};
constexpr ArgumentRow kMark{"mark", ArgumentKind::Text, true, "a mark's name, or #INDEX"};
constexpr ArgumentRow kNewName{"name", ArgumentKind::Text, false, "the new name"};

constexpr std::array kAddRange{
    ArgumentRow{"name", ArgumentKind::Text, true, "no other clip's"},
    ArgumentRow{"start", ArgumentKind::Time, true, "its first frame"},
    ArgumentRow{"end", ArgumentKind::Time, true, "where it ends"},
    ArgumentRow{"loops", ArgumentKind::Flag, false, "or plays once (true)"},
    kIn,
};
constexpr std::array kSetRange{
    kRange,
    kNewName,
    ArgumentRow{"start", ArgumentKind::Time, false, "its first frame"},
    ArgumentRow{"end", ArgumentKind::Time, false, "where it ends"},
    ArgumentRow{"loops", ArgumentKind::Flag, false, "or plays once"},
    kIn,
};
constexpr std::array kRemoveRange{kRange, kIn};
constexpr std::array kMoveRange{kRange, ArgumentRow{"to", ArgumentKind::Index, true, "the place in the list"}, kIn};
constexpr std::array kAddMark{
    ArgumentRow{"name", ArgumentKind::Text, true, "what it is called"},
    ArgumentRow{"time", ArgumentKind::Time, true, "when it is"},
    ArgumentRow{"payload", ArgumentKind::Text, false, "words or JSON for the game"},
    kIn,
};
constexpr std::array kSetMark{
    kMark,
    kNewName,
    ArgumentRow{"time", ArgumentKind::Time, false, "when it is"},
    ArgumentRow{"payload", ArgumentKind::Text, false, "words or JSON for the game"},
    kIn,
};
constexpr std::array kRemoveMark{kMark, kIn};
constexpr std::array kAddComposition{
    ArgumentRow{"name", ArgumentKind::Text, true, "what it is called"},
    ArgumentRow{"width", ArgumentKind::Number, false, "(the main composition's)"},
    ArgumentRow{"height", ArgumentKind::Number, false, "(the main composition's)"},
    ArgumentRow{"rate", ArgumentKind::Number, false, "frames a second (the main composition's)"},
    ArgumentRow{"length", ArgumentKind::Time, false, "(the main composition's)"},
};
constexpr std::array kComposition{ArgumentRow{"at", ArgumentKind::Path, true, "the composition"}};

constexpr std::array kRows{
    CommandRow{"addRange", "Add clip", kAddRange, runAddRange},
    CommandRow{"setRange", "Change clip", kSetRange, runSetRange},
    CommandRow{"removeRange", "Remove clip", kRemoveRange, runRemoveRange},
    CommandRow{"moveRange", "Move clip in the list", kMoveRange, runMoveRange},
    CommandRow{"addMark", "Add mark", kAddMark, runAddMark, kRigsAndClips},
    CommandRow{"setMark", "Change mark", kSetMark, runSetMark, kRigsAndClips},
    CommandRow{"removeMark", "Remove mark", kRemoveMark, runRemoveMark, kRigsAndClips},
    CommandRow{"addComposition", "Add composition", kAddComposition, runAddComposition},
    CommandRow{"removeComposition", "Remove composition", kComposition, runRemoveComposition},
    CommandRow{"duplicateComposition", "Duplicate composition", kComposition, runDuplicateComposition},
};

} // namespace

std::span<const CommandRow> timelineRows()
{
    return kRows;
}

} // namespace clipwright
