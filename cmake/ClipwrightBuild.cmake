# SPDX-FileCopyrightText: Clipwright contributors
# SPDX-License-Identifier: MIT
#
# One target per folder. clipwright_folder(model/core …) makes the static library clipwright_model_core,
# whose link list is the same table that tests/layering checks include lines against.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()

find_program(CLIPWRIGHT_CCACHE ccache)
if(CLIPWRIGHT_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # What ccache's manual asks for with precompiled headers; without it nothing that uses one is ever found again.
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime "${CLIPWRIGHT_CCACHE}")
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-fpch-preprocess)
    endif()
endif()

# Present is not enough: a compiler may not know the linker, or find its own copy of it.
include(CheckCXXSourceCompiles)
find_program(CLIPWRIGHT_MOLD mold)
if(CLIPWRIGHT_MOLD)
    set(CMAKE_REQUIRED_LINK_OPTIONS -fuse-ld=mold)
    check_cxx_source_compiles("int main() { return 0; }" CLIPWRIGHT_MOLD_LINKS)
    unset(CMAKE_REQUIRED_LINK_OPTIONS)
    if(CLIPWRIGHT_MOLD_LINKS)
        add_link_options(-fuse-ld=mold)
    endif()
endif()

# No multiply-add contraction: the same file must cook to the same bytes with every compiler.
add_compile_options(-Wall -Wextra -Wpedantic -Werror -Wshadow -Wnon-virtual-dtor -ffp-contract=off)

option(CLIPWRIGHT_SANITIZE "Address, leak and undefined-behaviour sanitizers" OFF)
if(CLIPWRIGHT_SANITIZE)
    add_compile_options(-fsanitize=address,undefined,float-cast-overflow -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
endif()

option(CLIPWRIGHT_SANITIZE_THREADS "Thread sanitizer; not together with the others" OFF)
if(CLIPWRIGHT_SANITIZE_THREADS)
    add_compile_options(-fsanitize=thread -fno-omit-frame-pointer)
    add_link_options(-fsanitize=thread)
endif()

option(CLIPWRIGHT_FUZZ "The fuzzers (clang only): what they run is instrumented for coverage" OFF)
if(CLIPWRIGHT_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
    add_link_options(-fsanitize=fuzzer-no-link)
endif()

# clipwright_pch(NAME HEADER [LIBRARIES …]): a precompiled header that many targets reuse instead of making their own.
function(clipwright_pch name header)
    cmake_parse_arguments(ARG "" "" "LIBRARIES" ${ARGN})
    file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp" CONTENT "")
    add_library(${name} OBJECT "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
    target_link_libraries(${name} PRIVATE ${ARG_LIBRARIES})
    target_precompile_headers(${name} PRIVATE "${header}")
endfunction()

# clipwright_folder(FOLDER SOURCES a.cpp … [USES other/folder …] [LIBRARIES Some::Library …])
function(clipwright_folder folder)
    cmake_parse_arguments(ARG "" "" "SOURCES;USES;LIBRARIES" ${ARGN})
    string(REPLACE "/" "_" name "clipwright_${folder}")
    add_library(${name} STATIC ${ARG_SOURCES})
    target_include_directories(${name} PUBLIC
        "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>" "$<INSTALL_INTERFACE:include/clipwright>")
    foreach(used IN LISTS ARG_USES)
        string(REPLACE "/" "_" other "clipwright_${used}")
        target_link_libraries(${name} PUBLIC ${other})
    endforeach()
    target_link_libraries(${name} PUBLIC ${ARG_LIBRARIES})
    # What is compared leads a fuzzer through a parser; elsewhere it only costs a quarter of the time.
    if(CLIPWRIGHT_FUZZ AND NOT folder MATCHES "^model/io")
        target_compile_options(${name} PRIVATE -fno-sanitize-coverage=trace-cmp)
    endif()
    # model/items is Qt's: no part of the headless core that others install.
    if(folder MATCHES "^model/" AND NOT folder STREQUAL "model/items")
        if(NOT TARGET clipwright_model_pch)
            clipwright_pch(clipwright_model_pch "${PROJECT_SOURCE_DIR}/cmake/model_pch.h")
        endif()
        target_precompile_headers(${name} REUSE_FROM clipwright_model_pch)
        set_property(GLOBAL APPEND PROPERTY CLIPWRIGHT_MODEL_TARGETS ${name})
    endif()
endfunction()
