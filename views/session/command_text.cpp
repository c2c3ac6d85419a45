// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/session/command_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace clipwright::views {

namespace {

constexpr std::array kRows{
    CommandTextRow{"addChannel", QT_TRANSLATE_NOOP("Commands", "Add channel")},
    CommandTextRow{"addComponent", QT_TRANSLATE_NOOP("Commands", "Add component")},
    CommandTextRow{"addComposition", QT_TRANSLATE_NOOP("Commands", "Add composition")},
    CommandTextRow{"addEntity", QT_TRANSLATE_NOOP("Commands", "Add entity")},
    CommandTextRow{"addItem", QT_TRANSLATE_NOOP("Commands", "Add item")},
    CommandTextRow{"addKeys", QT_TRANSLATE_NOOP("Commands", "Add keys")},
    CommandTextRow{"addLayer", QT_TRANSLATE_NOOP("Commands", "Add layer")},
    CommandTextRow{"addMark", QT_TRANSLATE_NOOP("Commands", "Add mark")},
    CommandTextRow{"addRange", QT_TRANSLATE_NOOP("Commands", "Add clip")},
    CommandTextRow{"addTrack", QT_TRANSLATE_NOOP("Commands", "Add track")},
    CommandTextRow{"clearOverrides", QT_TRANSLATE_NOOP("Commands", "Reset instance")},
    CommandTextRow{"copyChannel", QT_TRANSLATE_NOOP("Commands", "Copy channel to another target")},
    CommandTextRow{"cut", QT_TRANSLATE_NOOP("Commands", "Cut")},
    CommandTextRow{"declareProperty", QT_TRANSLATE_NOOP("Commands", "Declare property")},
    CommandTextRow{"deleteKeys", QT_TRANSLATE_NOOP("Commands", "Delete keys")},
    CommandTextRow{"duplicateComposition", QT_TRANSLATE_NOOP("Commands", "Duplicate composition")},
    CommandTextRow{"duplicateKeys", QT_TRANSLATE_NOOP("Commands", "Duplicate keys")},
    CommandTextRow{"duplicateNode", QT_TRANSLATE_NOOP("Commands", "Duplicate")},
    CommandTextRow{"group", QT_TRANSLATE_NOOP("Commands", "Group")},
    CommandTextRow{"insertKey", QT_TRANSLATE_NOOP("Commands", "Insert key")},
    CommandTextRow{"joinComponents", QT_TRANSLATE_NOOP("Commands", "Join components")},
    CommandTextRow{"moveChannel", QT_TRANSLATE_NOOP("Commands", "Move channel in the list")},
    CommandTextRow{"moveKeys", QT_TRANSLATE_NOOP("Commands", "Move keys")},
    CommandTextRow{"moveNode", QT_TRANSLATE_NOOP("Commands", "Move in its list")},
    CommandTextRow{"moveRange", QT_TRANSLATE_NOOP("Commands", "Move clip in the list")},
    CommandTextRow{"paste", QT_TRANSLATE_NOOP("Commands", "Paste")},
    CommandTextRow{"patch", QT_TRANSLATE_NOOP("Commands", "Patch")},
    CommandTextRow{"recover", QT_TRANSLATE_NOOP("Commands", "Recover unsaved changes")},
    CommandTextRow{"reimport", QT_TRANSLATE_NOOP("Commands", "Cook %1 again")},
    CommandTextRow{"reload", QT_TRANSLATE_NOOP("Commands", "Read %1 again")},
    CommandTextRow{"removeChannels", QT_TRANSLATE_NOOP("Commands", "Remove channels")},
    CommandTextRow{"removeComponent", QT_TRANSLATE_NOOP("Commands", "Remove component")},
    CommandTextRow{"removeComposition", QT_TRANSLATE_NOOP("Commands", "Remove composition")},
    CommandTextRow{"removeMark", QT_TRANSLATE_NOOP("Commands", "Remove mark")},
    CommandTextRow{"removeNode", QT_TRANSLATE_NOOP("Commands", "Remove")},
    CommandTextRow{"removeProperty", QT_TRANSLATE_NOOP("Commands", "Remove property")},
    CommandTextRow{"removeRange", QT_TRANSLATE_NOOP("Commands", "Remove clip")},
    CommandTextRow{"removeTrack", QT_TRANSLATE_NOOP("Commands", "Remove track")},
    CommandTextRow{"rename", QT_TRANSLATE_NOOP("Commands", "Rename")},
    CommandTextRow{"reparent", QT_TRANSLATE_NOOP("Commands", "Set parent")},
    CommandTextRow{"retargetChannel", QT_TRANSLATE_NOOP("Commands", "Change what a channel moves")},
    CommandTextRow{"separateComponents", QT_TRANSLATE_NOOP("Commands", "Separate components")},
    CommandTextRow{"set", QT_TRANSLATE_NOOP("Commands", "Set value")},
    CommandTextRow{"setClips", QT_TRANSLATE_NOOP("Commands", "Set clips")},
    CommandTextRow{"setInterpolation", QT_TRANSLATE_NOOP("Commands", "Set interpolation")},
    CommandTextRow{"setInterpolationInCubics", QT_TRANSLATE_NOOP("Commands", "Set interpolation in cubics")},
    CommandTextRow{"setMark", QT_TRANSLATE_NOOP("Commands", "Change mark")},
    CommandTextRow{"setRange", QT_TRANSLATE_NOOP("Commands", "Change clip")},
    CommandTextRow{"setRootMotion", QT_TRANSLATE_NOOP("Commands", "Set root motion")},
    CommandTextRow{"ungroup", QT_TRANSLATE_NOOP("Commands", "Ungroup")},
};

} // namespace

std::span<const CommandTextRow> commandTexts()
{
    return kRows;
}

QString commandText(const CommandText &text)
{
    const auto row = std::ranges::find_if(
        kRows, [&text](const CommandTextRow &each) { return std::string_view(each.id) == text.id; });
    if (row == kRows.end())
        return QString::fromStdString(text.id);
    QString said = QCoreApplication::translate("Commands", row->text);
    for (const std::string &argument : text.arguments) {
        if (said.contains(u'%'))
            said = said.arg(QString::fromStdString(argument));
    }
    return said;
}

} // namespace clipwright::views
