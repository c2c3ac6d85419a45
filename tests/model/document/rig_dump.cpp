// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "rig_dump.h"

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

std::optional<Patch> throughText(const Patch &patch, const Rig &rig)
{
    JsonWriter json;
    writePatch(json, patch);
    const Result<JsonDocument> document = JsonDocument::parse(std::make_shared<const std::string>(json.text()));
    if (!document)
        return std::nullopt;
    const Result<Patch> read = readPatch(document->root(), rig);
    return read ? std::optional(*read) : std::nullopt;
}

} // namespace clipwright::testing
