// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/text/font.h"

#include <QFile>
#include <QString>

#include <memory>
#include <string>

/** The font that tests of text stand on, where the machine has it. */
namespace clipwright::fixtures {

inline QString fontPath()
{
    return QStringLiteral("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf");
}

/** Null where there is none. */
inline std::shared_ptr<const std::string> fontBytes()
{
    QFile file(fontPath());
    return file.open(QIODevice::ReadOnly) ? std::make_shared<const std::string>(file.readAll().toStdString()) : nullptr;
}

inline std::shared_ptr<Font> foundFont()
{
    const std::shared_ptr<const std::string> bytes = fontBytes();
    return bytes ? Font::open(bytes).value_or(nullptr) : nullptr;
}

} // namespace clipwright::fixtures
