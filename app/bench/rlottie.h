// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace clipwright::bench {

/**
 * The Lottie player that users have today, found while the program runs: so nobody who only cooks needs it, and a machine
 * without it still measures what is ours. Pin the process first: its threads are as many as there are cores then.
 */
class Rlottie {
public:
    /** What to install for it. */
    static constexpr const char *kPackage = "librlottie-dev";

    /** Null where it is not installed. */
    static std::shared_ptr<const Rlottie> find();
    ~Rlottie();

    /** One loaded document. */
    class Animation {
    public:
        Animation() = default;
        Animation(const Rlottie &library, void *handle) : m_library(&library), m_handle(handle) {}
        Animation(Animation &&other) noexcept;
        Animation &operator=(Animation &&other) noexcept;
        ~Animation();

        explicit operator bool() const { return m_handle != nullptr; }
        std::size_t frameCount() const;
        /** Fitted and centred, premultiplied 0xAARRGGBB, what was there before cleared. */
        void render(std::size_t frame, int width, int height, std::uint32_t *pixels);

    private:
        const Rlottie *m_library = nullptr;
        void *m_handle = nullptr;
    };

    /** Loads anew every time: its cache of documents is off. False where it does not take the text. */
    Animation open(const std::string &json, const std::string &folder) const;

private:
    struct Calls;
    explicit Rlottie(std::unique_ptr<Calls> calls);
    std::unique_ptr<Calls> m_calls;
};

} // namespace clipwright::bench
