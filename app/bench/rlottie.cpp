// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/rlottie.h"

#include <dlfcn.h>

#include <atomic>
#include <utility>

namespace clipwright::bench {

/** rlottie_capi.h, as far as it is used here. */
struct Rlottie::Calls {
    void *library = nullptr;
    void *(*fromData)(const char *data, const char *key, const char *folder) = nullptr;
    void (*destroy)(void *animation) = nullptr;
    std::size_t (*totalFrame)(const void *animation) = nullptr;
    void (*render)(void *animation, std::size_t frame, std::uint32_t *pixels, std::size_t width, std::size_t height,
                   std::size_t bytesPerLine) = nullptr;
    void (*configureCache)(std::size_t size) = nullptr; ///< C++ only; without it each load gets a key of its own

    template<class Function>
    void look(const char *name, Function &function)
    {
        function = reinterpret_cast<Function>(dlsym(library, name));
    }
};

std::shared_ptr<const Rlottie> Rlottie::find()
{
    auto calls = std::make_unique<Calls>();
    for (const char *name : {"librlottie.so.0-1", "librlottie.so.0", "librlottie.so"}) {
        // Never unloaded: its threads run until the process ends.
        if (calls->library = dlopen(name, RTLD_NOW | RTLD_LOCAL); calls->library != nullptr)
            break;
    }
    if (calls->library == nullptr)
        return nullptr;
    calls->look("lottie_animation_from_data", calls->fromData);
    calls->look("lottie_animation_destroy", calls->destroy);
    calls->look("lottie_animation_get_totalframe", calls->totalFrame);
    calls->look("lottie_animation_render", calls->render);
    calls->look("_ZN7rlottie23configureModelCacheSizeEm", calls->configureCache);
    if (!calls->fromData || !calls->destroy || !calls->totalFrame || !calls->render)
        return nullptr;
    if (calls->configureCache)
        calls->configureCache(0);
    return std::shared_ptr<const Rlottie>(new Rlottie(std::move(calls)));
}

Rlottie::Rlottie(std::unique_ptr<Calls> calls) : m_calls(std::move(calls)) {}
Rlottie::~Rlottie() = default;

Rlottie::Animation Rlottie::open(const std::string &json, const std::string &folder) const
{
    static std::atomic<unsigned> loads = 0;
    const std::string key = "load " + std::to_string(++loads);
    return {*this, m_calls->fromData(json.c_str(), key.c_str(), folder.c_str())};
}

Rlottie::Animation::Animation(Animation &&other) noexcept
    : m_library(other.m_library),
      m_handle(std::exchange(other.m_handle, nullptr))
{}

Rlottie::Animation &Rlottie::Animation::operator=(Animation &&other) noexcept
{
    std::swap(m_library, other.m_library);
    std::swap(m_handle, other.m_handle);
    return *this;
}

Rlottie::Animation::~Animation()
{
    if (m_handle)
        m_library->m_calls->destroy(m_handle);
}

std::size_t Rlottie::Animation::frameCount() const
{
    return m_library->m_calls->totalFrame(m_handle);
}

void Rlottie::Animation::render(std::size_t frame, int width, int height, std::uint32_t *pixels)
{
    const auto columns = static_cast<std::size_t>(width);
    m_library->m_calls->render(m_handle, frame, pixels, columns, static_cast<std::size_t>(height), columns * 4);
}

} // namespace clipwright::bench
