/*
 * Calls of the kernel's that the C library does not have, or declares with any number of arguments, which Swift cannot
 * import. Each returns -1 with errno where the kernel says no.
 *
 * The layouts of Landlock's structures are those of linux/landlock.h, written down here because Debian's headers are
 * older than kernels that it runs on.
 */
#ifndef CONTAINMENT_SYSTEM_H
#define CONTAINMENT_SYSTEM_H

#include <stdint.h>
#include <sys/types.h>

/* Version of Landlock's interface, from 1; -1 where the kernel has none, or was started without it. */
int containment_landlock_version(void);

/* A descriptor of rules that govern these rights; bits that the kernel does not know are refused with EINVAL or E2BIG. */
int containment_landlock_create(uint64_t files, uint64_t network, uint64_t scopes);

/* A descriptor that stands for a file or folder without opening it, which takes no right to read it. */
int containment_landlock_place(const char *path);

/* Grants rights at and below a place. */
int containment_landlock_allow(int rules, int place, uint64_t rights);

/* Puts the calling thread, and all that it starts, under the rules for good. No new privileges first. */
int containment_landlock_restrict(int rules);

/* Whether the kernel filters system calls for this process, and can answer them with an error: 1 or 0. */
int containment_can_filter_calls(void);

/* Whether a child of this process can have a user namespace with a network of its own: 1 or 0. Tries, by a child
 * that ends at once. */
int containment_can_leave_network(void);

/* Afterwards neither this process nor one that it starts can gain rights. */
int containment_forgo_privileges(void);

/* What root may do beyond owning its files is given up, by this process and all that it starts. To be called in a
 * process of a single thread. */
int containment_forgo_capabilities(void);

/* Nobody but root reads this process's memory, environment and descriptors through /proc, or traces it. Ends with
 * execve, so children that start another program are as open as ever. */
int containment_hide_process(void);

/* Processes below this one whose parent ends become its own children, instead of those of the first process. */
int containment_adopt_orphans(void);

/* This process gets the signal when the thread that started it ends. */
int containment_end_with_parent(int signal);

/* The process that made the socket pair which this descriptor is an end of; -1 if it is no such thing. */
pid_t containment_maker_of_socket(int descriptor);

#endif
