// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_writer.h"

#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/lottie/writer/lottie_asset_edits.h"
#include "model/io/lottie/writer/lottie_layer_edits.h"
#include "model/io/lottie/writer/lottie_marker_edits.h"
#include "model/io/lottie/writer/lottie_same.h"
#include "model/io/lottie/writer/lottie_writing.h"

namespace clipwright {

namespace {

/** What a file with a version of its own says of old colours; a new one is of now. */
constexpr std::string_view kVersion = "5.12.2";
/** Of a new file: keys, paths and properties that stand still on a line each. */
constexpr int kNewLineHeight = 3;

/** Groups are at most 64 deep. */
void noteNodes(LottieWriting &writing, const Composition &composition, const Node &node)
{
    const JsonValue json = writing.valueOf(node.source);
    writing.nodes.emplace(node.id, LottieOrigin{&composition, &node, json});
    writing.nodeBytes.insert(json.begin());
    for (const Node &item : node.items)
        noteNodes(writing, composition, item);
}

void noteText(LottieWriting &writing)
{
    for (const std::shared_ptr<const Composition> &composition : writing.was->compositions) {
        for (const std::shared_ptr<const Layer> &layer : composition->layers) {
            noteNodes(writing, *composition, *layer);
            for (const Node &mask : layer->masks)
                noteNodes(writing, *composition, mask);
        }
    }
    writing.mayHaveByteColours = LottieContext(*writing.json, {}, {}).mayHaveByteColours;
}

void writeDocument(LottieWriting &writing, LottieTarget &root)
{
    const Composition &main = writing.rig.main();
    const Timeline &timeline = main.timeline;
    if (root.isFresh())
        root.set("v", JsonPiece::text(kVersion));
    root.setNumber("fr", timeline.rate.framesPerSecond, root["fr"].number());
    const double start = root["ip"].number();
    root.setNumber("ip", timeline.start, start);
    if (root.isFresh() || root["op"].number(timeline.start) - timeline.start != timeline.length)
        root.set("op", JsonPiece::number(endAfter(timeline.start, timeline.length)));
    root.setNumber("w", main.width, root["w"].number());
    root.setNumber("h", main.height, root["h"].number());
    root.setText("nm", main.name);
    LottieAssets assets(writing, root);
    assets.write();
    writeLayers(writing, main, root, {[&assets](CompositionId id) { return assets.idOf(id); }});
    writeMarkers(writing, timeline, root);
}

/** What is written is what is read of it. */
Result<std::string> proven(std::string text, const LottieWriting &writing)
{
    const Rig &rig = writing.rig;
    if (!writing.lost.empty())
        return refuse("lottie-not-said", "what \"" + writing.lost + "\" is, only the text knew that it was read from");
    auto shared = std::make_shared<const std::string>(std::move(text));
    LottieReading reading = readLottie(shared, {});
    if (!reading.rig)
        return refuse("lottie-not-said",
                      reading.issues.empty() ? std::string("expected a file that opens") : reading.issues.front().what);
    if (Result<void> same = sameInLottie(rig, *reading.rig); !same)
        return tl::make_unexpected(same.error());
    return *shared;
}

Result<std::string> writeNew(const Rig &rig)
{
    LottieWriting writing{rig};
    LottieTarget root(writing, {});
    writeDocument(writing, root);
    const JsonLayout layout{kNewLineHeight, "\n", "  ", ": ", ", "};
    std::string text;
    root.finish()->print(text, layout, {});
    text += '\n';
    return proven(std::move(text), writing);
}

} // namespace

Result<std::string> writeLottie(const Rig &rig)
{
    if (rig.space != RigSpace::Lottie || rig.compositions.empty())
        return refuse("lottie-space", "expected a rig in Lottie's space");
    if (!rig.text)
        return writeNew(rig);
    const Result<JsonDocument> json = JsonDocument::parse(rig.text);
    LottieReading was = readLottie(rig.text, {});
    if (!json || !was.rig)
        return refuse("lottie-text", "expected the text that the rig was read from");
    LottieWriting writing{rig, &*was.rig, &*json};
    JsonEdits edits(*json);
    writing.edits = &edits;
    noteText(writing);
    LottieTarget root(writing, json->root());
    writeDocument(writing, root);
    root.finish();
    if (edits.isEmpty())
        return *rig.text;
    return proven(edits.text(), writing);
}

} // namespace clipwright
