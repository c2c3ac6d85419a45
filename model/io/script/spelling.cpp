// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/script/spelling.h"

#include "model/io/archive/base64.h"
#include "model/io/files/sha1.h"
#include "model/io/script/argument_reader.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

Spelling Spelling::between(std::string_view now, std::string_view before)
{
    const auto head = static_cast<std::size_t>(std::ranges::mismatch(now, before).in1 - now.begin());
    const std::string_view nowRest = now.substr(head);
    const std::string_view beforeRest = before.substr(head);
    const std::size_t most = std::min(nowRest.size(), beforeRest.size());
    std::size_t tail = 0;
    while (tail < most && nowRest[nowRest.size() - 1 - tail] == beforeRest[beforeRest.size() - 1 - tail])
        ++tail;
    return {sha1Hex(now), head, nowRest.size() - tail, std::string(beforeRest.substr(0, beforeRest.size() - tail))};
}

std::optional<std::string> Spelling::applied(std::string_view bytes) const
{
    if (at > bytes.size() || removed > bytes.size() - at || sha1Hex(bytes) != hash)
        return std::nullopt;
    std::string text(bytes.substr(0, at));
    text += inserted;
    text += bytes.substr(at + removed);
    return text;
}

void Spelling::write(JsonWriter &json) const
{
    json.beginObject()
        .member("of", hash)
        .member("at", at)
        .member("removed", removed)
        .member("inserted", encodeBase64(inserted))
        .endObject();
}

Result<Spelling> Spelling::read(const JsonValue &json)
{
    constexpr double kMost = 1e15;
    const auto isCount = [](const JsonValue &number) {
        const double value = number.number(-1);
        return value >= 0 && value <= kMost && value == std::floor(value);
    };
    std::optional<std::string> inserted = decodeBase64(json["inserted"].string());
    if (!json["of"].isString() || !isCount(json["at"]) || !isCount(json["removed"]) || !inserted)
        return refuseAt(json, "a spelling as it was printed");
    return Spelling{json["of"].string(), static_cast<std::size_t>(json["at"].number()),
                    static_cast<std::size_t>(json["removed"].number()), std::move(*inserted)};
}

} // namespace clipwright
