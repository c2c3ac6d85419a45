// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/own.h"

#include <memory>
#include <span>
#include <utility>
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
    std::vector<T> &edit() { return makeOwn(m_values); }

    /** The same memory, hence certainly the same content. */
    bool sharesWith(const SharedColumn &other) const { return m_values == other.m_values; }
    /** More than a quarter of the memory is spare. */
    bool isRoomy() const { return m_values && 4 * m_values->size() < 3 * m_values->capacity(); }
    /** Heap bytes of the column, shared or not: the vector, its counts, its numbers; not what strings and pointers hold. */
    std::size_t byteSize() const
    {
        constexpr std::size_t kCounts = 2 * sizeof(void *);
        return m_values ? kCounts + sizeof(std::vector<T>) + m_values->capacity() * sizeof(T) : 0;
    }

private:
    std::shared_ptr<std::vector<T>> m_values;
};

} // namespace clipwright
