// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_values.h"

#include "model/io/lottie/lottie_context.h"

#include <algorithm>
#include <cstddef>

namespace clipwright {

bool readNumbers(LottieContext &context, JsonValue json, std::vector<double> &value, const LottiePlace &place)
{
    if (json.isNumber()) {
        std::fill(value.begin(), value.end(), json.number());
        return true;
    }
    std::size_t count = 0;
    bool isSound = json.isArray() && json.first().isValid();
    for (JsonValue item = json.first(); json.isArray() && item.isValid() && count < value.size(); item = item.next()) {
        isSound = isSound && item.isNumber();
        value[count] = item.number(value[count]);
        ++count;
    }
    if (!isSound) {
        context.report.odd("value-malformed", "A value cannot be read; the standard value is used.", place);
        return false;
    }
    if (count == 1)
        std::fill(value.begin(), value.end(), value.front());
    return true;
}

void dropColourAlpha(Kind kind, std::vector<double> &value)
{
    constexpr std::size_t alpha = 3;
    if (kind == Kind::Colour && value.size() > alpha)
        value[alpha] = 1;
}

bool holdsColours(Kind kind)
{
    return kind == Kind::Colour || kind == Kind::Weights;
}

bool hasByteColours(JsonValue json, ColourPlaces places)
{
    std::size_t index = 0;
    for (JsonValue item = json.isArray() ? json.first() : JsonValue(); item.isValid(); item = item.next(), ++index) {
        if (item.number() > 1 && places.contain(index))
            return true;
    }
    return false;
}

void scaleByteColours(std::vector<double> &value, ColourPlaces places)
{
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (places.contain(i))
            value[i] /= 255;
    }
}

} // namespace clipwright
