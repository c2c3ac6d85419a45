// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/tiny_numbers.h"

#include <algorithm>
#include <vector>

namespace clipwright {

namespace {

void settle(double &number)
{
    if (static_cast<float>(number) == 0)
        number = 0;
}

void settle(std::vector<double> &numbers)
{
    std::ranges::for_each(numbers, [](double &number) { settle(number); });
}

void settle(std::vector<Easing> &easings)
{
    for (Easing &easing : easings)
        settle(easing.parameters);
}

} // namespace

void settleTinyNumbers(CookedRig &rig)
{
    for (TimeRange &clip : rig.clips) {
        settle(clip.start);
        settle(clip.end);
    }
    for (TimeMark &mark : rig.marks)
        settle(mark.time);
    for (CookedLayer &layer : rig.layers) {
        for (CookedKeys &keys : layer.channels) {
            settle(keys.frames);
            settle(keys.values);
            settle(keys.easings);
        }
        for (CookedShape &shape : layer.shapes) {
            settle(shape.frames);
            settle(shape.values);
            settle(shape.easings);
        }
    }
    for (CookedMorph &morph : rig.morphs) {
        for (CookedShape &shape : morph.shapes)
            settle(shape.values);
    }
}

} // namespace clipwright
