// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/open_log.h"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>

#include <dlfcn.h>

// The C library's ways to open a file, found before its own by whoever is linked into this program. <fcntl.h> is left out, for
// it may define them itself.

namespace clipwright::hostile {

namespace {

OpenLog *current = nullptr;

void note(const char *path)
{
    if (current != nullptr)
        current->add(path);
}

template<class Function>
Function next(const char *name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

} // namespace

OpenLog::OpenLog()
{
    current = this;
}

OpenLog::~OpenLog()
{
    current = nullptr;
}

void OpenLog::add(const char *path)
{
    char *const canonical = realpath(path, nullptr);
    m_paths.emplace_back(canonical != nullptr ? canonical : path);
    std::free(canonical);
}

} // namespace clipwright::hostile

using clipwright::hostile::next;
using clipwright::hostile::note;

extern "C" {

int open(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const unsigned mode = va_arg(arguments, unsigned);
    va_end(arguments);
    note(path);
    return next<int (*)(const char *, int, ...)>("open")(path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const unsigned mode = va_arg(arguments, unsigned);
    va_end(arguments);
    note(path);
    return next<int (*)(const char *, int, ...)>("open64")(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const unsigned mode = va_arg(arguments, unsigned);
    va_end(arguments);
    note(path);
    return next<int (*)(int, const char *, int, ...)>("openat")(folder, path, flags, mode);
}

std::FILE *fopen(const char *path, const char *mode)
{
    note(path);
    return next<std::FILE *(*)(const char *, const char *)>("fopen")(path, mode);
}

std::FILE *fopen64(const char *path, const char *mode)
{
    note(path);
    return next<std::FILE *(*)(const char *, const char *)>("fopen64")(path, mode);
}
}
