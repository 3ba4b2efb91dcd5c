/* Loaded before a program that has the ThreadSanitizer: tells it what happens where Swift's Mutex has to wait. That part of
 * it is in a library of the toolchain, which is not built with a sanitizer; what the mutex keeps apart would be reported
 * as a race. The other part is in the program itself, and is seen. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

void __tsan_acquire(void *);
void __tsan_release(void *);

typedef SWIFT void lock_function(uint32_t, SELF void *);
typedef SWIFT void unlock_function(SELF void *);

/* The handle is the word that the program's own part of the mutex changes. */
SWIFT void lock(uint32_t, SELF void *) __asm__(LOCK);
SWIFT void lock(uint32_t thread, SELF void *handle)
{
    ((lock_function *)dlsym(RTLD_NEXT, LOCK))(thread, handle);
    __tsan_acquire(handle);
}

SWIFT void unlock(SELF void *) __asm__(UNLOCK);
SWIFT void unlock(SELF void *handle)
{
    __tsan_release(handle);
    ((unlock_function *)dlsym(RTLD_NEXT, UNLOCK))(handle);
}
