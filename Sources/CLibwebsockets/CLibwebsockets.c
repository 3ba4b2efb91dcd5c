#define _GNU_SOURCE
#include "CLibwebsockets.h"

#include <libwebsockets.h>

/* Frames are relayed with this headroom already allocated; a library that wants more would write in front of
 * it. */
_Static_assert(LWS_PRE == 16, "LWS_PRE of libwebsockets 4.1 on a 64-bit machine");
_Static_assert(sizeof(struct epoll_event) == 12 || sizeof(struct epoll_event) == 16, "epoll_event");

const size_t clws_payload_headroom = LWS_PRE;

int clws_accept(int listener, struct sockaddr_storage *peer) {
  socklen_t length = sizeof *peer;
  return accept4(listener, (struct sockaddr *)peer, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
}
