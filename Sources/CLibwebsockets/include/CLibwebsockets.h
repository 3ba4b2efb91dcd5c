/*
 * The parts of libwebsockets and the kernel that Swift cannot say, and nothing else. Each declaration names its reason.
 */
#ifndef CLIBWEBSOCKETS_H
#define CLIBWEBSOCKETS_H

#include <stddef.h>

/* Swift's Glibc module leaves these headers out: one timer, the signals, the wake-up and the waiting room are
 * file descriptors in the service loop. */
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/timerfd.h>

/* LWS_PRE is a macro over another macro, which Swift cannot import: the headroom, in bytes, that the library
 * overwrites in front of every payload to be written. */
extern const size_t clws_payload_headroom;

/* accept4 is a GNU extension, which Swift's Glibc module leaves out. The accepted socket is non-blocking and
 * close-on-exec; -1 and errno otherwise. */
int clws_accept(int listener, struct sockaddr_storage *peer);

#endif
