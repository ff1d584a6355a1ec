#pragma once
// Functions for open folders. The headers declare them only with _GNU_SOURCE, which Swift cannot define. This file
// includes no system header, because the types of the header would then belong to this module.

#if defined(__linux__)
// O_PATH, which opens a folder without needing the permission to list it. The value is the same on all processors that
// Swift supports.
static const int cfolders_path = 010000000;
// Makes the program that is started with `actions` run in the folder that is open as `folder`.
extern int cfolders_work_in(void *actions, int folder) __asm__("posix_spawn_file_actions_addfchdir_np");
#else
static const int cfolders_path = 0;
extern int cfolders_work_in(void *actions, int folder) __asm__("_posix_spawn_file_actions_addfchdir_np");
#endif

#if defined(__linux__)
// Opens an empty file that exists only in memory, or returns a negative number.
extern int cfolders_memory_file(const char *name, unsigned flags) __asm__("memfd_create");
static const unsigned cfolders_close_on_exec = 1;
#endif

// The environment variables of this program, for the programs that it starts.
extern char **environ;
static inline char **cfolders_environment(void) { return environ; }
