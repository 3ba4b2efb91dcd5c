/* Proves what Sources/PreviewThreads does, in a process of its own: linked to the tests it would slow them all down.
 * Exit status 0, or a line that says what was not so. */
#define _GNU_SOURCE
#include "PreviewThreads.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static void expect(int holds, const char *claim) {
  if (holds) return;
  fprintf(stderr, "not so: %s\n", claim);
  exit(1);
}

static int nice_here(void) { return getpriority(PRIO_PROCESS, (id_t)syscall(SYS_gettid)); }

static void *tell_nice(void *argument) {
  *(int *)argument = nice_here();
  return argument;
}

static void *count_processors(void *argument) {
  cpu_set_t mine;
  CPU_ZERO(&mine);
  sched_getaffinity(0, sizeof mine, &mine);
  *(int *)argument = CPU_COUNT(&mine);
  return argument;
}

static void *come_forward(void *argument) {
  int result = setpriority(PRIO_PROCESS, 0, 0);
  *(int *)argument = result == -1 && errno == EACCES && nice_here() == PREVIEW_THREADS_NICE;
  return argument;
}

static pthread_barrier_t all_there, may_end;

static atomic_int idle_threads;

static void *stay(void *by_exit) {
  if (sched_getscheduler(0) == SCHED_IDLE) idle_threads++;
  pthread_barrier_wait(&all_there);
  pthread_barrier_wait(&may_end);
  if (by_exit) pthread_exit(NULL);
  return NULL;
}

static void *wait_for_ever(void *argument) {
  for (;;) pause();
  return argument;
}

static void fill(void) {
  pthread_t threads[PREVIEW_THREADS_LIMIT], another;
  idle_threads = 0;
  pthread_barrier_init(&all_there, NULL, PREVIEW_THREADS_LIMIT + 1);
  pthread_barrier_init(&may_end, NULL, PREVIEW_THREADS_LIMIT + 1);
  for (int i = 0; i < PREVIEW_THREADS_LIMIT; i++) {
    expect(pthread_create(&threads[i], NULL, stay, i % 2 ? &threads : NULL) == 0, "there is room up to the limit");
  }
  pthread_barrier_wait(&all_there);
  expect(preview_threads_running() == PREVIEW_THREADS_LIMIT, "all of them are counted");
  expect(
      idle_threads == PREVIEW_THREADS_LIMIT - PREVIEW_THREADS_NICED,
      "beyond the first few they run where nobody else would");
  expect(pthread_create(&another, NULL, stay, NULL) == EAGAIN, "one more is refused as by a full system");
  pthread_barrier_wait(&may_end);
  for (int i = 0; i < PREVIEW_THREADS_LIMIT; i++) pthread_join(threads[i], NULL);
  expect(preview_threads_running() == 0, "those that returned and those that called pthread_exit make room");
}

int main(void) {
  int before = nice_here(), nice = -1;
  pthread_t thread;
  void *result = NULL;
  expect(pthread_create(&thread, NULL, tell_nice, &nice) == 0, "a thread can be started");
  expect(pthread_join(thread, &result) == 0 && result == &nice, "it gets its argument and gives its result");
  expect(nice == PREVIEW_THREADS_NICE, "it runs behind all others");
  expect(nice_here() == before, "the main thread does not");

  int all = 0, some = 0;
  count_processors(&all);
  expect(pthread_create(&thread, NULL, count_processors, &some) == 0, "a thread can be started");
  pthread_join(thread, &result);
  expect(some == (all + 1) / 2 || all == 1, "it has half of the processors, rounded up");

  int stays = 0;
  expect(pthread_create(&thread, NULL, come_forward, &stays) == 0, "a thread can be started");
  expect(pthread_join(thread, &result) == 0 && stays, "it cannot come forward again, whoever runs it");
  expect(setpriority(PRIO_PROCESS, 0, before) == 0, "the main thread may set what it has");

  for (int i = 0; i < 3; i++) fill();

  expect(pthread_create(&thread, NULL, wait_for_ever, NULL) == 0, "a thread can be started");
  pthread_cancel(thread);
  pthread_join(thread, &result);
  expect(result == PTHREAD_CANCELED && preview_threads_running() == 0, "one that was cancelled makes room");
  return 0;
}
