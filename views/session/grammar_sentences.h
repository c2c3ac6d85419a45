// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What readers of texts expect, said again for the translators' tools, as issue_sentences.h says the rest.
#pragma once

#include <QtGlobal>

namespace clipwright::views {

/** Of `.oanim` and `.oshape`; what varies is counted, and a number counts as varying. */
[[maybe_unused]] constexpr const char *kGrammar[]{
    QT_TRANSLATE_NOOP("Issues", "`fps F` and `duration D` lines"),
    QT_TRANSLATE_NOOP("Issues", "at least one `layer NAME parent P` line"),
    QT_TRANSLATE_NOOP("Issues", "`fps F` with F > %1, before clips and layers"),
    QT_TRANSLATE_NOOP("Issues", "`duration D` with D > %1 frames, before clips and layers"),
    QT_TRANSLATE_NOOP("Issues", "`version N` with a whole N > %1"),
    QT_TRANSLATE_NOOP("Issues", "clips after `fps` and `duration` and before the first layer"),
    QT_TRANSLATE_NOOP("Issues", "a clip with %1 <= START < END <= duration"),
    QT_TRANSLATE_NOOP("Issues", "a clip name that no earlier clip has"),
    QT_TRANSLATE_NOOP("Issues", "`loop` or `once` as the clip's mode"),
    QT_TRANSLATE_NOOP("Issues", "`fps F` and `duration D` before the first layer"),
    QT_TRANSLATE_NOOP("Issues", "%1 or the index of an earlier layer as parent"),
    QT_TRANSLATE_NOOP("Issues", "a `layer` line before the channel"),
    QT_TRANSLATE_NOOP("Issues", "`pos|anchor|scale|rot|opacity k N` with N >= %1"),
    QT_TRANSLATE_NOOP("Issues", "each channel at most once a layer"),
    QT_TRANSLATE_NOOP("Issues", "as many `kf` lines as the channel declares"),
    QT_TRANSLATE_NOOP("Issues", "an unfinished channel or a shape before `kf`"),
    QT_TRANSLATE_NOOP("Issues", "`kf FRAME VALUES [EASE]` with every number of the channel's value"),
    QT_TRANSLATE_NOOP("Issues", "nothing, `lin`, `hold` or `ease OX OY IX IY` after the key's values"),
    QT_TRANSLATE_NOOP("Issues", "a key's frame within %1 to duration"),
    QT_TRANSLATE_NOOP("Issues", "a frame later than the key before, in %1-bit floats"),
    QT_TRANSLATE_NOOP("Issues", "a `layer` line before the shape"),
    QT_TRANSLATE_NOOP("Issues", "`shape k N` with N >= %1"),
    QT_TRANSLATE_NOOP("Issues", "as many keys as the shape declares"),
    QT_TRANSLATE_NOOP("Issues", "no more keys than the shape declares"),
    QT_TRANSLATE_NOOP("Issues", "a `fill`, `linear` or `radial` line in the key"),
    QT_TRANSLATE_NOOP("Issues", "one paint a key, before its contour"),
    QT_TRANSLATE_NOOP("Issues", "`linear|radial SX SY EX EY COUNT` with COUNT >= %1"),
    QT_TRANSLATE_NOOP("Issues", "as many `stop` lines as the gradient declares"),
    QT_TRANSLATE_NOOP("Issues", "a gradient that still owes stops before `stop`"),
    QT_TRANSLATE_NOOP("Issues", "`stop AT R G B A` with AT within %1 to %2"),
    QT_TRANSLATE_NOOP("Issues", "a stop not before the one above it"),
    QT_TRANSLATE_NOOP("Issues", "`focal` once, while a gradient still owes stops"),
    QT_TRANSLATE_NOOP("Issues", "`focal FX FY` in a radial gradient"),
    QT_TRANSLATE_NOOP("Issues",
                      "`stroke W butt|round|square miter|round|bevel LIMIT open|closed` with W >= %1 and LIMIT >= "
                      "%2, after the paint and before the contour"),
    QT_TRANSLATE_NOOP("Issues",
                      "`texture NAME X Y W H [U%1 V%2 U%3 V%4]` with W, H > %5, once, after the paint of a fill "
                      "and before the contour"),
    QT_TRANSLATE_NOOP("Issues", "a textured region without stroke, holes or gradient"),
    QT_TRANSLATE_NOOP("Issues",
                      "`contour COUNT` with COUNT >= %1 (a stroke: >= %2), once a region, after the whole paint"),
    QT_TRANSLATE_NOOP("Issues", "a contour of at least %1 vertices for a fill"),
    QT_TRANSLATE_NOOP("Issues", "a contour of at least %1 vertices for a stroke"),
    QT_TRANSLATE_NOOP("Issues", "`hole COUNT` with COUNT >= %1, after the contour of a fill"),
    QT_TRANSLATE_NOOP("Issues", "a hole of at least %1 vertices"),
    QT_TRANSLATE_NOOP("Issues", "`mask COUNT` with COUNT >= %1, once a region, after its contour"),
    QT_TRANSLATE_NOOP("Issues", "a contour, hole or mask that still owes vertices before `v`"),
    QT_TRANSLATE_NOOP("Issues", "as many `v` lines as declared"),
    QT_TRANSLATE_NOOP("Issues", "the first key's topology in every key of a shape"),
    QT_TRANSLATE_NOOP("Issues", "at least one region, which starts with `fill R G B A`"),
    QT_TRANSLATE_NOOP("Issues", "`morph [NAME]` after at least one finished region"),
    QT_TRANSLATE_NOOP("Issues", "at least one region in each morph set"),
    QT_TRANSLATE_NOOP("Issues", "a stroke without holes"),
    QT_TRANSLATE_NOOP("Issues", "the end of the text"),
    QT_TRANSLATE_NOOP("Issues", "%1 more `kf` to come"),
    QT_TRANSLATE_NOOP("Issues", "%1 more `v` to come"),
    QT_TRANSLATE_NOOP("Issues", "%1 more `stop` to come"),
    QT_TRANSLATE_NOOP("Issues", "it has %1"),
    QT_TRANSLATE_NOOP("Issues", "the paint's type differs"),
    QT_TRANSLATE_NOOP("Issues", "%1 stops where there were %2"),
    QT_TRANSLATE_NOOP("Issues", "%1 vertices where there were %2"),
    QT_TRANSLATE_NOOP("Issues", "a stroke where there was a fill, or the other way round"),
    QT_TRANSLATE_NOOP("Issues", "the stroke's cap, join or ends differ"),
    QT_TRANSLATE_NOOP("Issues", "the texture's name differs"),
    QT_TRANSLATE_NOOP("Issues", "the holes differ"),
    QT_TRANSLATE_NOOP("Issues", "the mask differs"),
};

/** Of JSON. */
[[maybe_unused]] constexpr const char *kJson[]{
    QT_TRANSLATE_NOOP("Issues", "a value"),
    QT_TRANSLATE_NOOP("Issues", "a digit"),
    QT_TRANSLATE_NOOP("Issues", "'%1' or '%2'"),
    QT_TRANSLATE_NOOP("Issues", "a member's name in quotes"),
    QT_TRANSLATE_NOOP("Issues", "'%1' behind the name"),
    QT_TRANSLATE_NOOP("Issues", "an escape for a control character"),
    QT_TRANSLATE_NOOP("Issues", "four hexadecimal digits behind '%1'"),
    QT_TRANSLATE_NOOP("Issues", "an escape of JSON behind '%1'"),
    QT_TRANSLATE_NOOP("Issues", "a control character"),
    QT_TRANSLATE_NOOP("Issues", "a byte that is not UTF%1"),
    QT_TRANSLATE_NOOP("Issues", "the bytes of this text are not UTF%1"),
    QT_TRANSLATE_NOOP("Issues", "a text is longer than %1 MiB"),
    QT_TRANSLATE_NOOP("Issues", "the text is larger than %1 MiB"),
    QT_TRANSLATE_NOOP("Issues", "a number is over the range of a double"),
    QT_TRANSLATE_NOOP("Issues", "lists and objects are nested more than %1 deep"),
};

/** Of files, and the system's words for what keeps one from being read or written. */
[[maybe_unused]] constexpr const char *kFiles[]{
    QT_TRANSLATE_NOOP("Issues", "there is no file '%1'"),
    QT_TRANSLATE_NOOP("Issues", "'%1' is larger than %2 bytes"),
    QT_TRANSLATE_NOOP("Issues", "'%1' leads out of the folder that it may be in"),
    QT_TRANSLATE_NOOP("Issues", "it is a folder"),
    QT_TRANSLATE_NOOP("Issues", "it is not an ordinary file"),
    QT_TRANSLATE_NOOP("Issues", "following its links"),
    QT_TRANSLATE_NOOP("Issues", "looking for the file"),
    QT_TRANSLATE_NOOP("Issues", "the file is protected"),
    QT_TRANSLATE_NOOP("Issues", "making a temporary file in '%1'"),
    QT_TRANSLATE_NOOP("Issues", "keeping its permissions"),
    QT_TRANSLATE_NOOP("Issues", "writing"),
    QT_TRANSLATE_NOOP("Issues", "flushing to the disk"),
    QT_TRANSLATE_NOOP("Issues", "replacing the file"),
    QT_TRANSLATE_NOOP("Issues", "flushing the folder to the disk"),
    QT_TRANSLATE_NOOP("Issues", "no memory left"),
    QT_TRANSLATE_NOOP("Issues", "Permission denied"),
    QT_TRANSLATE_NOOP("Issues", "Operation not permitted"),
    QT_TRANSLATE_NOOP("Issues", "No such file or directory"),
    QT_TRANSLATE_NOOP("Issues", "No space left on device"),
    QT_TRANSLATE_NOOP("Issues", "Disk quota exceeded"),
    QT_TRANSLATE_NOOP("Issues", "Read-only file system"),
    QT_TRANSLATE_NOOP("Issues", "File name too long"),
    QT_TRANSLATE_NOOP("Issues", "File too large"),
    QT_TRANSLATE_NOOP("Issues", "Is a directory"),
    QT_TRANSLATE_NOOP("Issues", "Not a directory"),
    QT_TRANSLATE_NOOP("Issues", "Invalid argument"),
    QT_TRANSLATE_NOOP("Issues", "Input/output error"),
    QT_TRANSLATE_NOOP("Issues", "Too many levels of symbolic links"),
};

/** Sentences around others: %1 and %2 are translated alone. */
[[maybe_unused]] constexpr const char *kFrames[]{
    QT_TRANSLATE_NOOP("Issues", "The file is not JSON: %1."),
    QT_TRANSLATE_NOOP("Issues", "expected %1 (%2); found %3"),
    QT_TRANSLATE_NOOP("Issues", "expected %1; found %2"),
    QT_TRANSLATE_NOOP("Issues", "expected %1, found %2"),
    QT_TRANSLATE_NOOP("Issues", "cannot read '%1': %2"),
    QT_TRANSLATE_NOOP("Issues", "cannot write '%1': %2"),
    QT_TRANSLATE_NOOP("Issues", "the texture '%1' is shown as its tint: %2"),
    QT_TRANSLATE_NOOP("Issues", "the texture '%1': %2"),
};

} // namespace clipwright::views
