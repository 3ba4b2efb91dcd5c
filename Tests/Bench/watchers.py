"""The viewers of load.c: how they are started, and what the server took while they watched."""

import json
import subprocess
import sys

from processes import TOOLS, cpu_seconds, programs


def watch(server, port, path, viewers, seconds, *words):
    """What `viewers` viewers saw in `seconds`, as load.c prints it, and the seconds of processors that the server and
    its children took meanwhile."""
    agents = programs(server.pid)
    command = [TOOLS / "load", str(port), path, str(viewers), str(seconds), *words]
    client = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    client.stdout.readline()  # "counting"
    before = cpu_seconds(server.pid), sum(map(cpu_seconds, agents))
    seen = client.stdout.readline()
    after = cpu_seconds(server.pid), sum(map(cpu_seconds, agents))
    if client.wait() != 0:
        sys.exit("bench: the viewers gave up")
    result = json.loads(seen)
    if result["viewers"] != viewers:
        sys.exit(f"bench: only {result['viewers']} of {viewers} viewers were left at the end")
    return result, after[0] - before[0], after[1] - before[1]
