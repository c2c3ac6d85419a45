// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "rig_dump.h"

#include "model/io/files/sha1.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/patch/patch_format.h"
#include "model/io/patch/value_text.h"

#include <QFile>

namespace clipwright::testing {

std::string dumpOf(const DocumentValue &value)
{
    // Spans are of the text, so what is written depends on it.
    const auto &text = std::visit(
        [](const auto &it) -> const auto & { return it.text; }, value);
    return valueText(value) + (text ? sha1Hex(*text) : std::string());
}

Rig fixture(const char *name)
{
    QFile file(QStringLiteral(CLIPWRIGHT_TEST_DATA "/lottie/%1.json").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    auto text = std::make_shared<const std::string>(file.readAll().toStdString());
    return readLottie(std::move(text), name).rig.value_or(Rig());
}

std::span<const char *const> replacements()
{
    static const std::vector<const char *> kNames{"walker", "precomps", "split_position"};
    return kNames;
}

Result<ReplaceValue> replacementNamed(const std::string &hash)
{
    for (const char *name : replacements()) {
        Rig rig = fixture(name);
        const auto text = rig.text;
        if (sha1Hex(*text) == hash)
            return ReplaceValue{std::make_shared<DocumentValue>(std::move(rig)), text};
    }
    return refuse("unknown", "expected the text of a fixture");
}

std::optional<Patch> throughText(const Patch &patch, const DocumentValue &value)
{
    JsonWriter json;
    writePatch(json, patch);
    const Result<JsonDocument> document = JsonDocument::parse(std::make_shared<const std::string>(json.text()));
    if (!document)
        return std::nullopt;
    const Result<Patch> read = readPatch(document->root(), value, replacementNamed);
    return read ? std::optional(*read) : std::nullopt;
}

} // namespace clipwright::testing
