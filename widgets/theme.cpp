// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/theme.h"

#include <QApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPalette>
#include <QProxyStyle>
#include <QRegularExpression>

namespace clipwright::widgets {

namespace {

constexpr std::array<const char *, kTokenCount> kTokenNames{
    "surface0",  "surface1",  "surface2",      "surface3", "line", "text", "dim", "off", "accent", "key",
    "keyPicked", "keyedHere", "unkeyedChange", "x",        "y",    "z",    "w",   "ok",  "warn",   "bad"};

constexpr std::array<const char *, 11> kMeasureNames{"text", "smallText", "row",       "headRow",  "field", "padding",
                                                     "grid", "radius",    "focusRing", "playhead", "icon"};

/** Fusion, but a menu that is longer than the screen scrolls instead of covering it in columns, and a slider goes where it
 *  is clicked. */
class HouseStyle : public QProxyStyle {
public:
    HouseStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *more) const override
    {
        switch (hint) {
        case SH_Menu_Scrollable: return 1;
        case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton;
        default: return QProxyStyle::styleHint(hint, option, widget, more);
        }
    }
};

QByteArray resource(const QString &path)
{
    QFile file(path);
    // The resource is part of the program: without it nothing can be shown at all.
    if (!file.open(QIODevice::ReadOnly))
        qFatal("missing resource %s", qPrintable(path));
    return file.readAll();
}

} // namespace

Theme &Theme::instance()
{
    static Theme theme;
    return theme;
}

Theme::Theme()
{
    load();
    m_systemIsDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
}

void Theme::load()
{
    const QJsonObject all = QJsonDocument::fromJson(resource(QStringLiteral(":/themes/tokens.json"))).object();
    const std::array sides{all[QLatin1String("dark")].toObject(), all[QLatin1String("light")].toObject()};
    for (std::size_t side = 0; side < sides.size(); ++side)
        for (std::size_t token = 0; token < kTokenCount; ++token)
            m_colours[side][token] = QColor(sides[side][QLatin1String(kTokenNames[token])].toString());
    const QJsonObject measures = all[QLatin1String("metrics")].toObject();
    for (std::size_t i = 0; i < m_measures.size(); ++i)
        m_measures[i] = measures[QLatin1String(kMeasureNames[i])].toInt();
    m_sheet = QString::fromUtf8(resource(QStringLiteral(":/themes/style.qss")));
}

void Theme::apply(ThemeChoice choice)
{
    m_choice = choice;
    m_isDark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && m_systemIsDark);
    QApplication::setStyle(new HouseStyle);
    QFont font = QApplication::font();
    font.setPixelSize(measure(Measure::Text));
    QApplication::setFont(font);
    QApplication::setPalette(palette());
    qApp->setStyleSheet(styleSheet());
    emit changed();
}

void Theme::setSystemDark(bool isDark)
{
    const bool isNews = isDark != m_systemIsDark;
    m_systemIsDark = isDark;
    if (isNews && m_choice == ThemeChoice::System)
        apply(m_choice);
}

QColor Theme::mixed(Token token, int over) const
{
    const QColor front = colour(token);
    const QColor back = colour(Token::Surface1);
    const auto mix = [over](int a, int b) { return (a * over + b * (100 - over) + 50) / 100; };
    return {mix(front.red(), back.red()), mix(front.green(), back.green()), mix(front.blue(), back.blue())};
}

QFont Theme::smallFont() const
{
    QFont font = QApplication::font();
    font.setPixelSize(measure(Measure::SmallText));
    return font;
}

const char *Theme::nameOf(Token token)
{
    return kTokenNames[static_cast<std::size_t>(token)];
}

QPalette Theme::palette() const
{
    QPalette p;
    p.setColor(QPalette::Window, colour(Token::Surface1));
    p.setColor(QPalette::WindowText, colour(Token::Text));
    p.setColor(QPalette::Base, colour(Token::Surface1));
    p.setColor(QPalette::AlternateBase, colour(Token::Surface2));
    p.setColor(QPalette::Text, colour(Token::Text));
    p.setColor(QPalette::PlaceholderText, colour(Token::Dim));
    p.setColor(QPalette::Button, colour(Token::Surface2));
    p.setColor(QPalette::ButtonText, colour(Token::Text));
    p.setColor(QPalette::BrightText, colour(Token::Bad));
    p.setColor(QPalette::Link, colour(Token::Accent));
    p.setColor(QPalette::Highlight, colour(Token::Accent));
    p.setColor(QPalette::HighlightedText, colour(Token::Surface0));
    p.setColor(QPalette::ToolTipBase, colour(Token::Surface3));
    p.setColor(QPalette::ToolTipText, colour(Token::Text));
    p.setColor(QPalette::Light, colour(Token::Surface3));
    p.setColor(QPalette::Mid, colour(Token::Line));
    p.setColor(QPalette::Dark, colour(Token::Line));
    p.setColor(QPalette::Shadow, colour(Token::Surface0));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        p.setColor(QPalette::Disabled, role, colour(Token::Off));
    p.setColor(QPalette::Disabled, QPalette::Highlight, colour(Token::Surface3));
    return p;
}

QString Theme::styleSheet() const
{
    static const QRegularExpression word(QStringLiteral("@(\\w+)(?::(\\d+))?|%(\\w+?)(?=px|\\b)"));
    QString out;
    qsizetype from = 0;
    for (auto it = word.globalMatch(m_sheet); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        out += QStringView(m_sheet).mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        const QByteArray name = match.captured(1).toLatin1();
        const QByteArray measureName = match.captured(3).toLatin1();
        for (std::size_t i = 0; i < kMeasureNames.size(); ++i)
            if (measureName == kMeasureNames[i])
                out += QString::number(m_measures[i]);
        if (name == "onAccent")
            out += colour(Token::Surface0).name();
        for (std::size_t i = 0; i < kTokenCount; ++i)
            if (name == kTokenNames[i]) {
                const auto token = static_cast<Token>(i);
                const QString over = match.captured(2);
                out += (over.isEmpty() ? colour(token) : mixed(token, over.toInt())).name();
            }
    }
    out += QStringView(m_sheet).mid(from);
    return out;
}

} // namespace clipwright::widgets
