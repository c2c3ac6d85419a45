// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/problems/problem_delegate.h"

#include "views/problems/problem_model.h"
#include "widgets/theme.h"

#include <QIcon>
#include <QListView>
#include <QPainter>

#include <array>

namespace clipwright::views {

using widgets::Theme;
using widgets::Token;

namespace {

constexpr int kPadding = 6;
constexpr int kIcon = 16;
constexpr int kGap = 8;
constexpr int kLineGap = 2;
constexpr int kWrap = Qt::TextWrapAnywhere | Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

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

int textWidth(int width)
{
    return std::max(40, width - 2 * kPadding - kIcon - kGap);
}

int heightOf(const Line &line, int width)
{
    return QFontMetrics(line.font).boundingRect(0, 0, width, 1 << 20, kWrap, line.text).height();
}

} // namespace

void ProblemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::instance();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, theme.mixed(Token::Accent, 30));
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, theme.colour(Token::Surface2));
    const QRect inner = option.rect.adjusted(kPadding, kPadding, -kPadding, -kPadding);
    index.data(Qt::DecorationRole).value<QIcon>().paint(painter, QRect(inner.topLeft(), QSize(kIcon, kIcon)));

    const int width = textWidth(option.rect.width());
    int top = inner.top();
    const bool isSelected = option.state & QStyle::State_Selected;
    for (const Line &line : linesOf(option, index)) {
        if (line.text.isEmpty())
            continue;
        const int height = heightOf(line, width);
        painter->setFont(line.font);
        painter->setPen(theme.colour(isSelected ? Token::Text : line.token));
        painter->drawText(QRect(inner.left() + kIcon + kGap, top, width, height), kWrap, line.text);
        top += height + kLineGap;
    }
    painter->setPen(theme.mixed(Token::Line, 60));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *list = qobject_cast<const QListView *>(option.widget);
    const int width = list ? list->viewport()->width() : 240;
    int height = 2 * kPadding - kLineGap;
    for (const Line &line : linesOf(option, index))
        if (!line.text.isEmpty())
            height += heightOf(line, textWidth(width)) + kLineGap;
    return {width, std::max(height, kIcon + 2 * kPadding)};
}

} // namespace clipwright::views
