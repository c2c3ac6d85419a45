// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/hostile_paths.h"

namespace clipwright::hostile {

namespace {

/** What leads up, away or elsewhere, on some system or to some reader. `@` is the absolute path of the folder around. */
const char *const kWays[] = {
    "../",
    "../../",
    "../../../../../../../../",
    "./../",
    ".//../",
    "images/../../",
    "images/./../../",
    "images//../../",
    "images/../images/../../",
    "nowhere/../../",
    "..//",
    ".././",
    "@/",
    "@/project/../",
    "/@/",
    "//",
    "///",
    "/proc/self/root/@/",
    "/proc/self/cwd/../",
    "/dev/fd/../",
    "..\\",
    "images\\..\\..\\",
    "\\",
    "\\\\server\\share\\",
    "\\\\?\\C:\\",
    "C:",
    "C:\\",
    "C:/",
    "file:",
    "file://@/",
    "file:///",
    "FILE:///",
    "http://localhost/",
    "https://user:password@localhost/",
    "ftp://localhost/",
    "jar:file:///@!/",
    "data:,",
    "javascript:",
    "link/",
    "link/../",
    "images/up/",
    "images/up/../",
    "images/up/project/../",
    "around/",
    "around/project/../",
};

const char *const kTargets[] = {"secret.png", "outside/secret.png", "etc/passwd",      ".",
                                "",           "link.png",           "secret.png\0.png"};

std::string withFolder(std::string text, const std::string &folder)
{
    for (std::size_t at = text.find('@'); at != std::string::npos; at = text.find('@', at + folder.size()))
        text.replace(at, 1, folder);
    return text;
}

} // namespace

std::vector<std::string> hostilePaths(const std::string &folder)
{
    std::vector<std::string> paths{"..",
                                   ".",
                                   "",
                                   "/",
                                   "~/secret.png",
                                   "$HOME/secret.png",
                                   "`id`.png",
                                   "link.png",
                                   "|id",
                                   std::string("images/in.png\0../../secret.png", 30)};
    for (const char *way : kWays) {
        for (const char *target : kTargets)
            paths.push_back(withFolder(way, folder) + target);
    }
    return paths;
}

std::vector<std::string> oddNames()
{
    return {
        "A..B.png",
        "..a.png",
        "a...png",
        ".hidden.png",
        "walk 10%.png",
        "50%25.png",
        "100%2e%2e%2f.png",
        " leading space.png",
        "trailing space .png",
        "-dash.png",
        "--help.png",
        "#hash.png",
        "what?.png",
        "a&b;c|d.png",
        "$(id).png",
        "`id`.png",
        "it's \"quoted\".png",
        "*.png",
        "na\xc3\xafve caf\xc3\xa9.png",
        "\xe7\x8b\x90.png",
        "\xf0\x9f\xa6\x8a.png",
        "e\xcc\x81 combined.png",
        "new\nline.png",
        "tab\there.png",
        "no suffix",
        "images/..dots../in.png",
        std::string(250, 'n') + ".png",
    };
}

} // namespace clipwright::hostile
