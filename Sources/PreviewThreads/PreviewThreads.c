#define _GNU_SOURCE
#include "PreviewThreads.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef int create_function(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

/* What a new thread is to do. It frees this itself. */
struct work {
  void *(*routine)(void *);
  void *argument;
  /* How many ran as it was made, itself included. */
  int number;
};

static atomic_int running;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static create_function *create_of_library;
static pthread_key_t mark;
static bool has_mark;
static cpu_set_t upper_half;
static bool has_upper_half;

/* Called at the end of a thread that has its mark, whether it returned, called pthread_exit or was cancelled. */
static void ended(void *value) {
  (void)value;
  atomic_fetch_sub(&running, 1);
}

/* Of the processors that this process may use, the later half, rounded up; of one that may use one, none is taken. */
static void choose_processors(void) {
  cpu_set_t all;
  CPU_ZERO(&upper_half);
  if (sched_getaffinity(0, sizeof all, &all) != 0) return;
  int count = CPU_COUNT(&all), passed = 0;
  for (int cpu = 0; cpu < CPU_SETSIZE; cpu++) {
    if (CPU_ISSET(cpu, &all) && passed++ >= count / 2) CPU_SET(cpu, &upper_half);
  }
  has_upper_half = count > 1;
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#ifdef HAS_SANITIZER
/* A sanitizer, which is in the program itself, has to know all threads. Its own function makes them as the library. */
create_function __interceptor_pthread_create;

static create_function *find_create(void) { return __interceptor_pthread_create; }
#else
static create_function *find_create(void) {
  /* Through a union, as ISO C has no cast from an object to a function. */
  union {
    void *object;
    create_function *function;
  } found = {dlsym(RTLD_NEXT, "pthread_create")};
  return found.function;
}
#endif

static void prepare(void) {
  create_of_library = find_create();
  has_mark = pthread_key_create(&mark, ended) == 0;
  choose_processors();
}

static void *begin(void *pointer) {
  struct work work = *(struct work *)pointer;
  free(pointer);
  /* Kernels that preempt lazily let who wakes up wait for the next tick where every processor is busy, however low
   * the others' priority: some are kept free. */
  if (has_upper_half) sched_setaffinity(0, sizeof upper_half, &upper_half);
  /* Many threads at nice value 19 weigh as much as one at 0. Beyond a few they run only where nobody else would,
   * and give way at once (sched(7), SCHED_IDLE). */
  if (work.number > PREVIEW_THREADS_NICED) sched_setscheduler(0, SCHED_IDLE, &(struct sched_param){0});
  /* On Linux a nice value is a thread's own (sched(7)), and 0 is the calling one. Everybody may raise it. */
  syscall(SYS_setpriority, PRIO_PROCESS, 0, PREVIEW_THREADS_NICE);
  /* Any value that is not NULL: of NULL nobody hears. Without a mark the thread counts for as long as it takes to
   * get here, which limits nothing but also refuses nobody for good. */
  if (!has_mark || pthread_setspecific(mark, &running) != 0) ended(NULL);
  return work.routine(work.argument);
}

/* Threads of libdispatch give themselves a nice value by their class, 0 for most. For root that would undo what was
 * done above; to others the kernel says the same as this. */
int setpriority(__priority_which_t which, id_t who, int value) {
  pthread_once(&once, prepare);
  if (has_mark && pthread_getspecific(mark) != NULL) {
    errno = EACCES;
    return -1;
  }
  return (int)syscall(SYS_setpriority, which, who, value);
}

int preview_threads_running(void) { return atomic_load(&running); }

int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*routine)(void *),
    void *restrict argument) {
  pthread_once(&once, prepare);
  if (create_of_library == NULL) return EAGAIN;
  int number = atomic_fetch_add(&running, 1) + 1;
  if (number > PREVIEW_THREADS_LIMIT) {
    atomic_fetch_sub(&running, 1);
    return EAGAIN;
  }
  struct work *work = malloc(sizeof *work);
  if (work == NULL) {
    atomic_fetch_sub(&running, 1);
    return EAGAIN;
  }
  *work = (struct work){routine, argument, number};
  int result = create_of_library(thread, attributes, begin, work);
  if (result != 0) {
    free(work);
    atomic_fetch_sub(&running, 1);
  }
  return result;
}
