// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window_bench/window_rows.h"

#include "app/bench/show.h"
#include "app/bench/statistics.h"
#include "app/window/files.h"
#include "app/window/main_window.h"
#include "views/viewport/viewport_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QEventLoop>
#include <QTimer>

#include <time.h>

#include <optional>
#include <utility>

namespace clipwright::app {

namespace {

constexpr QSize kViewport{1280, 800};
constexpr int kStretches = 9;
constexpr int kStretchMilliseconds = 1000;
constexpr int kSettleMilliseconds = 200;
constexpr int kIdleMilliseconds = 10'000;

double threadMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

void wait(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

/** Counts what any widget paints. */
class PaintCounter : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Paint;
        return false;
    }
};

/** The file whose frames take us longest. */
const bench::CorpusFile *heaviest(const bench::Bench &bench)
{
    constexpr bench::TimingSettings kQuick{3, 1, 1000};
    const bench::CorpusFile *file = nullptr;
    double most = 0;
    for (const bench::BenchFile &candidate : bench.corpus) {
        std::optional<bench::Show> show = bench::Show::open(candidate.file, kViewport.width(), kViewport.height());
        if (!show || candidate.file.folder.empty())
            continue;
        const std::vector<std::size_t> frames = bench::spreadFrames(show->frameCount());
        const double took = bench::timeAlone(
                                [&] {
                                    for (const std::size_t frame : frames)
                                        show->draw(static_cast<double>(frame));
                                },
                                kQuick)
                            / static_cast<double>(frames.size());
        if (took > most) {
            most = took;
            file = &candidate.file;
        }
    }
    return file;
}

/** Opens it and gives the viewport its size; false when it does not open within a minute. */
bool show(MainWindow &window, const QString &path)
{
    constexpr int kPatienceMilliseconds = 60'000;
    window.show();
    // Bars find their height only in a window of the final size: so twice.
    for (int i = 0; i < 2; ++i) {
        wait(kSettleMilliseconds);
        window.resize(window.size() + kViewport - window.viewport().size());
    }
    QEventLoop loop;
    bool isOpen = false;
    QObject::connect(&window.files(), &Files::opened, &loop, [&] {
        isOpen = true;
        loop.quit();
    });
    QObject::connect(&window.files(), &Files::openFailed, &loop, &QEventLoop::quit);
    QTimer::singleShot(kPatienceMilliseconds, &loop, &QEventLoop::quit);
    window.open(path);
    loop.exec();
    return isOpen;
}

void measurePlaying(MainWindow &window, bench::Row &cost, bench::Row &rate)
{
    int pictures = 0;
    QObject::connect(&window.viewport(), &views::ViewportView::pictureShown, &window, [&pictures] { ++pictures; });
    window.session().setLooping(true);
    window.session().setPlaying(true);
    wait(kStretchMilliseconds);
    std::vector<double> costs;
    std::vector<double> rates;
    for (int i = 0; i < kStretches; ++i) {
        const int before = pictures;
        const double start = threadMilliseconds();
        QElapsedTimer clock;
        clock.start();
        wait(kStretchMilliseconds);
        const double shown = pictures - before;
        rates.push_back(shown / (static_cast<double>(clock.nsecsElapsed()) * 1e-9));
        if (shown > 0)
            costs.push_back((threadMilliseconds() - start) / shown);
    }
    window.session().setPlaying(false);
    QObject::disconnect(&window.viewport(), &views::ViewportView::pictureShown, &window, nullptr);
    rate.ratio = bench::median(rates);
    rate.spread = bench::spreadOf(rates);
    if (costs.empty())
        return;
    cost.ratio = bench::median(costs);
    cost.oursMs = cost.ratio;
    cost.spread = bench::spreadOf(costs);
}

void measureIdle(bench::Row &idle)
{
    wait(kStretchMilliseconds); // what the pause itself changed is drawn by then
    PaintCounter counter;
    qApp->installEventFilter(&counter);
    wait(kIdleMilliseconds);
    idle.ratio = counter.count;
}

} // namespace

bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
           || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

std::vector<bench::Row> runViewportRows(const bench::Bench &bench)
{
    bench::Row cost{"P6", "the window's thread a frame, viewport at 1280x800", "own", std::nullopt, "ms"};
    cost.goal = bench::atMost(2);
    cost.stretch = bench::atMost(1);
    bench::Row rate{"P6", "frames a second on two cores", "own", std::nullopt, "/s"};
    rate.goal = bench::atLeast(60);
    bench::Row idle{"P6", "frames drawn over 10 idle seconds", "none", std::nullopt, "frames"};
    idle.goal = bench::atMost(0);
    const bench::CorpusFile *file = hasDisplay() ? heaviest(bench) : nullptr;
    if (file != nullptr) {
        const bench::SeveralCores cores(2);
        int count = 1;
        std::string name = "clipwright";
        char *words[] = {name.data(), nullptr};
        const QApplication application(count, words);
        MainWindow window(Remembering::Nothing);
        if (show(window, QString::fromStdString(file->folder + '/' + file->name))) {
            measurePlaying(window, cost, rate);
            measureIdle(idle);
        }
        const QSize size = window.viewport().size();
        cost.note = file->name + ", the heaviest; the whole window, with its viewport at "
                    + std::to_string(size.width()) + " x " + std::to_string(size.height()) + ", on "
                    + QGuiApplication::platformName().toStdString();
    } else {
        cost.note = "needs a display and a folder of Lottie files";
    }
    for (bench::Row *row : {&cost, &rate, &idle}) {
        if (!hasDisplay())
            row->package = "xvfb";
    }
    return {cost, rate, idle};
}

} // namespace clipwright::app
