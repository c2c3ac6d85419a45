// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace clipwright::fuzz {

/** Changes a text a little, within what its format is made of. The same seed gives the same change. */
using Mutate = std::string (*)(std::string_view bytes, std::uint32_t seed);

/** One row a target: the fuzzers, the replay of saved inputs and the tests of hostile input iterate this table. */
struct FuzzTarget {
    std::string_view name;               ///< also of the program fuzz_NAME and of the folder of its inputs
    void (*run)(std::string_view bytes); ///< everything that can be done with such a file; throws BrokenPromise
    Mutate mutate;
    std::string_view extension; ///< of the files it is for, without the dot
};

std::span<const FuzzTarget> fuzzTargets();
/** Null: there is none of this name. */
inline const FuzzTarget *fuzzTargetNamed(std::string_view name)
{
    for (const FuzzTarget &target : fuzzTargets()) {
        if (target.name == name)
            return &target;
    }
    return nullptr;
}

} // namespace clipwright::fuzz
