// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/verb.h"

#include "model/commands/command_table.h"
#include "model/io/files/files.h"
#include "model/io/files/save_file.h"
#include "model/io/files/sha1.h"
#include "model/io/home.h"
#include "model/io/lottie/writer/lottie_quick_edits.h"
#include "model/io/lottie/writer/lottie_same.h"
#include "model/io/patch/patch_format.h"
#include "model/io/script/conversion.h"
#include "model/io/script/reread_ids.h"
#include "model/io/script/script_run.h"
#include "model/project/recook.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace clipwright::app {

namespace {

/** A file that commands are performed on one after the other, its ids always those of its bytes as they are now. */
class EditedFile {
public:
    EditedFile(DocumentHome home, DocumentValue value) : m_home(std::move(home)), m_value(std::move(value)) {}

    Result<StepOutcome> perform(const ScriptStep &step)
    {
        Result<StepOutcome> outcome = runStep(m_value, step, ruleOf(m_home.format));
        if (outcome && !step.spelling && takeQuickly(*outcome))
            return outcome;
        // What was written quickly is read before anything else is done with it.
        if (m_isQuick) {
            if (Result<void> same = proven(); !same)
                return refuseAt(std::move(same.error()), step);
            outcome = runStep(m_value, step, ruleOf(m_home.format));
        }
        // A patch that knows how this very file was spelled before it needs no more than that.
        if (std::optional<std::string> spelled = step.spelling ? step.spelling->applied(*m_home.bytes) : std::nullopt)
            return take(std::move(*spelled), outcome ? std::move(*outcome) : StepOutcome{m_value, {}, {}, {}}, step);
        m_spelling = Spelling::between(*m_home.bytes, *m_home.bytes);
        if (!outcome || outcome->inverse.empty())
            return outcome;
        Result<std::string> bytes = writeHome(m_home, outcome->value);
        if (!bytes)
            return refuseAt(std::move(bytes.error()), step);
        return take(std::move(*bytes), std::move(*outcome), step);
    }

    /** What would do nearly what a step does that was refused. */
    std::optional<Conversion> conversionOf(const ScriptStep &step, const Error &refusal) const
    {
        return clipwright::conversionOf(m_value, step, refusal, ruleOf(m_home.format));
    }

    /** Reads what was written, and makes sure that it says what the edits made. */
    Result<void> proven()
    {
        if (!m_isQuick)
            return {};
        m_isQuick = false;
        m_quick.reset();
        HomeReading reading = readHome(m_home);
        if (!reading.value)
            return refuse("lottie-not-said", "what it would be could not be read again");
        Result<void> same = sameInLottie(rig(), std::get<Rig>(*reading.value));
        m_value = std::move(*reading.value);
        return same;
    }

    const DocumentHome &home() const { return m_home; }
    /** How the file was spelled before the last step. */
    const Spelling &spelling() const { return m_spelling; }

private:
    const Rig &rig() const { return std::get<Rig>(m_value); }

    /** A Lottie that is not packed. */
    bool isText() const
    {
        return m_home.format == FormatId::Lottie && (m_isQuick || (rig().text && *rig().text == *m_home.bytes));
    }

    /** Its main composition with one of its layers: all that an edit inside of that needs to know. */
    static Rig withOnly(const Rig &rig, NodeId layer)
    {
        auto main = std::make_shared<Composition>(rig.main());
        std::erase_if(main->layers, [layer](const auto &each) { return each->id != layer; });
        Rig only;
        only.space = rig.space;
        only.compositions = {std::move(main)};
        return only;
    }

    /** Values and keys of one layer, without reading the whole file again. */
    bool takeQuickly(StepOutcome &outcome)
    {
        if (!isText() || !LottieQuickEdits::mayWrite(outcome.forward))
            return false;
        if (!m_quick)
            m_quick = LottieQuickEdits::of(rig());
        if (!m_quick)
            return false;
        const Rig &edited = std::get<Rig>(outcome.value);
        std::optional<LottieQuickEdits::Written> written = m_quick->write(rig(), edited, outcome.forward);
        if (!written)
            return false;
        const std::optional<RereadIds> ids =
            RereadIds::match(withOnly(edited, written->layer), withOnly(written->rig, written->layer));
        if (!ids) {
            m_quick.reset();
            return false;
        }
        outcome.inverse = ids->translated(outcome.inverse);
        auto bytes = std::make_shared<const std::string>(m_quick->text());
        m_spelling = Spelling::between(*bytes, *m_home.bytes);
        m_home.bytes = std::move(bytes);
        m_value = std::move(written->rig);
        m_isQuick = true;
        return true;
    }

    static tl::unexpected<Error> refuseAt(Error error, const ScriptStep &step)
    {
        error.where = {{}, 0, 0, step.pointer};
        return tl::make_unexpected(std::move(error));
    }

    /** The file has these bytes from now on. Refuses, and it has not, what cannot be read. */
    Result<StepOutcome> take(std::string bytes, StepOutcome outcome, const ScriptStep &step)
    {
        DocumentHome home = m_home;
        home.bytes = std::make_shared<const std::string>(std::move(bytes));
        HomeReading reading = readHome(home);
        if (!reading.value)
            return refuseAt({"needs-source", {}, "what it would be could not be read again"}, step);
        if (const std::optional<RereadIds> ids = RereadIds::match(outcome.value, *reading.value))
            outcome.inverse = ids->translated(outcome.inverse);
        m_spelling = Spelling::between(*home.bytes, *m_home.bytes);
        m_home = std::move(home);
        m_value = std::move(*reading.value);
        m_quick.reset();
        return outcome;
    }

    DocumentHome m_home;
    DocumentValue m_value;
    std::optional<LottieQuickEdits> m_quick;
    bool m_isQuick = false; ///< the rig's spans are those of a text that was
    Spelling m_spelling;    ///< between what it is and what it was
};

ExitStatus listCommands(Reply &reply)
{
    for (const CommandRow &row : commands()) {
        std::string line(row.id);
        for (const ArgumentRow &argument : row.arguments)
            line.append(argument.isRequired ? " " : " [").append(argument.name).append(argument.isRequired ? "" : "]");
        reply.line(line);
        for (const ArgumentRow &argument : row.arguments)
            reply.line("    " + std::string(argument.name) + " (" + std::string(nameOf(argument.kind))
                       + "): " + std::string(argument.help));
        reply.document({}, [&row](JsonWriter &json) {
            json.member("command", row.id).member("label", row.label).name("arguments").beginArray();
            for (const ArgumentRow &argument : row.arguments)
                json.beginObject()
                    .member("name", argument.name)
                    .member("kind", nameOf(argument.kind))
                    .member("required", argument.isRequired)
                    .member("help", argument.help)
                    .endObject();
            json.endArray();
        });
    }
    return ExitStatus::Done;
}

/** Ends the run: with the way out of a refusal where there is one. */
ExitStatus failStep(Reply &reply, const Error &error, const std::optional<Conversion> &conversion = {})
{
    const Issues issues{issueOf(error)};
    reply.tell(issues);
    reply.document(issues, [&](JsonWriter &json) {
        if (error.code == "needs-source")
            json.name("conversion").beginObject().member("command", "keepAsSource").endObject();
        if (!conversion)
            return;
        json.name("conversion").beginObject().member("command", conversion->step.command);
        json.member("tolerance", conversion->step.arguments.get<double>("tolerance")).name("keys").beginObject();
        json.member("before", conversion->keysBefore).member("after", conversion->keysAfter).endObject();
        json.member("error", conversion->error).endObject();
    });
    return ExitStatus::BadInput;
}

void answer(Reply &reply, const ScriptStep &step, const StepOutcome &outcome, const Spelling &spelling)
{
    reply.answer({}, [&](JsonWriter &json) {
        json.member("command", step.command).name("changed").beginArray();
        for (const std::string &path : outcome.changed)
            json.value(path);
        json.endArray().name("inverse").beginObject().name("patch");
        writePatch(json, outcome.inverse);
        json.name("spelling");
        spelling.write(json);
        json.endObject();
    });
}

/** In place as a document is saved: the file as it was stays as NAME~, and one that others wrote meanwhile stays whole. */
ExitStatus write(Reply &reply, const DocumentHome &home, const std::string &path, const FileStamp &read)
{
    Result<void> written;
    if (path != home.path)
        written = writeFileAtomic(path, *home.bytes);
    else if (const Result<FileStamp> saved = saveFile(path, *home.bytes, {.expected = read}); !saved)
        written = tl::make_unexpected(saved.error());
    return written ? ExitStatus::Done : reply.fail(written.error());
}

std::string suffixOf(const std::string &path)
{
    return std::filesystem::path(path).extension().string();
}

} // namespace

ExitStatus runEdit(const Arguments &arguments, Reply &reply)
{
    if (arguments.has("list"))
        return arguments.files().empty() ? listCommands(reply) : reply.failUsage("--list takes no file");
    if (arguments.files().size() != 2)
        return reply.failUsage("a file name is missing: edit FILE COMMANDS.json");
    const std::string &path = arguments.files().front();
    const std::string &scriptPath = arguments.files().back();
    const Result<std::shared_ptr<const std::string>> scriptBytes = readFile(scriptPath);
    if (!scriptBytes)
        return reply.fail(scriptBytes.error());
    const Result<Script> script = readScript(*scriptBytes, scriptPath);
    if (!script)
        return reply.fail(script.error());
    HomeReading reading = openHome(path);
    if (!reading.value)
        return reply.fail(reading.issues);
    const std::string out = arguments.value("out", reading.home.path);
    const Result<FormatId> format = formatOfPath(out);
    // A package, a sticker and a plain Lottie are one format in three kinds of file.
    if (!format || *format != reading.home.format || suffixOf(out) != suffixOf(reading.home.path))
        return reply.failUsage("--out takes a file of the same format: convert makes others");
    const auto before = reading.home.bytes;
    FileStamp stamp;
    stamp.hash = sha1Hex(*before);
    stamp.size = before->size();
    EditedFile file(std::move(reading.home), std::move(*reading.value));
    for (const ScriptStep &step : script->steps) {
        const Result<StepOutcome> outcome = file.perform(step);
        if (!outcome) {
            Error error = outcome.error();
            error.where.file = scriptPath;
            return failStep(reply, error, file.conversionOf(step, outcome.error()));
        }
        answer(reply, step, *outcome, file.spelling());
    }
    if (const Result<void> same = file.proven(); !same)
        return failStep(reply, same.error());
    if (out == file.home().path && *file.home().bytes == *before)
        return ExitStatus::Done;
    const ExitStatus written = write(reply, file.home(), out, stamp);
    // As saving does it: what was cooked from the source follows it.
    if (written == ExitStatus::Done && out == file.home().path && file.home().format == FormatId::Lottie)
        reply.tell(cookSiblings(out, file.home().bytes).issues);
    return written;
}

} // namespace clipwright::app
