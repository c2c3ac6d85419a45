// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace clipwright {

/**
 * A few threads that stay, for pieces of work of a millisecond: the caller and the others take the pieces one after the
 * other until none is left. Used by one thread at a time. What the pieces compute must not depend on who takes which.
 */
class ThreadTeam {
public:
    /** `size` threads in all, the caller's among them; held to 1..64. */
    explicit ThreadTeam(std::size_t size);
    /** Waits for nobody: the others have nothing to do between two calls. */
    ~ThreadTeam();
    ThreadTeam(const ThreadTeam &) = delete;
    ThreadTeam &operator=(const ThreadTeam &) = delete;

    std::size_t size() const;
    /**
     * Calls work(member, piece) once for each piece 0 … pieces - 1 and returns when all have returned. `member`, below
     * size(), tells whose buffers to use. `work` must not throw.
     */
    void run(std::size_t pieces, const std::function<void(std::size_t member, std::size_t piece)> &work);

    /** What the machine has, 8 at most: more gain nothing in a picture. */
    static std::size_t usualSize();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace clipwright
