// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "rig_dump.h"

#include "model/io/files/sha1.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/patch/patch_format.h"
#include "model/io/patch/rig_json_writer.h"

#include <QFile>

namespace clipwright::testing {

std::string dumpOf(const Rig &rig)
{
    JsonWriter json;
    RigJsonWriter writer(json);
    json.beginArray();
    for (const std::shared_ptr<const Composition> &composition : rig.compositions)
        writer.composition(*composition);
    for (const RigAsset &asset : rig.assets)
        writer.asset(asset);
    // Spans are of the text, so what is written depends on it.
    json.value(rig.text ? sha1Hex(*rig.text) : std::string());
    json.endArray();
    return json.text();
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

Result<ReplaceRig> replacementNamed(const std::string &hash)
{
    for (const char *name : replacements()) {
        auto rig = std::make_shared<Rig>(fixture(name));
        if (sha1Hex(*rig->text) == hash)
            return ReplaceRig{rig, rig->text};
    }
    return refuse("unknown", "expected the text of a fixture");
}

std::optional<Patch> throughText(const Patch &patch, const Rig &rig)
{
    JsonWriter json;
    writePatch(json, patch);
    const Result<JsonDocument> document = JsonDocument::parse(std::make_shared<const std::string>(json.text()));
    if (!document)
        return std::nullopt;
    const Result<Patch> read = readPatch(document->root(), rig, replacementNamed);
    return read ? std::optional(*read) : std::nullopt;
}

} // namespace clipwright::testing
