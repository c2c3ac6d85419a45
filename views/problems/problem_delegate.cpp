// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/problems/problem_delegate.h"

#include "views/problems/problem_model.h"
#include "widgets/theme.h"

#include <QIcon>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace clipwright::views {

using widgets::Theme;
using widgets::Token;

namespace {

constexpr int kPadding = 6;
constexpr int kIcon = 16;
constexpr int kGap = 8;
constexpr int kLineGap = 2;
constexpr int kScrollRoom = 16; ///< scroll bar and focus ring
constexpr int kLeastText = 40;
struct Line {
    QString text;
    Token token;
    QFont font;
};

std::array<Line, 3> linesOf(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QFont small = Theme::instance().smallFont();
    return {{{index.data().toString(), Token::Text, option.font},
             {index.data(ProblemModel::AdviceRole).toString(), Token::Dim, option.font},
             {index.data(ProblemModel::WhereRole).toString(), Token::Dim, small}}};
}

/**
 * From the list itself, with room for its scroll bar whether that is there or not: the bar comes because of the heights
 * that are told here, and must not change them.
 */
int textWidth(const QStyleOptionViewItem &option)
{
    const int width = option.widget ? option.widget->width() : option.rect.width();
    return std::max(kLeastText, width - kScrollRoom - 2 * kPadding - kIcon - kGap);
}

/** The group's name, for the first of it; else empty. */
QString headingOf(const QModelIndex &index)
{
    const QModelIndex above = index.siblingAtRow(index.row() - 1);
    const bool isFirst = !above.isValid() || above.data(ProblemModel::GroupRole) != index.data(ProblemModel::GroupRole);
    return isFirst ? index.data(ProblemModel::GroupTitleRole).toString() : QString();
}

int headingHeight(const QModelIndex &index)
{
    return headingOf(index).isEmpty() ? 0 : Theme::instance().measure(widgets::Measure::HeadRow);
}

void paintHeading(QPainter &painter, const QRect &rect, const QString &text, QFont font)
{
    const Theme &theme = Theme::instance();
    painter.fillRect(rect, theme.colour(Token::Surface2));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(theme.colour(Token::Text));
    painter.drawText(rect.adjusted(kPadding, 0, -kPadding, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
}

/** The most of a text that is laid out: a hostile file's sentence can be a megabyte. Copying gives all of it. */
constexpr qsizetype kMostLetters = 500;

QString lineText(const Line &line)
{
    QString text = line.text.left(kMostLetters);
    if (text.size() < line.text.size())
        text += u'…';
    // A layout knows paragraphs by the separator only.
    return text.replace(u'\n', QChar::LineSeparator);
}

/** Wraps between words, and inside one that is longer than the line, as paths and pointers are. */
void lay(QTextLayout &layout, int width)
{
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(wrap);
    double height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
}

int heightOf(const QTextLayout &layout)
{
    return static_cast<int>(std::ceil(layout.boundingRect().height()));
}

} // namespace

void ProblemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::instance();
    const int heading = headingHeight(index);
    if (heading > 0)
        paintHeading(*painter, QRect(option.rect.topLeft(), QSize(option.rect.width(), heading)), headingOf(index),
                     option.font);
    const QRect row = option.rect.adjusted(0, heading, 0, 0);
    if (option.state & QStyle::State_Selected)
        painter->fillRect(row, theme.mixed(Token::Accent, 30));
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(row, theme.colour(Token::Surface2));
    const QRect inner = row.adjusted(kPadding, kPadding, -kPadding, -kPadding);
    index.data(Qt::DecorationRole).value<QIcon>().paint(painter, QRect(inner.topLeft(), QSize(kIcon, kIcon)));

    const int width = textWidth(option);
    int top = inner.top();
    const bool isSelected = option.state & QStyle::State_Selected;
    for (const Line &line : linesOf(option, index)) {
        if (line.text.isEmpty())
            continue;
        QTextLayout layout(lineText(line), line.font);
        lay(layout, width);
        painter->setPen(theme.colour(isSelected ? Token::Text : line.token));
        layout.draw(painter, QPointF(inner.left() + kIcon + kGap, top));
        top += heightOf(layout) + kLineGap;
    }
    painter->setPen(theme.mixed(Token::Line, 60));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    int height = 2 * kPadding - kLineGap;
    for (const Line &line : linesOf(option, index)) {
        if (line.text.isEmpty())
            continue;
        QTextLayout layout(lineText(line), line.font);
        lay(layout, textWidth(option));
        height += heightOf(layout) + kLineGap;
    }
    return {textWidth(option), std::max(height, kIcon + 2 * kPadding) + headingHeight(index)};
}

} // namespace clipwright::views
