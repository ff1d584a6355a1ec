#pragma once
// What the C library says of open folders to those alone who ask for its extensions, which Swift cannot. No header of
// the system is read here, or its types would be this module's.

#if defined(__linux__)
// Opens a folder that may be used without being listed (O_PATH, whose number is that of all processors Swift knows).
static const int cfolders_path = 010000000;
// Has the program that is started with `actions` work in the open folder `folder`.
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

// The variables that this program was started with, for programs that it starts.
extern char **environ;
static inline char **cfolders_environment(void) { return environ; }
