// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"

#include <cstdint>
#include <vector>

namespace clipwright {

/**
 * Lines and columns of many bytes of one text: JsonDocument::placeOf for readers that may list a thousand issues. Finds the
 * lines once, when first asked. Refers to the document.
 */
class JsonPlaces {
public:
    explicit JsonPlaces(const JsonDocument &document) : m_document(document) {}

    Place of(std::uint32_t byte);
    Place of(JsonValue value) { return of(value.begin()); }

private:
    const JsonDocument &m_document;
    std::vector<std::uint32_t> m_lineStarts;
};

} // namespace clipwright
