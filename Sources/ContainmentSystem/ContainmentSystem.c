#define _GNU_SOURCE
#include "ContainmentSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/seccomp.h>
#include <linux/securebits.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* The numbers are the same on all architectures (landlock(7)). */
enum { LANDLOCK_CREATE = 444, LANDLOCK_ADD = 445, LANDLOCK_RESTRICT = 446 };
enum { VERSION_FLAG = 1, RULE_PATH_BENEATH = 1 };

struct ruleset {
  uint64_t files, network, scopes;
};

struct path_beneath {
  uint64_t rights;
  int32_t place;
} __attribute__((packed));

_Static_assert(sizeof(struct ruleset) == 24, "as in version 6");
_Static_assert(sizeof(struct path_beneath) == 12, "packed in all versions");

int containment_landlock_version(void) { return (int)syscall(LANDLOCK_CREATE, NULL, 0, VERSION_FLAG); }

int containment_landlock_create(uint64_t files, uint64_t network, uint64_t scopes) {
  /* Older kernels take a longer structure as long as what they do not know is zero. */
  struct ruleset rules = {files, network, scopes};
  return (int)syscall(LANDLOCK_CREATE, &rules, sizeof rules, 0);
}

int containment_landlock_place(const char *path) { return open(path, O_PATH | O_CLOEXEC); }

int containment_landlock_allow(int rules, int place, uint64_t rights) {
  struct path_beneath rule = {rights, place};
  return (int)syscall(LANDLOCK_ADD, rules, RULE_PATH_BENEATH, &rule, 0);
}

int containment_landlock_restrict(int rules) { return (int)syscall(LANDLOCK_RESTRICT, rules, 0); }

int containment_can_filter_calls(void) {
  uint32_t action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

int containment_can_leave_network(void) {
  /* The child shares nothing and does nothing: it may be made whatever threads there are. */
  pid_t child = (pid_t)syscall(SYS_clone, SIGCHLD | CLONE_NEWUSER | CLONE_NEWNET, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  if (child < 0) return 0;
  while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
  return 1;
}

int containment_forgo_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1L, 0L, 0L, 0L); }

int containment_forgo_capabilities(void) {
  /* Otherwise a program that root starts has them again. Takes a capability itself, which others do not have. */
  prctl(PR_SET_SECUREBITS, (long)(SECBIT_NOROOT | SECBIT_NOROOT_LOCKED), 0L, 0L, 0L);
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0, 0, 0}};
  return (int)syscall(SYS_capset, &header, none);
}

int containment_hide_process(void) { return prctl(PR_SET_DUMPABLE, 0L, 0L, 0L, 0L); }

int containment_adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1L, 0L, 0L, 0L); }

int containment_end_with_parent(int signal) { return prctl(PR_SET_PDEATHSIG, (long)signal, 0L, 0L, 0L); }

pid_t containment_maker_of_socket(int descriptor) {
  struct ucred maker;
  socklen_t size = sizeof maker;
  /* Of a pair both ends have the credentials of whoever made it (unix(7)). */
  if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &maker, &size) != 0) return -1;
  return maker.pid;
}
