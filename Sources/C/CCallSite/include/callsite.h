#pragma once

#include <stdint.h>

// Returns the return address of the innermost active call that was made by code between the symbols `galley_code_start`
// and `galley_code_end`, or 0 if there is none. These symbols enclose the code of a package whose previews are drawn. A
// program that is linked without them finds no calls.
uintptr_t galley_call_site(void);

// Returns 1 if the program is linked with these symbols, otherwise 0.
uint8_t galley_finds_call_sites(void);
