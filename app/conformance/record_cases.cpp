// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/record_cases.h"

#include "app/conformance/comparison.h"
#include "model/project/record_text.h"

namespace clipwright::app {

namespace {

std::string textOf(const Json &object, const char *member)
{
    return object.at(member).get<std::string>();
}

RecordedSettings settingsOf(const Json &object)
{
    return {textOf(object, "clips"), textOf(object, "extent"), textOf(object, "tolerance")};
}

} // namespace

Verdict runSettings(const Json &theCase, RealFiles &)
{
    const RecordedSettings settings = settingsOf(theCase);
    Comparison comparison;
    comparison.equal("canonical", canonicalText(settings), theCase.at("canonical"));
    comparison.equal("hash", settingsHashOf(settings), theCase.at("hash"));
    return comparison.verdict();
}

Verdict runMatches(const Json &theCase, RealFiles &)
{
    const Json &told = theCase.at("record");
    const CookRecord record{
        textOf(told, "sourceHash"), textOf(told, "toolHash"), textOf(told, "settingsHash"), settingsOf(told), {}};
    // By way of its text, so that a case tries reader and writer too.
    const Result<std::string> text = writeCookRecord(record, {}, "id");
    const auto read = text ? readCookRecord(*text) : tl::make_unexpected(text.error());
    if (!read || !*read || !(**read == record))
        return Verdict::failed("another record from its text", "the same");
    Comparison comparison;
    comparison.equal("matches", matches(**read, textOf(theCase, "source_now"), textOf(theCase, "tool_now")),
                     theCase.at("matches"));
    return comparison.verdict();
}

} // namespace clipwright::app
