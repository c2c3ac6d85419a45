# SPDX-FileCopyrightText: Clipwright contributors
# SPDX-License-Identifier: MIT
#
# cmake -DEXIT=CODE [-DOUT=REGEX] [-DERR=REGEX] -P expect.cmake PROGRAM WORDS…: fails unless the program ends with exactly
# this code and says what the expressions ask for.
set(words "")
set(isWord FALSE)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE 1 ${last})
    if(isWord)
        list(APPEND words "${CMAKE_ARGV${i}}")
    elseif("${CMAKE_ARGV${i}}" MATCHES "expect[.]cmake$")
        set(isWord TRUE)
    endif()
endforeach()
execute_process(COMMAND ${words} RESULT_VARIABLE exit OUTPUT_VARIABLE out ERROR_VARIABLE err)
if(NOT exit STREQUAL EXIT)
    message(FATAL_ERROR "exit ${exit}, expected ${EXIT}\n${out}${err}")
endif()
if(DEFINED OUT AND NOT out MATCHES "${OUT}")
    message(FATAL_ERROR "standard output does not match ${OUT}\n${out}")
endif()
if(DEFINED ERR AND NOT err MATCHES "${ERR}")
    message(FATAL_ERROR "standard error does not match ${ERR}\n${err}")
endif()
