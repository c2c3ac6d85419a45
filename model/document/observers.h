// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace clipwright {

/** Ends an observation when it goes. */
class Subscription {
public:
    Subscription() = default;
    explicit Subscription(std::shared_ptr<void> held) : m_held(std::move(held)) {}

private:
    std::shared_ptr<void> m_held;
};

/** Those who hear of events, in the order in which they came. One may come or go while an event is told. */
template<class Event>
class Observers {
public:
    using Hear = std::function<void(const Event &)>;

    [[nodiscard]] Subscription add(Hear hear)
    {
        auto held = std::make_shared<Hear>(std::move(hear));
        m_hear.push_back(held);
        return Subscription(std::move(held));
    }

    void tell(const Event &event)
    {
        std::erase_if(m_hear, [](const std::weak_ptr<Hear> &hear) { return hear.expired(); });
        for (std::size_t i = 0; i < m_hear.size(); ++i) {
            if (const std::shared_ptr<Hear> hear = m_hear[i].lock())
                (*hear)(event);
        }
    }

private:
    std::vector<std::weak_ptr<Hear>> m_hear;
};

} // namespace clipwright
