// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/session/shown_rig.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <string>
#include <vector>

namespace clipwright::app {

/** What a cook is about to write, and what stands there. */
struct CookPlan {
    enum class Target { Missing, Same, Differs };
    struct Output {
        std::string path;
        std::shared_ptr<const std::string> bytes;
        Target target = Target::Missing;
    };

    std::shared_ptr<const ShownRig> source;
    std::string path;            ///< of the rig
    bool isOutdated = false;     ///< the source's file is another than the one that is shown
    std::vector<Output> outputs; ///< its pictures, then the rig: one that is there finds its pictures

    /** Of all: something differs, else something is missing, else they are the same. */
    Target target() const;
    /** The outputs that stand there and are others. */
    std::vector<std::string> differing() const;
};

/**
 * Writes what a source was cooked to beside it, on another thread, in two steps: `prepared` tells what would be written,
 * so that the window can ask before a different file is replaced; `write` does it, wholly or not at all.
 */
class CookTask : public QObject {
    Q_OBJECT

public:
    explicit CookTask(QObject *parent = nullptr);
    ~CookTask() override;

    /** `source` is a source that the cook does not refuse. Does nothing while a cook runs. */
    void prepare(std::shared_ptr<const ShownRig> source);
    void write(std::shared_ptr<const CookPlan> plan);
    bool isRunning() const { return m_isRunning; }

signals:
    void prepared(std::shared_ptr<const clipwright::app::CookPlan> plan);
    void written(std::shared_ptr<const clipwright::app::CookPlan> plan);
    void failed(const QString &reason);

private:
    using Plan = std::shared_ptr<const CookPlan>;
    QThreadPool m_pool;
    QFutureWatcher<Plan> m_preparing;
    QFutureWatcher<Result<void>> m_writing;
    Plan m_plan;
    bool m_isRunning = false;
};

} // namespace clipwright::app
