#pragma once

#include <stdint.h>

// Makes error signals end the process immediately, without the trace of the Swift runtime, which takes seconds. Before
// that, the handler writes a line to `descriptor`: the return addresses of active calls that were made by code between
// the symbols `galley_code_start` and `galley_code_end`, innermost first, in hexadecimal, followed by "trace".
void galley_trace_crashes(int descriptor);

// Limits the private memory of the process. Allocations beyond the limit fail.
void galley_limit_memory(uint64_t bytes);
