// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/place.h"

#include <tl/expected.hpp>

#include <string>
#include <utility>

namespace clipwright {

/**
 * Why something was refused. `code` is a stable kebab-case word, the same in JSON, tests and documents
 * ("fps-malformed"); `what` an English sentence that names what was expected. The model never translates:
 * the application turns codes into sentences of the user's language.
 */
struct Error {
    std::string code;
    Place where;
    std::string what;

    bool operator==(const Error &) const = default;
};

/** A value, or the one reason why there is none. Readers give a value *and* issues (issue.h). */
template<class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> refuse(std::string code, std::string what, Place where = {})
{
    return tl::make_unexpected(Error{std::move(code), std::move(where), std::move(what)});
}

} // namespace clipwright
