// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/log_step.h"

#include <cassert>
#include <utility>

namespace clipwright {

std::optional<Gesture> Gesture::begin(EditLog &log)
{
    if (log.m_isInGesture)
        return std::nullopt;
    return Gesture(log);
}

Gesture::Gesture(EditLog &log) : m_log(&log), m_step(log.begin())
{
    log.m_isInGesture = true;
}

Gesture::Gesture(Gesture &&other) noexcept : m_log(std::exchange(other.m_log, nullptr)), m_step(std::move(other.m_step))
{}

Gesture::~Gesture()
{
    cancel();
}

Result<void> Gesture::update(const Command &command)
{
    assert(m_log && "the gesture has ended");
    m_step->takeBack();
    Result<void> done = command(*m_step);
    if (!done)
        m_step->takeBack();
    return done;
}

Result<TransactionId> Gesture::commit(CommandText text)
{
    assert(m_log && "the gesture has ended");
    EditLog &log = *std::exchange(m_log, nullptr);
    log.m_isInGesture = false;
    return log.commit(std::move(text), *m_step);
}

void Gesture::cancel()
{
    if (!m_log)
        return;
    m_step->takeBack();
    std::exchange(m_log, nullptr)->m_isInGesture = false;
}

} // namespace clipwright
