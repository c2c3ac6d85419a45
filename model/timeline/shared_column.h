// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

namespace clipwright {

/** A column of a chunk: shared between snapshots, copied only when it is edited while somebody else holds it. */
template<class T>
class SharedColumn {
public:
    SharedColumn() = default;
    explicit SharedColumn(std::vector<T> values) : m_values(std::make_shared<std::vector<T>>(std::move(values))) {}

    bool isEmpty() const { return !m_values || m_values->empty(); }
    std::size_t size() const { return m_values ? m_values->size() : 0; }
    std::span<const T> view() const { return m_values ? std::span<const T>(*m_values) : std::span<const T>(); }
    const T &operator[](std::size_t i) const { return (*m_values)[i]; }

    /** The vector to change; nobody else sees the change. */
    std::vector<T> &edit()
    {
        if (!m_values)
            m_values = std::make_shared<std::vector<T>>();
        else if (m_values.use_count() > 1)
            m_values = std::make_shared<std::vector<T>>(*m_values);
        return *m_values;
    }

    /** The same memory, hence certainly the same content. */
    bool sharesWith(const SharedColumn &other) const { return m_values == other.m_values; }
    /** Heap bytes of the content, shared or not. */
    std::size_t byteSize() const { return m_values ? m_values->capacity() * sizeof(T) : 0; }

private:
    std::shared_ptr<std::vector<T>> m_values;
};

} // namespace clipwright
