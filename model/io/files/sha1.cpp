// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

// These three are marked as deprecated for want of a provider to choose. That is what we want of them: they read no
// configuration, allocate nothing and cannot fail.
#define OPENSSL_SUPPRESS_DEPRECATED

#include "model/io/files/sha1.h"

#include <openssl/sha.h>

#include <array>

namespace clipwright {

std::string sha1Hex(std::string_view bytes)
{
    SHA_CTX context;
    std::array<unsigned char, SHA_DIGEST_LENGTH> digest{};
    SHA1_Init(&context);
    SHA1_Update(&context, bytes.data(), bytes.size());
    SHA1_Final(digest.data(), &context);

    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    hex.reserve(2 * digest.size());
    for (const unsigned char byte : digest) {
        hex += kDigits[byte >> 4];
        hex += kDigits[byte & 15];
    }
    return hex;
}

} // namespace clipwright
