// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/trial.h"

#include "app/bench/rlottie.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <vector>

namespace clipwright::bench {

namespace {

// Of the processor's time; the clock on the wall is for what waits for ever.
constexpr rlim_t kMostSeconds = 2;
constexpr unsigned kPatienceSeconds = 60;

bool loadsAndDraws(const CorpusFile &file)
{
    constexpr int kSide = 64;
    const std::shared_ptr<const Rlottie> library = Rlottie::find();
    if (library == nullptr)
        return false;
    Rlottie::Animation animation = library->open(*file.bytes, file.folder);
    if (!animation || animation.frameCount() == 0)
        return false;
    std::vector<std::uint32_t> pixels(std::size_t{kSide} * kSide);
    const std::size_t count = animation.frameCount();
    for (const std::size_t frame : {std::size_t{0}, count / 2, count - 1})
        animation.render(frame, kSide, kSide, pixels.data());
    return true;
}

} // namespace

bool rlottieTakes(const CorpusFile &file)
{
    const pid_t child = fork();
    if (child < 0)
        return false;
    if (child == 0) {
        const rlimit limit{kMostSeconds, kMostSeconds};
        setrlimit(RLIMIT_CPU, &limit);
        alarm(kPatienceSeconds);
        _exit(loadsAndDraws(file) ? 0 : 1);
    }
    int status = 0;
    return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

} // namespace clipwright::bench
