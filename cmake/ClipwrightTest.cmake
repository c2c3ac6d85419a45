# SPDX-FileCopyrightText: Clipwright contributors
# SPDX-License-Identifier: MIT

# clipwright_test(NAME USES model/core … [LIBRARIES …]): one QtTest executable NAME from NAME.cpp, run without a display.
# Its fixtures are found below CLIPWRIGHT_TEST_DATA (tests/data); CLIPWRIGHT_SOURCE is the tree itself.
function(clipwright_test name)
    cmake_parse_arguments(ARG "" "" "USES;LIBRARIES;SOURCES" ${ARGN})
    add_executable(${name} ${name}.cpp ${ARG_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}" "${PROJECT_SOURCE_DIR}/tests")
    foreach(used IN LISTS ARG_USES)
        string(REPLACE "/" "_" other "clipwright_${used}")
        target_link_libraries(${name} PRIVATE ${other})
    endforeach()
    target_link_libraries(${name} PRIVATE Qt6::Core Qt6::Test ${ARG_LIBRARIES})
    target_compile_definitions(${name} PRIVATE
        CLIPWRIGHT_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
        CLIPWRIGHT_SOURCE="${PROJECT_SOURCE_DIR}")
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen" TIMEOUT 300)
endfunction()
