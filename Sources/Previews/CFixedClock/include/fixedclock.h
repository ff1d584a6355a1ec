#pragma once
// Replacements for the functions that read the system date, which can be fixed. See fixedclock.c.

// Fixes the date at `seconds` since 1970-01-01 UTC, in this process and its future children.
void galley_fix_date(long long seconds);
