#pragma once

#include <stdint.h>

// The return address of the innermost active call from the code between the symbols `galley_code_start` and
// `galley_code_end`, or 0 if there is none. Only a program that is linked with these symbols finds calls: they are
// around the code of a package whose previews are drawn.
uintptr_t galley_call_site(void);

// 0 unless the program is linked with these symbols.
uint8_t galley_finds_call_sites(void);
