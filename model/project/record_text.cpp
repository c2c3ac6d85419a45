// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/record_text.h"

#include "model/core/out_of_memory.h"
#include "model/io/rig_textures.h"

#include <pugixml.hpp>

#include <algorithm>
#include <cstring>
#include <random>
#include <unordered_set>
#include <utility>

namespace clipwright {

namespace {

constexpr const char *kRoot = "orkmeta";
constexpr const char *kCook = "cook";
constexpr const char *kOurs = "clipwright"; ///< the element that other tools do not know
constexpr const char *kArtifact = "artifact";
constexpr const char *kIndent = "    ";
constexpr std::size_t kMaxArtifacts = 10'000;

/** The attributes of `<cook>` in the order in which a new one has them. */
struct CookAttribute {
    const char *name;
    std::string &(*of)(CookRecord &record);
};
constexpr CookAttribute kAttributes[]{
    {"sourceHash", [](CookRecord &record) -> std::string & { return record.sourceHash; }},
    {"toolHash", [](CookRecord &record) -> std::string & { return record.toolHash; }},
    {"settingsHash", [](CookRecord &record) -> std::string & { return record.settingsHash; }},
    {"clips", [](CookRecord &record) -> std::string & { return record.settings.clips; }},
    {"extent", [](CookRecord &record) -> std::string & { return record.settings.extent; }},
    {"tolerance", [](CookRecord &record) -> std::string & { return record.settings.tolerance; }},
};

/** Everything stays in the tree: comments, white space, line ends. */
constexpr unsigned kParseAll = (pugi::parse_full | pugi::parse_ws_pcdata | pugi::parse_fragment)
                               & ~(pugi::parse_eol | pugi::parse_wconv_attribute);

tl::unexpected<Error> refuseAt(std::string_view text, std::ptrdiff_t offset, const std::string &what,
                               const std::string &file)
{
    const auto size = static_cast<std::ptrdiff_t>(text.size());
    const std::string_view head = text.substr(0, static_cast<std::size_t>(std::clamp(offset, std::ptrdiff_t(0), size)));
    const std::size_t lineStart = head.rfind('\n') + 1; // npos + 1 is 0
    const auto line = static_cast<int>(std::count(head.begin(), head.end(), '\n')) + 1;
    return refuse("record-malformed", what, {file, line, static_cast<int>(head.size() - lineStart) + 1, {}});
}

/** Parses into `document` and gives the root element. */
Result<pugi::xml_node> parseInto(pugi::xml_document &document, std::string_view text, const std::string &file)
{
    if (text.size() > kMaxRecordBytes)
        return refuse("record-malformed", std::to_string(kMaxRecordBytes).append(" bytes at most"), {file, 0, 0, {}});
    // A zero byte would end the text for the parser, and what stands behind it would be lost.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return refuseAt(text, static_cast<std::ptrdiff_t>(zero), "expected text, found a zero byte", file);
    const pugi::xml_parse_result parsed =
        document.load_buffer(text.data(), text.size(), kParseAll, pugi::encoding_utf8);
    if (parsed.status == pugi::status_out_of_memory)
        return tl::make_unexpected(outOfMemory());
    if (!parsed)
        return refuseAt(text, parsed.offset, std::string("not the XML of a record: ") + parsed.description(), file);
    pugi::xml_node root;
    for (const pugi::xml_node node : document.children()) {
        const bool isText = node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata;
        if (node.type() == pugi::node_element
                ? bool(std::exchange(root, node))
                : isText && std::strspn(node.value(), " \t\r\n") != std::strlen(node.value()))
            return refuseAt(text, node.offset_debug(), "expected one element <orkmeta> and nothing beside it", file);
    }
    if (std::strcmp(root.name(), kRoot) != 0)
        return refuseAt(text, root ? root.offset_debug() : 0, "expected the element <orkmeta>", file);
    return root;
}

/** Puts an element as the last of `parent`, on a line of its own. */
pugi::xml_node appendOnLine(pugi::xml_node parent, const char *name, int depth)
{
    const auto lineOf = [](int indents) {
        std::string text("\n");
        for (int i = 0; i < indents; ++i)
            text.append(kIndent);
        return text;
    };
    pugi::xml_node last = parent.last_child();
    if (last.type() != pugi::node_pcdata || std::strspn(last.value(), " \t\r\n") != std::strlen(last.value())) {
        last = parent.append_child(pugi::node_pcdata);
        last.set_value(lineOf(depth - 1).c_str());
    }
    parent.insert_child_before(pugi::node_pcdata, last).set_value(lineOf(depth).c_str());
    return parent.insert_child_before(name, last);
}

void setAttribute(pugi::xml_node node, const char *name, const std::string &value)
{
    pugi::xml_attribute attribute = node.attribute(name);
    if (!attribute)
        attribute = node.append_attribute(name);
    attribute.set_value(value.c_str());
}

void removeWithLine(pugi::xml_node node)
{
    pugi::xml_node parent = node.parent();
    if (const pugi::xml_node before = node.previous_sibling(); before.type() == pugi::node_pcdata)
        parent.remove_child(before);
    parent.remove_child(node);
}

/** Those that are recorded already keep their element and what else it says. */
void putArtifacts(pugi::xml_node root, const std::vector<RecordedArtifact> &artifacts)
{
    pugi::xml_node ours = root.child(kOurs);
    if (!ours && !artifacts.empty())
        ours = appendOnLine(root, kOurs, 1);
    for (pugi::xml_node node = ours.child(kArtifact); node;) {
        const pugi::xml_node next = node.next_sibling(kArtifact);
        const auto named = [&](const RecordedArtifact &artifact) {
            return artifact.name == node.attribute("name").value();
        };
        if (std::none_of(artifacts.begin(), artifacts.end(), named))
            removeWithLine(node);
        node = next;
    }
    for (const RecordedArtifact &artifact : artifacts) {
        pugi::xml_node node = ours.find_child_by_attribute(kArtifact, "name", artifact.name.c_str());
        if (!node)
            node = appendOnLine(ours, kArtifact, 2);
        setAttribute(node, "name", artifact.name);
        setAttribute(node, "hash", artifact.hash);
        if (artifact.next.empty())
            node.remove_attribute("next");
        else
            setAttribute(node, "next", artifact.next);
    }
}

/** Whether a name beside a record is its own, or that of the source that it is of. */
bool isOfTheSource(const std::string &name, const std::string &record)
{
    const std::string own = record.substr(record.rfind('/') + 1);
    return !own.empty() && (name == own || recordPathOf(name) == own);
}

Result<std::optional<CookRecord>> recordOf(pugi::xml_node root, std::string_view text, const std::string &file)
{
    const pugi::xml_node cook = root.child(kCook);
    if (!cook)
        return std::nullopt;
    if (const pugi::xml_node second = cook.next_sibling(kCook))
        return refuseAt(text, second.offset_debug(), "expected one element <cook>, and this is a second", file);
    CookRecord record;
    for (const CookAttribute &attribute : kAttributes)
        attribute.of(record) = cook.attribute(attribute.name).value();
    std::unordered_set<std::string> names;
    for (const pugi::xml_node node : root.child(kOurs).children(kArtifact)) {
        RecordedArtifact artifact{node.attribute("name").value(), node.attribute("hash").value(),
                                  node.attribute("next").value()};
        if (!isBareName(artifact.name) || !names.insert(artifact.name).second)
            return refuseAt(text, node.offset_debug(), "expected an artifact named once, as a file beside its source",
                            file);
        if (isOfTheSource(artifact.name, file))
            return refuseAt(text, node.offset_debug(), "expected a cooked file, and this is the source or its record",
                            file);
        record.artifacts.push_back(std::move(artifact));
        if (record.artifacts.size() > kMaxArtifacts)
            return refuseAt(text, node.offset_debug(), std::to_string(kMaxArtifacts).append(" artifacts at most"),
                            file);
    }
    std::ranges::sort(record.artifacts, {}, &RecordedArtifact::name);
    return record;
}

class StringWriter : public pugi::xml_writer {
public:
    void write(const void *data, std::size_t size) override { text.append(static_cast<const char *>(data), size); }
    std::string text;
};

Result<std::string> written(CookRecord record, std::string_view before, std::string_view id, const std::string &file)
{
    std::ranges::sort(record.artifacts, {}, &RecordedArtifact::name);
    pugi::xml_document document;
    pugi::xml_node root;
    if (before.empty()) {
        root = document.append_child(kRoot);
        setAttribute(root, "id", std::string(id));
        document.append_child(pugi::node_pcdata).set_value("\n");
    } else {
        const Result<pugi::xml_node> parsed = parseInto(document, before, file);
        if (!parsed)
            return tl::make_unexpected(parsed.error());
        root = *parsed;
        const Result<std::optional<CookRecord>> old = recordOf(root, before, file);
        if (!old)
            return tl::make_unexpected(old.error());
        if (*old == record)
            return std::string(before);
    }
    pugi::xml_node cook = root.child(kCook);
    if (!cook) {
        cook = appendOnLine(root, kCook, 1);
        setAttribute(cook, "tool", "vectoranim"); // other tools' word for this kind of cook; never compared
    }
    for (const CookAttribute &attribute : kAttributes)
        setAttribute(cook, attribute.name, attribute.of(record));
    putArtifacts(root, record.artifacts);
    StringWriter writer;
    document.save(writer, "", pugi::format_raw | pugi::format_no_declaration, pugi::encoding_utf8);
    // Where memory runs out the tree only lacks what there was none for; and XML cannot say every byte of a setting.
    const Result<std::optional<CookRecord>> again = readCookRecord(writer.text, file);
    if (!again || *again != record)
        return refuse("record-unsayable", "a setting or a name of the record has no spelling in XML", {file, 0, 0, {}});
    return std::move(writer.text);
}

} // namespace

Result<std::optional<CookRecord>> readCookRecord(std::string_view text, const std::string &file)
{
    return withinMemory([&]() -> Result<std::optional<CookRecord>> {
        pugi::xml_document document;
        const Result<pugi::xml_node> root = parseInto(document, text, file);
        if (!root)
            return tl::make_unexpected(root.error());
        return recordOf(*root, text, file);
    });
}

Result<std::string> writeCookRecord(const CookRecord &record, std::string_view before, std::string_view id,
                                    const std::string &file)
{
    return withinMemory([&] { return written(record, before, id, file); });
}

std::string newAssetId()
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::random_device random;
    std::string id;
    while (id.size() < 32) {
        for (unsigned bits = random(), i = 0; i < 8; ++i, bits >>= 4)
            id += kDigits[bits & 15];
    }
    return id;
}

} // namespace clipwright
