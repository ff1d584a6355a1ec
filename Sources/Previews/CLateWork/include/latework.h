#pragma once
// Replacements for libdispatch functions that also record pending work as marks. See latework.c.

// Returns whether work is running on queues other than the main queue.
int galley_is_under_way(void);

// Called on any thread when such work starts and no other work is running.
void galley_mark_begin(void);

// Called on any thread when work is scheduled to start in `seconds`.
void galley_mark_after(double seconds);
