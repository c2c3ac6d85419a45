// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/commands/command_table.h"

#include <random>

namespace clipwright::testing {

/** Random arguments for the commands that edit a clip or a stage: most fit what they are for, some are nonsense. */
class RandomValueCommands {
public:
    explicit RandomValueCommands(unsigned seed) : m_random(seed) {}

    std::size_t below(std::size_t end) { return end == 0 ? 0 : m_random() % end; }

    /** One of those that edit documents of a kind. */
    const CommandRow &row(DocumentKind kind);
    CommandArguments argumentsFor(const CommandRow &row, const DocumentValue &value);

private:
    ArgumentValue value(const CommandRow &row, const ArgumentRow &argument);
    std::string text(const CommandRow &row, const ArgumentRow &argument);
    std::string path(const CommandRow &row);
    std::string channelPath();
    std::string entityPath();
    std::string propertyPath();
    std::vector<std::string> keyPaths();
    NewValue newValue(const ArgumentRow &argument);
    std::vector<NewKey> newKeys();
    std::vector<double> numbers(int count);
    /** Something of the document itself. */
    Clipboard copied();
    TimeText time() { return {static_cast<double>(below(9)) / 4, false}; }
    Easing easing();

    std::mt19937 m_random;
    const Clip *m_clip = nullptr;
    const Stage *m_stage = nullptr;
    int m_width = 1; ///< numbers of what a path named last; 0: a text
};

} // namespace clipwright::testing
