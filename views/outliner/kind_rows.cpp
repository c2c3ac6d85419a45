// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/outliner/outliner_model.h"

#include "model/rig/rig_properties.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace clipwright::views {

namespace {

struct KindRow {
    std::string_view kind;
    const char *text;
    const char *icon;
};

KindRow row(LayerKind kind, const char *text, const char *icon)
{
    return {nameOf(kind), text, icon};
}

KindRow row(NodeType type, const char *text, const char *icon)
{
    return {nameOf(type), text, icon};
}

const std::array kRows{
    row(LayerKind::Shape, QT_TRANSLATE_NOOP("Kinds", "Shape layer"), "kind-shape"),
    row(LayerKind::Null, QT_TRANSLATE_NOOP("Kinds", "Null layer"), "kind-null"),
    row(LayerKind::Solid, QT_TRANSLATE_NOOP("Kinds", "Solid"), "kind-solid"),
    row(LayerKind::Image, QT_TRANSLATE_NOOP("Kinds", "Image"), "kind-image"),
    row(LayerKind::Precomp, QT_TRANSLATE_NOOP("Kinds", "Composition"), "kind-precomp"),
    row(LayerKind::Unsupported, QT_TRANSLATE_NOOP("Kinds", "Not shown"), "kind-unsupported"),
    row(NodeType::Group, QT_TRANSLATE_NOOP("Kinds", "Group"), "kind-group"),
    row(NodeType::Path, QT_TRANSLATE_NOOP("Kinds", "Path"), "kind-path"),
    row(NodeType::Ellipse, QT_TRANSLATE_NOOP("Kinds", "Ellipse"), "kind-ellipse"),
    row(NodeType::Rectangle, QT_TRANSLATE_NOOP("Kinds", "Rectangle"), "kind-rectangle"),
    row(NodeType::Star, QT_TRANSLATE_NOOP("Kinds", "Star"), "kind-star"),
    row(NodeType::Fill, QT_TRANSLATE_NOOP("Kinds", "Fill"), "kind-fill"),
    row(NodeType::Stroke, QT_TRANSLATE_NOOP("Kinds", "Stroke"), "kind-stroke"),
    row(NodeType::GradientFill, QT_TRANSLATE_NOOP("Kinds", "Gradient fill"), "kind-gradient"),
    row(NodeType::GradientStroke, QT_TRANSLATE_NOOP("Kinds", "Gradient stroke"), "kind-gradient"),
    row(NodeType::Dash, QT_TRANSLATE_NOOP("Kinds", "Dash"), "kind-dash"),
    row(NodeType::Trim, QT_TRANSLATE_NOOP("Kinds", "Trim"), "kind-trim"),
    row(NodeType::RoundCorners, QT_TRANSLATE_NOOP("Kinds", "Round corners"), "kind-modifier"),
    row(NodeType::PuckerBloat, QT_TRANSLATE_NOOP("Kinds", "Pucker and bloat"), "kind-modifier"),
    row(NodeType::MergePaths, QT_TRANSLATE_NOOP("Kinds", "Merge paths"), "kind-modifier"),
    row(NodeType::Texture, QT_TRANSLATE_NOOP("Kinds", "Texture"), "kind-image"),
    row(NodeType::Mask, QT_TRANSLATE_NOOP("Kinds", "Mask"), "kind-mask"),
};

const KindRow &rowOf(const QString &kind)
{
    const std::string word = kind.toStdString();
    const auto found = std::ranges::find(kRows, std::string_view(word), &KindRow::kind);
    return found != kRows.end() ? *found : kRows[static_cast<std::size_t>(LayerKind::Unsupported)];
}

} // namespace

QString kindText(const QString &kind)
{
    return QCoreApplication::translate("Kinds", rowOf(kind).text);
}

QString kindIcon(const QString &kind)
{
    return QLatin1String(rowOf(kind).icon);
}

} // namespace clipwright::views
