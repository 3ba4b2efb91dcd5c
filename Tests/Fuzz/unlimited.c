/* Loaded before a program that has a sanitizer: the limit of what it allocates (RLIMIT_DATA) is let be. A sanitizer keeps
 * notes about all memory there could be, terabytes of address space, which would count. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/resource.h>

int setrlimit(__rlimit_resource_t resource, const struct rlimit *limit)
{
    int (*next)(__rlimit_resource_t, const struct rlimit *);

    if (resource == RLIMIT_DATA) return 0;
    *(void **)&next = dlsym(RTLD_NEXT, "setrlimit");
    return next(resource, limit);
}
