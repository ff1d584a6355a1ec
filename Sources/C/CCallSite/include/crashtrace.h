#pragma once

#include <stdint.h>

// Makes signals of errors end the process immediately, without the trace of the Swift runtime, which takes seconds.
// Before that, writes a line to `descriptor`: the addresses after the active calls from the code between the symbols
// `galley_code_start` and `galley_code_end`, innermost first, in hexadecimal, followed by "trace".
void galley_trace_crashes(int descriptor);

// Limits the private memory of the process. Further allocations fail.
void galley_limit_memory(uint64_t bytes);
