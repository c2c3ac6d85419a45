// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/**
 * Writes one JSON document on one line, without a DOM: what the command line prints. Numbers are the shortest that read
 * back; strings are UTF-8 with only what must be escaped (a byte that is not UTF-8 becomes U+FFFD). Commas are its business.
 */
class JsonWriter {
public:
    JsonWriter &beginObject();
    JsonWriter &endObject();
    JsonWriter &beginArray();
    JsonWriter &endArray();
    JsonWriter &name(std::string_view name);
    JsonWriter &value(double number);
    JsonWriter &value(std::string_view text);
    JsonWriter &value(const std::string &text) { return value(std::string_view(text)); }
    JsonWriter &value(const char *text) { return value(std::string_view(text)); }
    JsonWriter &value(bool boolean);
    JsonWriter &value(int number) { return value(static_cast<double>(number)); }
    JsonWriter &value(std::size_t number) { return value(static_cast<double>(number)); }
    JsonWriter &null();
    /** A value that is JSON already. */
    JsonWriter &raw(std::string_view json);
    template<class T>
    JsonWriter &member(std::string_view key, const T &v)
    {
        return name(key).value(v);
    }

    const std::string &text() const { return m_text; }

private:
    void separate();
    std::string m_text;
    std::vector<bool> m_hasItems;
    bool m_isAfterName = false;
};

} // namespace clipwright
