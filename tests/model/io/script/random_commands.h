// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/commands/command_table.h"

#include <random>

namespace clipwright::testing {

/** Random arguments for the commands of the table: most fit what they are for, some are nonsense. */
class RandomCommands {
public:
    explicit RandomCommands(unsigned seed) : m_random(seed) {}

    std::size_t below(std::size_t end) { return end == 0 ? 0 : m_random() % end; }

    /** One of those that edit rigs. */
    const CommandRow &row()
    {
        while (true) {
            const CommandRow &any = commands()[below(commands().size())];
            if (any.kinds.has(DocumentKind::Rig))
                return any;
        }
    }

    CommandArguments argumentsFor(const CommandRow &row, const Rig &rig);

private:
    ArgumentValue value(const CommandRow &row, const ArgumentRow &argument);
    std::string path(const CommandRow &row, const ArgumentRow &argument);
    std::string nodePath();
    std::vector<std::string> nodePaths(bool areGroups);
    const Track *track();
    /** Of any node: some have no track yet. */
    std::string anyProperty();
    std::string propertyPath();
    std::vector<std::string> keyPaths();
    std::string text(const ArgumentRow &argument);
    std::vector<double> numbers(int count);
    NewValue newValue(const ArgumentRow &argument);
    PathRef path();
    /** Something of the document itself. */
    Clipboard copied();
    TimeText time() { return {static_cast<double>(below(40)) - 5, below(4) != 0}; }
    Easing easing();
    std::vector<NewKey> newKeys();

    std::mt19937 m_random;
    const Rig *m_rig = nullptr;
    const Composition *m_in = nullptr;
    Kind m_kind = Kind::Number; ///< of the property that a path named last
    int m_stride = 1;
};

} // namespace clipwright::testing
