// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/keys_chunk.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace clipwright {

namespace {

bool sameNumbers(std::span<const double> left, std::span<const double> right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); });
}

bool samePath(const PathRef &left, const PathRef &right)
{
    return left == right || (left && right && *left == *right);
}

template<class T>
void appendRange(SharedColumn<T> &to, const SharedColumn<T> &from, std::size_t first, std::size_t count)
{
    if (from.isEmpty() || count == 0)
        return;
    const std::span<const T> range = from.view().subspan(first, count);
    std::vector<T> &column = to.edit();
    column.insert(column.end(), range.begin(), range.end());
}

template<class T>
void trim(SharedColumn<T> &column)
{
    if (!column.isEmpty() && column.isRoomy())
        column.edit().shrink_to_fit();
}

std::size_t pathBytes(const PathRef &path)
{
    if (!path)
        return 0;
    std::size_t bytes = sizeof(Path) + path->contours.capacity() * sizeof(Contour);
    for (const Contour &contour : path->contours)
        bytes += contour.vertices.capacity() * sizeof(PathVertex);
    return bytes;
}

} // namespace

std::uint32_t KeyChunk::id(std::size_t row) const
{
    return ids.isEmpty() ? firstId + static_cast<std::uint32_t>(row) : ids[row];
}

std::span<const double> KeyChunk::handle(std::size_t column, std::size_t row, std::size_t stride) const
{
    if (handleFlags.isEmpty() || (handleFlags[row] >> column & 1) == 0)
        return {};
    return handles[column].view().subspan(row * stride, stride);
}

void KeyChunk::append(const Key &key, std::uint32_t id, Storage storage, std::size_t stride)
{
    appendId(id);
    appendEasing(key.easing);
    appendHandles(key, stride);
    appendKeyHandles(key.handles);
    times.edit().push_back(key.time);
    switch (storage) {
    case Storage::Numbers: {
        std::vector<double> &column = values.edit();
        const std::size_t size = column.size();
        column.insert(column.end(), key.value.begin(),
                      key.value.begin() + static_cast<std::ptrdiff_t>(std::min(stride, key.value.size())));
        column.resize(size + stride);
        widenSummary(std::span(column).subspan(size));
        break;
    }
    case Storage::Strings: strings.edit().push_back(key.text); break;
    case Storage::Paths: paths.edit().push_back(key.path); break;
    }
}

void KeyChunk::append(const KeyChunk &other, std::size_t first, std::size_t count, std::size_t stride)
{
    const std::size_t size = times.size();
    appendIds(other, first, count); // before the times: these two look at times.size() to know their rows
    appendEasings(other, first, count);
    appendRange(times, other.times, first, count);
    appendRange(values, other.values, first * stride, count * stride);
    appendRange(strings, other.strings, first, count);
    appendRange(paths, other.paths, first, count);
    if (!other.keyHandles.isEmpty() || !keyHandles.isEmpty()) {
        keyHandles.edit().resize(size);
        appendRange(keyHandles, other.keyHandles, first, count);
        keyHandles.edit().resize(size + count);
    }
    if (other.handleFlags.isEmpty() && handleFlags.isEmpty())
        return;
    handleFlags.edit().resize(size);
    appendRange(handleFlags, other.handleFlags, first, count);
    handleFlags.edit().resize(size + count);
    for (std::size_t column = 0; column < kHandleColumns; ++column) {
        if (other.handles[column].isEmpty() && handles[column].isEmpty())
            continue;
        handles[column].edit().resize(size * stride);
        appendRange(handles[column], other.handles[column], first * stride, count * stride);
        handles[column].edit().resize((size + count) * stride);
    }
}

void KeyChunk::reserve(std::size_t rows, std::size_t stride)
{
    times.edit().reserve(rows);
    if (stride > 0)
        values.edit().reserve(rows * stride);
}

void KeyChunk::appendId(std::uint32_t id)
{
    const std::size_t row = size();
    if (row == 0)
        firstId = id;
    if (ids.isEmpty()) {
        if (id == firstId + row)
            return;
        std::vector<std::uint32_t> &column = ids.edit();
        for (std::size_t i = 0; i < row; ++i)
            column.push_back(firstId + static_cast<std::uint32_t>(i));
    }
    ids.edit().push_back(id);
}

void KeyChunk::appendEasing(EasingTable::Index index)
{
    const std::size_t row = size();
    if (row == 0)
        easing = index;
    if (easings.isEmpty()) {
        if (index == easing)
            return;
        easings.edit().assign(row, easing);
    }
    easings.edit().push_back(index);
}

void KeyChunk::appendIds(const KeyChunk &other, std::size_t first, std::size_t count)
{
    const std::size_t row = size();
    if (row == 0)
        firstId = other.id(first);
    if (ids.isEmpty() && other.ids.isEmpty() && other.id(first) == firstId + row)
        return;
    std::vector<std::uint32_t> &column = ids.edit();
    for (std::size_t i = column.size(); i < row; ++i)
        column.push_back(firstId + static_cast<std::uint32_t>(i));
    for (std::size_t i = first; i < first + count; ++i)
        column.push_back(other.id(i));
}

void KeyChunk::appendEasings(const KeyChunk &other, std::size_t first, std::size_t count)
{
    const std::size_t row = size();
    if (row == 0)
        easing = other.easingAt(first);
    if (easings.isEmpty() && other.easings.isEmpty() && other.easing == easing)
        return;
    std::vector<EasingTable::Index> &column = easings.edit();
    column.resize(row, easing);
    if (other.easings.isEmpty())
        column.resize(row + count, other.easing);
    else
        appendRange(easings, other.easings, first, count);
}

void KeyChunk::appendHandles(const Key &key, std::size_t stride)
{
    std::uint8_t flags = 0;
    for (std::size_t column = 0; column < kHandleColumns; ++column) {
        if (!(key.*kHandleMembers[column]).empty())
            flags |= static_cast<std::uint8_t>(1U << column);
    }
    if (flags == 0 && handleFlags.isEmpty())
        return;
    const std::size_t row = size();
    handleFlags.edit().resize(row);
    handleFlags.edit().push_back(flags);
    for (std::size_t column = 0; column < kHandleColumns; ++column) {
        const std::vector<double> &handle = key.*kHandleMembers[column];
        if (handle.empty() && handles[column].isEmpty())
            continue;
        std::vector<double> &numbers = handles[column].edit();
        numbers.resize((row + 1) * stride);
        std::copy_n(handle.begin(), std::min(stride, handle.size()),
                    numbers.begin() + static_cast<std::ptrdiff_t>(row * stride));
    }
}

void KeyChunk::appendKeyHandles(const KeyHandles &its)
{
    if (its.isPlain() && keyHandles.isEmpty())
        return;
    keyHandles.edit().resize(size());
    keyHandles.edit().push_back(its);
}

void KeyChunk::setValue(std::size_t row, std::span<const double> value, std::size_t stride)
{
    std::vector<double> &column = values.edit();
    const std::size_t count = std::min(stride, value.size());
    const auto begin = column.begin() + static_cast<std::ptrdiff_t>(row * stride);
    std::copy_n(value.begin(), count, begin);
    std::fill_n(begin + static_cast<std::ptrdiff_t>(count), stride - count, 0.0);
    summarise(stride);
}

void KeyChunk::setEasing(std::size_t row, EasingTable::Index index)
{
    if (easings.isEmpty()) {
        if (index == easing)
            return;
        easings.edit().assign(size(), easing);
    }
    easings.edit()[row] = index;
    tidy();
}

void KeyChunk::tidy()
{
    const auto allEqual = [](std::span<const EasingTable::Index> column) {
        return std::adjacent_find(column.begin(), column.end(), std::not_equal_to<>()) == column.end();
    };
    if (!easings.isEmpty() && allEqual(easings.view())) {
        easing = easings[0];
        easings = {};
    }
    const auto countsUp = [](std::uint32_t a, std::uint32_t b) { return b != a + 1; };
    const std::span<const std::uint32_t> idColumn = ids.view();
    if (!ids.isEmpty() && std::adjacent_find(idColumn.begin(), idColumn.end(), countsUp) == idColumn.end()) {
        firstId = ids[0];
        ids = {};
    }
    std::uint8_t used = 0;
    for (const std::uint8_t flags : handleFlags.view())
        used |= flags;
    for (std::size_t column = 0; column < kHandleColumns; ++column) {
        if ((used >> column & 1) == 0)
            handles[column] = {};
        trim(handles[column]);
    }
    if (used == 0)
        handleFlags = {};
    trim(handleFlags);
    if (std::ranges::all_of(keyHandles.view(), &KeyHandles::isPlain))
        keyHandles = {};
    trim(keyHandles);
    trim(times);
    trim(values);
    trim(strings);
    trim(paths);
    trim(easings);
    trim(ids);
}

void KeyChunk::summarise(std::size_t stride)
{
    summary = {};
    const std::span<const double> numbers = values.view();
    if (stride == 0 || numbers.empty())
        return;
    std::vector<double> limits(stride, std::numeric_limits<double>::infinity());
    limits.resize(2 * stride, -std::numeric_limits<double>::infinity());
    for (std::size_t i = 0; i < stride; ++i) {
        double &least = limits[i];
        double &most = limits[stride + i];
        for (std::size_t at = i; at < numbers.size(); at += stride) {
            const double number = numbers[at];
            if (!std::isfinite(number))
                continue;
            least = std::min(least, number);
            most = std::max(most, number);
        }
    }
    summary = SharedColumn<double>(std::move(limits));
}

void KeyChunk::widenSummary(std::span<const double> value)
{
    const std::size_t stride = value.size();
    if (stride == 0)
        return;
    std::vector<double> &limits = summary.edit();
    if (limits.empty()) {
        limits.assign(stride, std::numeric_limits<double>::infinity());
        limits.resize(2 * stride, -std::numeric_limits<double>::infinity());
    }
    for (std::size_t i = 0; i < stride; ++i) {
        if (!std::isfinite(value[i]))
            continue;
        limits[i] = std::min(limits[i], value[i]);
        limits[stride + i] = std::max(limits[stride + i], value[i]);
    }
}

std::size_t KeyChunk::byteSize() const
{
    std::size_t bytes = sizeof(KeyChunk) + 2 * sizeof(void *) + times.byteSize() + values.byteSize()
                        + strings.byteSize() + paths.byteSize() + easings.byteSize() + ids.byteSize()
                        + handleFlags.byteSize() + keyHandles.byteSize() + summary.byteSize();
    for (const SharedColumn<double> &column : handles)
        bytes += column.byteSize();
    const std::size_t inlineText = std::string().capacity();
    for (const std::string &text : strings.view())
        bytes += text.capacity() > inlineText ? text.capacity() + 1 : 0;
    for (const PathRef &path : paths.view())
        bytes += pathBytes(path);
    return bytes;
}

bool sameRow(const KeyChunk &left, std::size_t leftRow, const KeyChunk &right, std::size_t rightRow, std::size_t stride)
{
    const auto value = [stride](const KeyChunk &chunk, std::size_t row) {
        return chunk.values.isEmpty() ? std::span<const double>() : chunk.values.view().subspan(row * stride, stride);
    };
    if (left.id(leftRow) != right.id(rightRow) || left.easingAt(leftRow) != right.easingAt(rightRow)
        || !sameNumbers(left.times.view().subspan(leftRow, 1), right.times.view().subspan(rightRow, 1))
        || !sameNumbers(value(left, leftRow), value(right, rightRow)))
        return false;
    if (!left.strings.isEmpty() && left.strings[leftRow] != right.strings[rightRow])
        return false;
    if (!left.paths.isEmpty() && !samePath(left.paths[leftRow], right.paths[rightRow]))
        return false;
    const auto handles = [](const KeyChunk &chunk, std::size_t row) {
        return chunk.keyHandles.isEmpty() ? KeyHandles() : chunk.keyHandles[row];
    };
    if (handles(left, leftRow) != handles(right, rightRow))
        return false;
    for (std::size_t column = 0; column < KeyChunk::kHandleColumns; ++column) {
        if (!sameNumbers(left.handle(column, leftRow, stride), right.handle(column, rightRow, stride)))
            return false;
    }
    return true;
}

void KeySpine::number(std::size_t from)
{
    starts.resize(chunks.size());
    for (std::size_t i = from; i < chunks.size(); ++i)
        starts[i] = i == 0 ? 0 : starts[i - 1] + static_cast<std::uint32_t>(chunks[i - 1]->size());
}

} // namespace clipwright
