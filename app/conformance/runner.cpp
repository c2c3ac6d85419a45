// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/runner.h"

#include "app/conformance/case_kinds.h"
#include "app/conformance/comparison.h"
#include "model/io/files/files.h"

#include <exception>
#include <map>
#include <optional>
#include <ostream>

namespace clipwright::app {

namespace {

constexpr int kMaxDepth = 100;

struct Run {
    CaseCounts counts;
    std::map<std::string, std::size_t> reasons; ///< of cases left out
};

Result<Json> parseJson(const std::string &text, const std::string &path)
{
    const Place where{path, 0, 0, {}};
    try {
        bool isTooDeep = false;
        Json json = Json::parse(text, [&isTooDeep](int depth, Json::parse_event_t, Json &) {
            isTooDeep |= depth > kMaxDepth;
            return !isTooDeep;
        });
        if (isTooDeep)
            return refuse("json-malformed", "nested more than " + std::to_string(kMaxDepth) + " deep", where);
        return json;
    } catch (const Json::exception &error) {
        return refuse("json-malformed", error.what(), where);
    }
}

Result<Json> readCases(const std::string &path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    Result<Json> json = parseJson(**bytes, path);
    if (!json)
        return json;
    if (!json->is_object() || !json->contains("cases") || !(*json)["cases"].is_array())
        return refuse("cases-missing", "a case file is an object with a list \"cases\"", Place{path, 0, 0, {}});
    return std::move((*json)["cases"]);
}

bool isMarked(const Json &theCase, const char *mark)
{
    const auto member = theCase.find(mark);
    return member != theCase.end() && *member == true;
}

Verdict runCase(const Json &theCase, RealFiles &files)
{
    try {
        for (const char *mark : {"overruled", "later"}) {
            if (isMarked(theCase, mark))
                return Verdict::leftOut(mark);
        }
        const auto name = theCase.at("kind").get<std::string>();
        const KindRow *kind = kindOf(name, theCase);
        if (!kind)
            return Verdict::failed("the unknown kind '" + name + "'", "a kind of the vocabulary");
        return kind->run ? kind->run(theCase, files)
                         : Verdict::leftOut("later: " + name + ": " + std::string(kind->later));
    } catch (const std::exception &error) {
        return Verdict::failed(std::string("a malformed case: ") + error.what(), "the members of its kind");
    }
}

std::string nameOf(const Json &theCase, const std::string &path, std::size_t index)
{
    const auto id = theCase.find("id");
    if (id != theCase.end() && id->is_string())
        return id->get<std::string>();
    return path + "#/cases/" + std::to_string(index);
}

void runFile(const std::string &path, const Json &cases, RealFiles &files, Run &run, std::ostream &out)
{
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const Verdict verdict = runCase(cases[i], files);
        switch (verdict.outcome) {
        case Verdict::Outcome::Passed: ++run.counts.passed; break;
        case Verdict::Outcome::LeftOut:
            ++run.counts.leftOut;
            ++run.reasons[verdict.got];
            break;
        case Verdict::Outcome::Failed:
            ++run.counts.failed;
            out << nameOf(cases[i], path, i) << ": got " << verdict.got << ", expected " << verdict.expected << '\n';
            break;
        }
    }
}

} // namespace

bool runCaseFiles(const std::vector<std::string> &paths, RealFiles &files, std::ostream &out, std::ostream &err)
{
    Run run;
    bool areReadable = true;
    for (const std::string &path : paths) {
        const Result<Json> cases = readCases(path);
        if (cases) {
            runFile(path, *cases, files, run, out);
            continue;
        }
        areReadable = false;
        err << cases.error().where.text() << ": error: " << cases.error().what << '\n';
    }
    for (const auto &[reason, count] : run.reasons)
        err << "left out " << count << ": " << reason << '\n';
    out << run.counts.passed << " passed, " << run.counts.failed << " failed, " << run.counts.leftOut << " left out\n";
    return areReadable && run.counts.failed == 0;
}

} // namespace clipwright::app
