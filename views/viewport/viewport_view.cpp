// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/viewport/viewport_view.h"

#include "model/io/cooked_path.h"
#include "views/session/session.h"
#include "widgets/empty_state.h"
#include "widgets/focus_ring.h"
#include "widgets/plain_line.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QFileInfo>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright::views {

using widgets::Theme;
using widgets::Token;

namespace {

constexpr double kZoomPerNotch = 1.2;
constexpr double kWheelNotch = 120; ///< eighths of a degree, as Qt counts a wheel

Vec2 toVec(QPointF p)
{
    return {p.x(), p.y()};
}

QRectF boxOf(const Extent &extent, const Affine &view)
{
    const Vec2 a = view.map(extent.minimum);
    const Vec2 b = view.map(extent.maximum);
    return QRectF(QPointF(a.x, b.y), QPointF(b.x, a.y));
}

} // namespace

ViewportView::ViewportView(Session &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Viewport"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    buildEmptyState();
    connect(&m_session, &Session::shownChanged, this, &ViewportView::showShown);
    connect(&m_session, &Session::frameChanged, this, &ViewportView::requestPicture);
    connect(&m_session, &Session::mixChanged, this, &ViewportView::requestPicture);
    connect(&m_session, &Session::layerOutlined, this, qOverload<>(&QWidget::update));
    connect(&m_session, &Session::layerPicked, this, &ViewportView::frameLayer);
    connect(&m_renderer, &PoseRenderer::rendered, this, [this] {
        if (m_wantedLayer >= 0)
            frameLayer(std::exchange(m_wantedLayer, -1));
        updateBadges();
        update();
        emit pictureShown();
    });
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    showShown();
}

void ViewportView::buildEmptyState()
{
    m_empty = new widgets::EmptyState(
        QStringLiteral("clips"), tr("Nothing is open"),
        tr("Open what your Lottie tool writes, or drop it on this window: here is what the game will play, and beside "
           "it what "
           "it could not. Cook it, and the game's file is there. An .oanim or .oshape opens as well."),
        this);
    connect(m_empty->addButton(tr("Open a file…"), QStringLiteral("open")), &QPushButton::clicked, this,
            &ViewportView::openRequested);
    connect(m_empty->addButton(tr("New Lottie…"), QStringLiteral("new")), &QPushButton::clicked, this,
            &ViewportView::newRequested);
    connect(m_empty->addButton(tr("Open the sample"), QStringLiteral("sample")), &QPushButton::clicked, this,
            &ViewportView::sampleRequested);
    connect(&m_thumbnails, &Thumbnails::made, this, [this](const QString &path, const QImage &picture) {
        if (const auto link = m_links.find(path); link != m_links.end())
            widgets::EmptyState::setPicture(*link->second, picture);
    });
}

void ViewportView::offerRecentFiles(const QStringList &paths)
{
    m_thumbnails.forget();
    m_links.clear();
    m_empty->clearLinks();
    if (!paths.isEmpty())
        m_empty->setLinksTitle(tr("Recent files"));
    for (const QString &path : paths) {
        const QFileInfo file(path);
        const QString shownPath = widgets::plainLine(path);
        QToolButton *link = m_empty->addLink(widgets::plainLine(file.fileName()),
                                             file.exists() ? shownPath : tr("%1 is gone").arg(shownPath));
        link->setEnabled(file.exists());
        connect(link, &QToolButton::clicked, this, [this, path] { emit recentRequested(path); });
        if (file.exists())
            m_links[path] = link;
    }
    if (isVisible())
        askForThumbnails();
}

/** Once the window is there: a start waits for nothing. */
void ViewportView::askForThumbnails()
{
    if (!m_empty->isVisibleTo(this))
        return;
    for (const auto &[path, link] : m_links)
        m_thumbnails.ask(path, widgets::EmptyState::pictureSize(), devicePixelRatioF());
}

void ViewportView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, &ViewportView::askForThumbnails);
}

void ViewportView::showShown()
{
    m_wantedLayer = -1;
    const ShownRig *shown = m_session.shown();
    const bool isShowable = shown && shown->isShowable();
    // The keys of the button that asked for the file go to the picture, not to whatever comes next.
    if (isShowable && m_empty->isAncestorOf(QApplication::focusWidget()))
        setFocus();
    m_empty->setVisible(!isShowable);
    if (isShowable)
        m_thumbnails.forget();
    // The same file again: it is looked at where it was, and the old picture stays until the new one is there.
    const bool isSame = isShowable && std::exchange(m_shownPath, shown->file.path) == shown->file.path;
    if (!isSame)
        m_renderer.clear();
    m_refused = isShowable ? badgesOf(*shown) : std::vector<GapBadge>();
    if (isShowable) {
        m_transform.setPixelsPerUnit(shown->pixelsPerUnit);
        m_transform.setExtent(shown->extent);
        if (!isSame || m_transform.isFitted())
            m_transform.fit();
    }
    describe();
    transformChanged();
}

void ViewportView::describe()
{
    const ShownRig *shown = m_session.shown();
    setAccessibleDescription(shown && shown->isShowable()
                                 ? tr("The picture of %1 at the playhead")
                                       .arg(widgets::plainLine(QString::fromStdString(nameOfSource(shown->file.path))))
                                 : tr("Nothing is open"));
}

void ViewportView::requestPicture()
{
    const ShownRig *shown = m_session.shown();
    if (!shown || !shown->isShowable())
        return;
    m_renderer.request({shown->runtime, m_session.pose(), m_transform.worldToView(), size(), devicePixelRatioF(),
                        m_look, shown->file.textures, shown->leftOut});
}

void ViewportView::transformChanged()
{
    requestPicture();
    updateBadges();
    update();
    emit zoomChanged();
}

bool ViewportView::isUpToDate() const
{
    return !m_renderer.isBusy();
}

void ViewportView::frameAll()
{
    m_transform.fit();
    transformChanged();
}

void ViewportView::zoomBy(double factor)
{
    m_transform.zoomAbout(m_transform.centre(), factor);
    transformChanged();
}

void ViewportView::zoomToActualSize()
{
    m_transform.zoomTo(1);
    transformChanged();
}

void ViewportView::frameLayer(int layer)
{
    update();
    if (layer < 0)
        return;
    if (static_cast<std::size_t>(layer) >= m_renderer.places().size()) {
        m_wantedLayer = m_renderer.isBusy() ? layer : -1;
        return;
    }
    const LayerPlace &place = m_renderer.places()[static_cast<std::size_t>(layer)];
    m_transform.frame({place.minimum, place.maximum});
    transformChanged();
}

void ViewportView::setBackground(const Background &background)
{
    m_background = background;
    update();
}

void ViewportView::setLook(Look look)
{
    m_look = look;
    requestPicture();
}

void ViewportView::setBadgesShown(bool areShown)
{
    m_areBadgesShown = areShown;
    updateBadges();
    update();
}

void ViewportView::updateBadges()
{
    m_badges.clear();
    const ShownRig *shown = m_session.shown();
    if (m_areBadgesShown && shown && shown->isShowable() && m_renderer.shown().rig == shown->runtime)
        m_badges = placeBadges(m_refused, m_renderer.places(), m_transform.worldToView());
}

const GapBadge *ViewportView::badgeAt(QPointF point) const
{
    // The last one is on top.
    const auto badge =
        std::find_if(m_badges.rbegin(), m_badges.rend(), [&](const GapBadge &one) { return one.contains(point); });
    return badge == m_badges.rend() ? nullptr : &*badge;
}

void ViewportView::resizeEvent(QResizeEvent *)
{
    m_transform.setSize(width(), height());
    transformChanged();
}

QRectF ViewportView::pictureBox() const
{
    const ShownRig *shown = m_session.shown();
    return shown && shown->isShowable() ? boxOf(shown->extent, m_transform.worldToView()) : QRectF();
}

void ViewportView::paintCanvas(QPainter &painter) const
{
    const QRectF box = pictureBox();
    if (box.isNull())
        painter.fillRect(rect(), Theme::instance().colour(Token::Surface0));
    else
        paintBackground(painter, m_background, rect(), box);
}

/** The picked layer's outline, or a cross on its anchor when it draws nothing. */
void ViewportView::paintPicked(QPainter &painter) const
{
    const int picked = m_session.pickedLayer();
    if (picked < 0 || static_cast<std::size_t>(picked) >= m_renderer.places().size())
        return;
    constexpr int kCross = 8;
    const LayerPlace &place = m_renderer.places()[static_cast<std::size_t>(picked)];
    const QRectF box = boxOf({place.minimum, place.maximum}, m_transform.worldToView());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Theme::instance().colour(Token::Accent), 2));
    if (place.draws) {
        const QRectF around = QRectF(rect()).adjusted(-4, -4, 4, 4);
        painter.drawRect(box.adjusted(-2, -2, 2, 2).intersected(around).toAlignedRect());
    } else {
        const QPointF at = box.topLeft();
        painter.drawLine(at - QPointF(kCross, 0), at + QPointF(kCross, 0));
        painter.drawLine(at - QPointF(0, kCross), at + QPointF(0, kCross));
    }
}

/** The last picture, moved to where its content belongs now: exact once the picture of this view has come. */
void ViewportView::paintPicture(QPainter &painter) const
{
    const PoseRequest &shown = m_renderer.shown();
    if (!shown.rig || m_renderer.image().isNull())
        return;
    const Affine view = m_transform.worldToView();
    if (view == shown.view) {
        painter.drawImage(0, 0, m_renderer.image());
        return;
    }
    const double scale = view.a / shown.view.a;
    const QPointF origin(view.e - shown.view.e * scale, view.f - shown.view.f * scale);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(origin, QSizeF(shown.size) * scale), m_renderer.image());
}

void ViewportView::paintEvent(QPaintEvent *)
{
    // A window that went to another screen.
    if (m_renderer.shown().rig && m_renderer.shown().pixelRatio != devicePixelRatioF())
        requestPicture();
    QPainter painter(this);
    paintCanvas(painter);
    paintPicture(painter);
    if (const QRectF box = pictureBox(); !box.isNull()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(Theme::instance().colour(Token::Line));
        painter.setBrush(Qt::NoBrush);
        // Far outside the widget a rectangle's sides need not be drawn, and cannot be: pixels are ints.
        const QRectF around = QRectF(rect()).adjusted(-2, -2, 2, 2);
        painter.drawRect(box.intersected(around).toAlignedRect());
        paintPicked(painter);
        paintBadges(painter, m_badges, m_session.pickedLayer());
    }
    if (hasFocus())
        widgets::paintFocusRing(painter, *this);
}

bool ViewportView::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // Space plays when it is let go, unless a drag panned meanwhile: so it must not be a shortcut here.
        if (auto *key = static_cast<QKeyEvent *>(event); key->key() == Qt::Key_Space && !key->modifiers()) {
            event->accept();
            return true;
        }
        break;
    case QEvent::ToolTip: {
        auto *help = static_cast<QHelpEvent *>(event);
        const GapBadge *badge = badgeAt(help->pos());
        QToolTip::showText(help->globalPos(),
                           badge ? widgets::toolTipText(tipOfBadge(*m_session.shown(), badge->layer)) : QString(),
                           this);
        return true;
    }
    case QEvent::NativeGesture:
        if (auto *gesture = static_cast<QNativeGestureEvent *>(event);
            gesture->gestureType() == Qt::ZoomNativeGesture) {
            m_transform.zoomAbout(toVec(gesture->position()), 1 + gesture->value());
            transformChanged();
            return true;
        }
        break;
    default: break;
    }
    return QWidget::event(event);
}

void ViewportView::mousePressEvent(QMouseEvent *event)
{
    const bool pansLeft = m_isSpaceHeld || event->modifiers().testFlag(Qt::ShiftModifier);
    const bool pans = event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && pansLeft);
    if (!pans && event->button() == Qt::LeftButton)
        pickBadgeAt(event->position());
    if (!pans || m_panButton != Qt::NoButton)
        return;
    m_panButton = event->button();
    m_panFrom = event->position();
    m_hasSpacePanned = m_hasSpacePanned || m_isSpaceHeld;
    updateCursor();
}

void ViewportView::pickBadgeAt(QPointF point)
{
    if (const GapBadge *badge = badgeAt(point))
        m_session.askForProblemsOf(badge->layer);
}

void ViewportView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_panButton == Qt::NoButton)
        return;
    m_transform.pan(toVec(event->position() - m_panFrom));
    m_panFrom = event->position();
    transformChanged();
}

void ViewportView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == m_panButton)
        endPan();
}

void ViewportView::endPan()
{
    m_panButton = Qt::NoButton;
    updateCursor();
}

void ViewportView::updateCursor()
{
    if (m_panButton != Qt::NoButton)
        setCursor(Qt::ClosedHandCursor);
    else if (m_isSpaceHeld)
        setCursor(Qt::OpenHandCursor);
    else
        unsetCursor();
}

void ViewportView::wheelEvent(QWheelEvent *event)
{
    const double notches = event->angleDelta().y() / kWheelNotch;
    if (notches != 0) {
        m_transform.zoomAbout(toVec(event->position()), std::pow(kZoomPerNotch, notches));
        transformChanged();
    }
    event->accept();
}

void ViewportView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || event->modifiers()) {
        QWidget::keyPressEvent(event);
    } else if (!event->isAutoRepeat()) {
        m_isSpaceHeld = true;
        m_hasSpacePanned = m_panButton != Qt::NoButton;
        updateCursor();
    }
}

void ViewportView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || !m_isSpaceHeld) {
        QWidget::keyReleaseEvent(event);
    } else if (!event->isAutoRepeat()) {
        m_isSpaceHeld = false;
        if (!m_hasSpacePanned)
            m_session.togglePlaying();
        updateCursor();
    }
}

void ViewportView::focusOutEvent(QFocusEvent *event)
{
    m_isSpaceHeld = false;
    endPan();
    QWidget::focusOutEvent(event);
}

} // namespace clipwright::views
