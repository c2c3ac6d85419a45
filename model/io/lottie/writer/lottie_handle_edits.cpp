// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_handle_edits.h"

#include "model/io/lottie/lottie_context.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

/** How the programs that export spell an even motion; players need handles for that too. */
constexpr double kEvenOut = 0.167;
constexpr double kEvenIn = 0.833;

class HandleWriter {
public:
    HandleWriter(LottieWriting &writing, LottieTarget &key, const Easing &easing, JsonValue sample, bool isPlain)
        : m_writing(writing),
          m_key(key),
          m_easing(easing),
          m_isList(sample["x"].isValid() ? sample["x"].isArray() : !isPlain),
          m_length(sample["x"].isArray() ? std::max<std::size_t>(sample["x"].size(), 1) : 1)
    {}

    void write()
    {
        const JsonValue hold = m_key["h"];
        if (m_easing == Easing::hold()) {
            m_key.set("h", hold.isValid() && !hold.isNumber() ? JsonPiece::boolean(true) : JsonPiece::number(1));
            return;
        }
        if (isTrue(hold))
            m_key.remove("h");
        writeHandle("o", 0, kEvenOut);
        writeHandle("i", 2, kEvenIn);
    }

private:
    void writeHandle(std::string_view name, std::size_t first, double even)
    {
        LottieTarget handle = m_key.inside(name);
        if (m_easing == Easing::linear()) {
            // The times of handles that are there may stay: on the diagonal they say nothing.
            if (handle["x"].isValid() && diagonal(handle["x"]))
                handle.set("y", m_writing.edits->pieceOf(handle["x"]));
            else
                setBoth(handle, even);
        } else {
            writeNumber(handle, "x", first);
            writeNumber(handle, "y", first + 1);
        }
        m_key.close(name, handle);
    }

    static bool diagonal(JsonValue x)
    {
        if (x.isNumber())
            return true;
        for (JsonValue item = x.isArray() ? x.first() : JsonValue(); item.isValid(); item = item.next()) {
            if (!item.isNumber())
                return false;
        }
        return x.isArray() && x.first().isValid();
    }

    void setBoth(LottieTarget &handle, double number)
    {
        handle.set("x", spelled(std::vector<double>{number}));
        handle.set("y", spelled(std::vector<double>{number}));
    }

    double wanted(std::size_t component, std::size_t part) const
    {
        return m_easing.parametersOf(static_cast<int>(component))[part];
    }

    void writeNumber(LottieTarget &handle, std::string_view name, std::size_t part)
    {
        const JsonValue json = handle[name];
        const auto components = static_cast<std::size_t>(m_easing.components);
        if (json.isNumber() && components == 1) {
            handle.setNumber(name, wanted(0, part), json.number());
            return;
        }
        if (json.isArray() && diagonal(json) && json.size() >= components) {
            std::size_t component = 0;
            for (JsonValue item = json.first(); item.isValid(); item = item.next(), ++component) {
                if (item.number() != wanted(component, part))
                    m_writing.edits->replace(item, JsonPiece::number(wanted(component, part)));
            }
            return;
        }
        std::vector<double> numbers;
        for (std::size_t c = 0; c < components; ++c)
            numbers.push_back(wanted(c, part));
        handle.set(name, spelled(std::move(numbers)));
    }

    JsonPiece spelled(std::vector<double> numbers) const
    {
        if (numbers.size() == 1 && !m_isList)
            return JsonPiece::number(numbers.front());
        numbers.resize(std::max(numbers.size(), m_length), numbers.back());
        return JsonPiece::numbers(numbers);
    }

    LottieWriting &m_writing;
    LottieTarget &m_key;
    const Easing &m_easing;
    bool m_isList;
    std::size_t m_length;
};

} // namespace

void writeHandles(LottieWriting &writing, LottieTarget &key, const Easing &easing, JsonValue sample, bool isPlain)
{
    HandleWriter(writing, key, easing, sample, isPlain).write();
}

} // namespace clipwright
