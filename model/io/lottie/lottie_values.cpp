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
        context.report.odd("value-malformed", "A value is not made of numbers; its standard value is used.", place);
        return false;
    }
    if (count == 1)
        std::fill(value.begin(), value.end(), value.front());
    else if (count == 3 && value.size() == 4)
        value[3] = 1;
    return true;
}

bool isByteColour(JsonValue json)
{
    for (JsonValue item = json.isArray() ? json.first() : JsonValue(); item.isValid(); item = item.next()) {
        if (item.number() > 1)
            return true;
    }
    return false;
}

void scaleByteColour(std::vector<double> &colour)
{
    for (std::size_t i = 0; i < colour.size(); ++i) {
        if (i < 3 || colour[i] > 1)
            colour[i] /= 255;
    }
}

} // namespace clipwright
