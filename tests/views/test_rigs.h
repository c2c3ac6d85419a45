// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/session/shown_rig.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace clipwright {

/** Ten frames a second; `slide` loops over 0–20 and moves a unit square from x 0 to 2; `rest` stands still, once, 20–30. */
inline QByteArray slideText()
{
    return "version 1\nfps 10\nduration 30\nclip slide 0 20 loop\nclip rest 20 30 once\nlayer box parent -1\n"
           "  pos k 2\n    kf 0 0 0\n    kf 20 2 0\n  shape k 1\n    kf 0\n      fill 1 0 0 1\n      contour 4\n"
           "      v -0.5 -0.5\n      v 0.5 -0.5\n      v 0.5 0.5\n      v -0.5 0.5\nmark 5 step\n";
}

/** A Lottie of one dot; `gap` adds a text layer, which the cook refuses. */
inline QByteArray dotLottie(bool gap = false)
{
    QByteArray layers = R"({"ty":4,"ind":1,"nm":"dot","ip":0,"op":30,"st":0,"ks":{"o":{"a":0,"k":100},
        "r":{"a":0,"k":0},"p":{"a":1,"k":[{"t":0,"s":[50,50],"o":{"x":[0.3],"y":[0]},"i":{"x":[0.7],"y":[1]}},
        {"t":30,"s":[150,50]}]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]}},"shapes":[{"ty":"gr","it":[
        {"ty":"el","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[50,50]}},
        {"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}},{"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},
        "s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},"o":{"a":0,"k":100}}]}]})";
    if (gap)
        layers += R"(,{"ty":5,"ind":2,"nm":"words","ip":0,"op":30,"st":0,"ks":{},"t":{"d":{"k":[]}}})";
    return R"({"v":"5.7.0","fr":30,"ip":0,"op":30,"w":200,"h":100,"assets":[],"layers":[)" + layers + "]}";
}

/** The dot with a repeater among its items, which the cook refuses: a gap on a layer that draws. */
inline QByteArray dottedGap()
{
    return dotLottie().replace(R"({"ty":"fl")", R"({"ty":"rp","c":{"a":0,"k":3}},{"ty":"fl")");
}

inline QString writeTestFile(const QTemporaryDir &folder, const QString &name, const QByteArray &text)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("the temporary folder cannot be written");
    return file.fileName();
}

inline std::shared_ptr<const ShownRig> openedTestRig(const QTemporaryDir &folder, const QString &name,
                                                     const QByteArray &text)
{
    return std::make_shared<const ShownRig>(openShownRig(writeTestFile(folder, name, text).toStdString()));
}

} // namespace clipwright
