#pragma once
// Functions of libdispatch that mark the work that they give to queues. See latework.c.

// Whether work is under way on another queue than the main one.
int galley_is_under_way(void);

// Called where such work begins and none is under way, on any thread.
void galley_mark_begin(void);

// Called where work is left for later, on any thread.
void galley_mark_after(double seconds);
