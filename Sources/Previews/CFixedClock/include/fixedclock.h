#pragma once
// Functions that read the system's date, which can be fixed. See fixedclock.c.

// From now on, the program reads `seconds` after 1970, Greenwich time, as the date, in this process and its children.
void galley_fix_date(long long seconds);
