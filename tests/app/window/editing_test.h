// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/commands/node_commands.h"
#include "window_test.h"

namespace clipwright::app {

/** A window with documents that are edited as views will do it: by the log. */
class EditingTest : public WindowTest {
protected:
    views::Documents &documents() { return m_window->documents(); }
    DocumentId active() { return documents().active(); }
    std::string layerName() { return documents().activeDocument()->rig().main().layers.front()->name; }
    /** Renames the first layer of the active document. */
    void edit(const std::string &name = "Renamed")
    {
        const DocumentId id = active();
        const Result<TransactionId> done =
            documents().workspace().log().perform({"rename", {}}, [&](TransactionEdit &edit) {
                const Rig &rig = edit.edit(id)->rig();
                return rename(*edit.edit(id), {rig.main().id, rig.main().layers.front()->id, {}}, name);
            });
        QVERIFY(done.has_value());
    }
    QString openDot(const char *name = "dot.json")
    {
        const QString path = put(name, dotLottie());
        open(path);
        return path;
    }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

} // namespace clipwright::app
