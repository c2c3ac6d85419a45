// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/commands/clipboard.h"
#include "model/core/path.h"
#include "model/core/rate.h"
#include "model/timeline/interpolation.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace clipwright {

/** What an argument of a command is; how it is written, docs/formats/commands.md says. */
enum class ArgumentKind : std::uint8_t {
    Path,  ///< of an object
    Paths, ///< one or several
    Keys,  ///< paths with times
    Text,
    Number,
    Index, ///< a whole number from 0 on
    Flag,
    Value, ///< of a property or a field
    Colour,
    Time,
    Ease,
    NewKeys,
    Content, ///< of the clipboard
};
std::string_view nameOf(ArgumentKind kind);

struct ArgumentRow {
    std::string_view name;
    ArgumentKind kind;
    bool isRequired;
    std::string_view help;
};

/** Nothing (null), a flag, numbers, a text, a path. */
using NewValue = std::variant<std::monostate, bool, std::vector<double>, std::string, PathRef>;

struct NewKey {
    TimeText at;
    NewValue value;
    Easing ease = Easing::linear();
    std::vector<double> tangentIn;
    std::vector<double> tangentOut;
    std::vector<double> spatialIn;
    std::vector<double> spatialOut;
    KeyHandles handles = {};
};

using ArgumentValue = std::variant<std::string, std::vector<std::string>, double, std::size_t, bool, NewValue, TimeText,
                                   Easing, std::vector<NewKey>, Clipboard>;

/**
 * The arguments of one command by name, each of the kind that its row says: Path, Text: string; Paths, Keys: strings; Number:
 * double; Index: size_t; Flag: bool; Value, Colour: NewValue; the others as they are called.
 */
class CommandArguments {
public:
    void set(std::string name, ArgumentValue value) { m_values.insert_or_assign(std::move(name), std::move(value)); }
    bool has(std::string_view name) const { return m_values.contains(name); }

    /** Null where it was not given. */
    template<class T>
    const T *find(std::string_view name) const
    {
        const auto found = m_values.find(name);
        return found == m_values.end() ? nullptr : std::get_if<T>(&found->second);
    }
    template<class T>
    T get(std::string_view name, T fallback = T()) const
    {
        const T *value = find<T>(name);
        return value ? *value : fallback;
    }

private:
    std::map<std::string, ArgumentValue, std::less<>> m_values;
};

} // namespace clipwright
