// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/export_dialog.h"

#include "model/io/film/sprite_sheet.h"
#include "model/io/png/png_format.h"

#include <QColorDialog>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright::app {

namespace {

constexpr int kPreviewSide = 240; ///< logical pixels
constexpr int kSoonMs = 80;
constexpr int kSheet = -1; ///< beside the formats

/**
 * Bytes of a format's frame, as a share of the same frame as PNG: measured of the sample character, 120 frames of 512 by 512. No
 * more than a hint, for it depends on how much moves.
 */
double shareOf(FilmFormat format)
{
    switch (format) {
    case FilmFormat::Gif: return 0.33;
    case FilmFormat::Apng: return 0.9;
    case FilmFormat::WebP: return 0.7;
    case FilmFormat::Mp4: return 0.25;
    case FilmFormat::WebM: return 0.45;
    case FilmFormat::PngSequence: break;
    }
    return 1;
}

/** Under a picture that has none of its own: how transparency is shown everywhere. */
void paintChecks(QPainter &painter, const QRect &area)
{
    constexpr int kCheck = 8;
    for (int y = area.top(); y <= area.bottom(); y += kCheck) {
        for (int x = area.left(); x <= area.right(); x += kCheck) {
            const bool isLight = ((x - area.left()) / kCheck + (y - area.top()) / kCheck) % 2 == 0;
            const QRect check = QRect(x, y, kCheck, kCheck) & area;
            painter.fillRect(check, isLight ? QColor(0x99, 0x99, 0x99) : QColor(0x77, 0x77, 0x77));
        }
    }
}

/** Of a row of several: a form finds the buddy of one alone. */
QLabel *labelOf(const QString &text, QWidget *first)
{
    auto *label = new QLabel(text, first->parentWidget());
    label->setBuddy(first);
    return label;
}

QDoubleSpinBox *secondsBox(QWidget *parent)
{
    auto *box = new QDoubleSpinBox(parent);
    box->setDecimals(3);
    box->setRange(0, 100'000);
    box->setSingleStep(0.1);
    box->setSuffix(QStringLiteral(" s"));
    return box;
}

} // namespace

ExportDialog::ExportDialog(std::shared_ptr<const ShownRig> shown, int clip, QWidget *parent)
    : QDialog(parent),
      m_shown(std::move(shown)),
      m_format(new QComboBox(this)),
      m_clip(new QComboBox(this)),
      m_width(new QSpinBox(this)),
      m_height(new QSpinBox(this)),
      m_rate(new QDoubleSpinBox(this)),
      m_from(secondsBox(this)),
      m_to(secondsBox(this)),
      m_background(new QComboBox(this)),
      m_loops(new QSpinBox(this)),
      m_preview(new QLabel(this)),
      m_facts(new QLabel(this)),
      m_notes(new QLabel(this))
{
    setObjectName(QStringLiteral("export"));
    setWindowTitle(tr("Export"));
    for (const FilmFormatRow &row : filmFormats()) {
        const std::string name(row.name);
        m_format->addItem(QString::fromStdString(name), static_cast<int>(row.id));
    }
    m_format->addItem(tr("Sprite sheet"), kSheet);
    m_format->setCurrentIndex(static_cast<int>(FilmFormat::Mp4));
    m_clip->addItem(tr("All of the timeline"), -1);
    const auto clips = m_shown->runtime->clips();
    for (std::size_t i = 0; i < clips.size(); ++i)
        m_clip->addItem(QString::fromStdString(clips[i].name), static_cast<int>(i));
    m_clip->setCurrentIndex(clip + 1);
    for (QSpinBox *side : {m_width, m_height}) {
        side->setRange(1, 8192);
        side->setValue(512);
        side->setSuffix(QStringLiteral(" px"));
    }
    m_rate->setDecimals(3);
    m_loops->setRange(0, 65535);
    m_loops->setSpecialValueText(tr("For ever"));
    m_background->addItems({tr("Transparent"), tr("White"), tr("Black"), tr("Other…")});
    m_notes->setWordWrap(true);
    addRows();

    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    connect(&m_soon, &QTimer::timeout, this, &ExportDialog::drawPreview);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::takeFormat);
    connect(m_clip, &QComboBox::currentIndexChanged, this, &ExportDialog::takeClip);
    connect(m_background, &QComboBox::activated, this, &ExportDialog::takeBackground);
    connect(m_background, &QComboBox::currentIndexChanged, this, &ExportDialog::tell);
    for (QSpinBox *box : {m_width, m_height, m_loops})
        connect(box, &QSpinBox::valueChanged, this, &ExportDialog::tell);
    for (QDoubleSpinBox *box : {m_rate, m_from, m_to})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::tell);
    takeClip();
    takeFormat();
    drawPreview();
}

void ExportDialog::addRows()
{
    auto *size = new QHBoxLayout;
    size->addWidget(m_width);
    size->addWidget(new QLabel(QStringLiteral("×"), this));
    size->addWidget(m_height);
    size->addStretch(1);
    auto *range = new QHBoxLayout;
    range->addWidget(m_from);
    range->addWidget(new QLabel(QStringLiteral("–"), this));
    range->addWidget(m_to);
    auto *form = new QFormLayout;
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("&Clip"), m_clip);
    form->addRow(labelOf(tr("&Size"), m_width), size);
    form->addRow(tr("Frames a s&econd"), m_rate);
    form->addRow(tr("&Background"), m_background);
    form->addRow(labelOf(tr("&Range"), m_from), range);
    form->addRow(tr("&Played"), m_loops);
    m_width->setAccessibleName(tr("Width in pixels"));
    m_height->setAccessibleName(tr("Height in pixels"));
    m_from->setAccessibleName(tr("Begins at, in seconds"));
    m_to->setAccessibleName(tr("Ends before, in seconds"));
    m_preview->setFixedSize(kPreviewSide, kPreviewSide);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("The middle frame"));

    auto *left = new QVBoxLayout;
    left->addLayout(form);
    left->addWidget(m_facts);
    left->addWidget(m_notes);
    left->addStretch(1);
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addLayout(left, 1);
    row->addWidget(m_preview, 0, Qt::AlignTop);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("E&xport…"), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(buttons);
}

bool ExportDialog::isSheet() const
{
    return m_format->currentData().toInt() == kSheet;
}

FilmFormat ExportDialog::format() const
{
    return isSheet() ? FilmFormat::PngSequence : static_cast<FilmFormat>(m_format->currentData().toInt());
}

int ExportDialog::clip() const
{
    return m_clip->currentData().toInt();
}

std::array<double, 4> ExportDialog::background() const
{
    switch (m_background->currentIndex()) {
    case 0: return {0, 0, 0, 0};
    case 1: return {1, 1, 1, 1};
    case 2: return {0, 0, 0, 1};
    default: return {m_colour.redF(), m_colour.greenF(), m_colour.blueF(), 1};
    }
}

FilmSpan ExportDialog::wholeSpan() const
{
    return RigFilm(m_shown->runtime, {}, clip(), {}).wholeSpan();
}

void ExportDialog::takeFormat()
{
    const FilmFormatRow &row = rowOf(format());
    m_rate->setRange(0.01, row.maxRate);
    m_rate->setValue(rateFor(row.id, m_shown->runtime->rate().framesPerSecond));
    m_loops->setEnabled(row.canLoop || isSheet());
    tell();
}

void ExportDialog::takeClip()
{
    const FilmSpan whole = wholeSpan();
    m_from->setValue(0);
    m_to->setValue(whole.end);
    m_loops->setValue(whole.showsEnd ? 1 : 0);
    tell();
}

void ExportDialog::takeBackground()
{
    if (m_background->currentIndex() != m_background->count() - 1)
        return;
    const QColor colour = QColorDialog::getColor(m_colour, this, tr("Background"));
    if (colour.isValid())
        m_colour = colour;
    tell();
}

ExportJob ExportDialog::job(const QString &path) const
{
    ExportJob job;
    job.shown = m_shown;
    job.clip = clip();
    job.isSheet = isSheet();
    job.path = path.toStdString();
    job.look.width = m_width->value();
    job.look.height = m_height->value();
    job.look.background = background();
    const FilmSpan whole = wholeSpan();
    job.span.start = m_from->value();
    job.span.end = m_to->value();
    // What the box shows is rounded; left as it was, it means the end itself.
    if (std::abs(job.span.end - whole.end) < 0.0005) {
        job.span.end = whole.end;
        job.span.showsEnd = whole.showsEnd;
    }
    job.span.rate = m_rate->value();
    job.settings.format = format();
    job.settings.width = job.look.width;
    job.settings.height = job.look.height;
    job.settings.rate = job.span.rate;
    job.settings.loops = m_loops->value();
    job.settings.isTransparent = job.look.background[3] < 1;
    if (!job.settings.isTransparent)
        job.settings.matte = {job.look.background[0], job.look.background[1], job.look.background[2]};
    return job;
}

QString ExportDialog::suffix() const
{
    const std::string_view suffix = rowOf(format()).suffix;
    return QString::fromUtf8(suffix.data(), static_cast<qsizetype>(suffix.size()));
}

QString ExportDialog::fileFilter() const
{
    return m_format->currentText() + QStringLiteral(" (*") + suffix() + u')';
}

QString ExportDialog::suggestedPath() const
{
    const QFileInfo file(QString::fromStdString(m_shown->filePath()));
    const QString name = clip() < 0 ? file.completeBaseName() : file.completeBaseName() + u'-' + m_clip->currentText();
    return file.path() + u'/' + QString(name).replace(u'/', u'_') + suffix();
}

QString ExportDialog::obstacle() const
{
    const ExportJob wanted = job({});
    if (wanted.span.end <= wanted.span.start && wholeSpan().end > 0)
        return tr("The range has no length.");
    const Result<std::size_t> count = wanted.span.count();
    if (!count)
        return tr("A film has %L1 frames at most.").arg(kMostFilmFrames);
    if (wanted.isSheet && !SheetLayout::of(*count, wanted.look.width, wanted.look.height))
        return tr("The frames do not fit into one sheet of %L1 pixels a side.").arg(kMaxSheetSide);
    return {};
}

void ExportDialog::tell()
{
    m_soon.start();
    const QString reason = obstacle();
    m_export->setEnabled(reason.isEmpty());
    if (!reason.isEmpty())
        m_facts->setText(reason);
    const ExportJob wanted = job({});
    QStringList notes;
    for (const Issue &issue : issuesOfFilm(wanted.settings)) {
        if (wanted.isSheet || issue.code == "film-loops-ignored")
            continue;
        if (issue.code == "film-opaque")
            notes << tr("This format has no transparency: it is shown on white.");
        else if (issue.code == "film-edges")
            notes << tr("This format has no half transparency: soft edges and shadows are cut.");
        else if (issue.code == "film-padded")
            notes << tr("This format has even sides: a pixel of background is added.");
    }
    m_notes->setText(notes.join(u'\n'));
}

void ExportDialog::drawPreview()
{
    const ExportJob wanted = job({});
    if (!obstacle().isEmpty())
        return;
    FilmLook look = wanted.look;
    const double share = std::min(1.0, double(kPreviewSide) / std::max(look.width, look.height));
    look.width = std::max(1, static_cast<int>(look.width * share));
    look.height = std::max(1, static_cast<int>(look.height * share));
    if (wanted.settings.isTransparent && rowOf(wanted.settings.format).alpha == FilmAlpha::None)
        look.background = {1, 1, 1, 1};
    const std::size_t count = *wanted.span.count();
    RigFilm film(m_shown->runtime,
                 m_shown->file.textures ? m_shown->file.textures->inOrderOf(m_shown->runtime->textures())
                                        : std::vector<const Texture *>(m_shown->runtime->textures().size()),
                 wanted.clip, look);
    // Some of them are enough for the view: this is on the window's thread.
    FilmSpan sparse = wanted.span;
    constexpr double kMoments = 24;
    sparse.rate = std::min(sparse.rate, std::max(kMoments / std::max(sparse.end - sparse.start, 1e-3), 1e-3));
    if (!film.prepare(sparse))
        return;
    const Picture picture = film.draw(sparse.count().value_or(1) / 2);
    QPixmap shown(picture.width, picture.height);
    QPainter painter(&shown);
    paintChecks(painter, shown.rect());
    painter.drawImage(0, 0,
                      QImage(picture.rgba.data(), picture.width, picture.height, picture.width * 4,
                             QImage::Format_RGBA8888_Premultiplied));
    painter.end();
    m_preview->setPixmap(shown);
    // A frame as PNG grows with its outlines rather than with its area.
    const double one = static_cast<double>(encodePng(picture).value_or(std::string()).size()) / share;
    const auto bytes = static_cast<qint64>(one * static_cast<double>(count) * shareOf(wanted.settings.format));
    m_facts->setText(tr("%Ln frame(s), %1 s, about %2", nullptr, static_cast<int>(count))
                         .arg(QLocale().toString(static_cast<double>(count) / wanted.span.rate, 'f', 2),
                              QLocale().formattedDataSize(bytes, 0)));
}

} // namespace clipwright::app
