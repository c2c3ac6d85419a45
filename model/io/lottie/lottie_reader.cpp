// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_reader.h"

#include "model/io/json/json_document.h"
#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_document.h"

namespace clipwright {

LottieReading readLottie(std::shared_ptr<const std::string> text, const std::string &file, const LottieCaps &caps)
{
    LottieReading reading;
    Result<JsonDocument> json = JsonDocument::parse(std::move(text), file);
    if (!json) {
        LottieReport report(file);
        report.refuse("not-json", "The file is not JSON: " + json.error().what + ".", json.error().where);
        reading.issues = report.takeIssues();
        return reading;
    }
    LottieContext context(*json, file, caps);
    Rig rig;
    readLottieDocument(context, json->root(), rig);
    reading.issues = context.report.takeIssues();
    if (context.isRefused())
        return reading;
    rig.text = json->sharedText();
    rig.gaps = context.report.takeGaps();
    reading.rig = std::move(rig);
    return reading;
}

bool looksLikeLottie(std::string_view text)
{
    const Result<JsonDocument> json = JsonDocument::parse(std::make_shared<const std::string>(text));
    return json && json->root()["layers"].isArray();
}

} // namespace clipwright
