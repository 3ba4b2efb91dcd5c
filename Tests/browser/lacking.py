"""Runs a command where the kernel, or this machine, lacks some of the layers that keep previewed code in:

    python3 lacking.py view,network,files,calls -- COMMAND...

A filter of system calls, which the command and all that it starts have, answers like a kernel that has no Landlock, no
seccomp, or no namespaces for users. Where there is no view, a `bwrap` that fails is found first. The programs under test
know nothing of this: no flag of theirs takes a layer off.
"""

import ctypes
import errno
import os
import sys
import tempfile
from pathlib import Path

ALLOW = 0x7FFF0000
NEW_NETWORK, SET_SECCOMP = 0x4000_0000, 22
EQUAL, MASKED_EQUAL = 4, 7


class Test(ctypes.Structure):
    _fields_ = [
        ("argument", ctypes.c_uint), ("operator", ctypes.c_int), ("first", ctypes.c_uint64), ("second", ctypes.c_uint64)]


def rules(layer):
    """Pairs of a system call and what it answers, with a test of an argument where only some such calls are meant."""
    return {
        "view": [],
        # bubblewrap makes its namespaces by other means, and none of networks.
        "network": [
            ("unshare", errno.EPERM, None), ("clone", errno.EPERM, Test(0, MASKED_EQUAL, NEW_NETWORK, NEW_NETWORK))],
        "files": [
            ("landlock_create_ruleset", errno.ENOSYS, None), ("landlock_add_rule", errno.ENOSYS, None),
            ("landlock_restrict_self", errno.ENOSYS, None)],
        "calls": [("seccomp", errno.ENOSYS, None), ("prctl", errno.EINVAL, Test(0, EQUAL, SET_SECCOMP, 0))],
    }[layer]


def forget(layers):
    library = ctypes.CDLL("libseccomp.so.2", use_errno=True)
    library.seccomp_init.restype = ctypes.c_void_p
    filter = ctypes.c_void_p(library.seccomp_init(ctypes.c_uint32(ALLOW)))
    for layer in layers:
        for name, answer, test in rules(layer):
            number = library.seccomp_syscall_resolve_name(name.encode())
            assert number >= 0, name
            tests = (Test * 1)(test) if test else None
            result = library.seccomp_rule_add_array(
                filter, ctypes.c_uint32(0x0005_0000 | answer), number, ctypes.c_uint(1 if test else 0), tests)
            assert result == 0, (name, result)
    assert library.seccomp_load(filter) == 0


def main():
    separator = sys.argv.index("--")
    layers = [layer for word in sys.argv[1:separator] for layer in word.split(",") if layer]
    if "view" in layers:
        folder = Path(tempfile.gettempdir()) / f"lacking-{os.getpid()}"
        folder.mkdir()
        (folder / "bwrap").write_text("#!/bin/sh\necho 'bwrap: it is taken away for a test' >&2\nexit 1\n")
        (folder / "bwrap").chmod(0o755)
        os.environ["PATH"] = f"{folder}:{os.environ['PATH']}"
    forget(layers)
    os.execvp(sys.argv[separator + 1], sys.argv[separator + 1:])


if __name__ == "__main__":
    main()
