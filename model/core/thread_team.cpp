// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/thread_team.h"

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace clipwright {

struct ThreadTeam::State {
    std::mutex mutex;
    std::condition_variable hasWork;
    std::condition_variable isDone;
    const std::function<void(std::size_t, std::size_t)> *work = nullptr;
    std::size_t pieces = 0;
    std::size_t next = 0;    ///< the piece to be taken
    std::size_t running = 0; ///< pieces taken and not finished
    bool isStopping = false;
    std::vector<std::thread> others;

    /** Takes pieces until there are none; the lock is held but while one is worked on. */
    void takePieces(std::unique_lock<std::mutex> &lock, std::size_t member)
    {
        while (next < pieces) {
            const std::size_t piece = next++;
            ++running;
            const auto &job = *work;
            lock.unlock();
            job(member, piece);
            lock.lock();
            --running;
        }
        if (running == 0)
            isDone.notify_one();
    }

    void serve(std::size_t member)
    {
        std::unique_lock lock(mutex);
        while (!isStopping) {
            takePieces(lock, member);
            hasWork.wait(lock, [this] { return isStopping || next < pieces; });
        }
    }
};

ThreadTeam::ThreadTeam(std::size_t size) : m_state(std::make_unique<State>())
{
    constexpr std::size_t kMost = 64;
    for (std::size_t member = 1; member < std::clamp<std::size_t>(size, 1, kMost); ++member)
        m_state->others.emplace_back([state = m_state.get(), member] { state->serve(member); });
}

ThreadTeam::~ThreadTeam()
{
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->isStopping = true;
    }
    m_state->hasWork.notify_all();
    for (std::thread &other : m_state->others)
        other.join();
}

std::size_t ThreadTeam::size() const
{
    return m_state->others.size() + 1;
}

void ThreadTeam::run(std::size_t pieces, const std::function<void(std::size_t, std::size_t)> &work)
{
    if (m_state->others.empty() || pieces < 2) {
        for (std::size_t piece = 0; piece < pieces; ++piece)
            work(0, piece);
        return;
    }
    std::unique_lock lock(m_state->mutex);
    m_state->work = &work;
    m_state->pieces = pieces;
    m_state->next = 0;
    m_state->hasWork.notify_all();
    m_state->takePieces(lock, 0);
    m_state->isDone.wait(lock, [this] { return m_state->running == 0 && m_state->next >= m_state->pieces; });
    m_state->work = nullptr;
}

std::size_t ThreadTeam::usualSize()
{
    return std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, 8);
}

} // namespace clipwright
