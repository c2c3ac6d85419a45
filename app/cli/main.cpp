// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/command_line.h"
#include "model/io/files/descriptor.h"

#include <iostream>
#include <string>
#include <vector>

int main(int argc, char **argv)
{
    clipwright::keepStandardStreams();
    const std::vector<std::string> words(argv + 1, argv + argc);
    const auto status = clipwright::app::runCommandLine(words, std::cout, std::cerr);
    if (!std::cout.flush()) { // a full disk must not look like success
        std::cerr << "error: the answer could not be written to standard output\n";
        return static_cast<int>(clipwright::app::ExitStatus::BadInput);
    }
    return static_cast<int>(status);
}
