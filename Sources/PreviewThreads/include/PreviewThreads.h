/*
 * Threads that previewed code starts: they run behind everything else, on half of the processors, and there are only
 * so many at a time.
 *
 * A program that this is linked into, with its symbols exported, has a pthread_create of its own, which takes the
 * place of the C library's for all libraries that are loaded, and a setpriority that keeps such threads from coming
 * forward again. Code that asks the kernel itself (clone(2)) goes around them.
 *
 * It is written in C, as Swift cannot define a function with that type, and as it has to work before Swift's runtime
 * does.
 */
#ifndef PREVIEW_THREADS_H
#define PREVIEW_THREADS_H

/* Threads at a time beside the main one. One more is refused with EAGAIN, as by a system that has no room. */
enum { PREVIEW_THREADS_LIMIT = 64 };

/* Nice value of every thread beside the main one: the lowest that there is. */
enum { PREVIEW_THREADS_NICE = 19 };

/* Of so many threads each competes with those of other previews, though by little. More of them run only where nobody
 * else would. */
enum { PREVIEW_THREADS_NICED = 8 };

/* Threads that run at the moment, beside the main one. */
int preview_threads_running(void);

#endif
