// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/clip_cases.h"

#include "app/conformance/comparison.h"
#include "model/io/oclip/oclip_format.h"

namespace clipwright::app {

namespace {

Result<OclipReading> readText(const Json &theCase)
{
    return readOclip(std::make_shared<const std::string>(theCase.at("text").get<std::string>()));
}

/** A code as cases write it: dropped keys with their number behind it. */
std::string caseCode(const Issue &issue)
{
    return issue.code == "keys-dropped" ? issue.code + ':' + std::to_string(issue.count) : issue.code;
}

/** What the cases' readers pass over without a word, and we tell. */
bool isSilentThere(const Issue &issue)
{
    return issue.code == "value-malformed" || issue.code == "member-repeated";
}

/** Files of cases for both formats use the same kinds. */
bool isOfBlend(const Json &theCase)
{
    return theCase.at("text").get<std::string>().find("\"orblit.blend\"") != std::string::npos;
}

} // namespace

Verdict runClipRewrite(const Json &theCase, RealFiles &)
{
    if (isOfBlend(theCase))
        return Verdict::leftOut(".oblend files are not built yet");
    const Result<OclipReading> reading = readText(theCase);
    if (!reading)
        return Verdict::failed("refused: " + reading.error().code, "a file that reads");
    Json codes = Json::array();
    for (const Issue &issue : reading->issues) {
        if (!isSilentThere(issue))
            codes.push_back(caseCode(issue));
    }
    Comparison comparison;
    comparison.equal("problems", codes, theCase.at("problems"));
    comparison.equal("text", writeOclip(reading->clip), theCase.at("expectText"));
    return comparison.verdict();
}

Verdict runClipRefuse(const Json &theCase, RealFiles &)
{
    if (isOfBlend(theCase))
        return Verdict::leftOut(".oblend files are not built yet");
    const auto reason = theCase.at("reason").get<std::string>();
    const Result<OclipReading> reading = readText(theCase);
    if (reading)
        return Verdict::failed("a file that reads", reason);
    // The strict reader says more precisely what is no JSON.
    const std::string got = reading.error().code.starts_with("json-") ? "not-json" : reading.error().code;
    return got == reason ? Verdict::passed() : Verdict::failed(got, reason);
}

} // namespace clipwright::app
