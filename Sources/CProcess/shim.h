#pragma once
#include <spawn.h>
#include <sys/prctl.h>

// prctl is variadic, which Swift cannot call.

/// Whether the system may write a memory image of this process when it dies, or let others read its memory.
static inline int process_set_dumpable(int dumpable) {
  return prctl(PR_SET_DUMPABLE, dumpable, 0, 0, 0);
}

/// Gives up, for this process and its children, all ways of gaining privileges through a started program.
static inline int process_set_no_new_privileges(void) {
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

// Hidden from Swift by a feature macro of the C library's headers (glibc 2.34 and later have it).
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

/// Makes a program that is started with these actions close all handles from the given one on.
static inline int process_close_from(posix_spawn_file_actions_t *actions, int from) {
  return posix_spawn_file_actions_addclosefrom_np(actions, from);
}
