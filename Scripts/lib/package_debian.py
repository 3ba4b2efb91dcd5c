"""The Debian package: its fields, the packages that it depends on, and the file itself."""

import re
import subprocess
from pathlib import Path

SHELL_LIST = "Scripts/lib/machine.sh"


def wanted(shell, function):
    """The packages that a function of machine.sh asks for by itself."""
    body = re.search(rf"^{function}\(\) {{\n(.*?)^}}", shell, flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"^  want (\S+)", body[1], flags=re.MULTILINE)


def control(template, values):
    """The text of the file `control`. A value for every word in braces, and no other."""
    named = set(re.findall(r"{(\w+)}", template))
    if named != set(values):
        raise ValueError(f"the template names {sorted(named)}, and there are values for {sorted(values)}")
    return template.format(**values)


def owners(text):
    """The packages that have libraries, by the library's name, from a file that Debian's packages say it in
    (/var/lib/dpkg/info/*.shlibs): `libyaml-0 2 libyaml-0-2 (>= 0.2.5)` for libyaml-0.so.2."""
    found = {}
    for line in text.splitlines():
        if re.match(r"[^:\s]+:\s|#|$", line):
            continue  # of another kind of package, such as those of Debian's installer
        name, version, package = line.split(maxsplit=2)
        found[f"{name}.so.{version}"] = package
    return found


def system_libraries(names, info=Path("/var/lib/dpkg/info")):
    """The packages, with versions, that have these libraries."""
    known = owners("".join(file.read_text() for file in sorted(info.glob("*.shlibs"))))
    if strange := sorted(set(names) - set(known)):
        raise SystemExit(f"no Debian package on this machine has {', '.join(strange)}")
    return sorted({known[name] for name in names})


def architecture():
    return subprocess.run(
        ["dpkg", "--print-architecture"], check=True, capture_output=True, text=True).stdout.strip()


def fields(repository, version, prefix, libraries):
    """What the control file says of this package.

    - libraries: the packages of the libraries that its programs are linked with.
    """
    shell = (repository / SHELL_LIST).read_text()
    depends = sorted(libraries + wanted(shell, "want_for_running"))
    named = {package.split()[0] for package in depends}
    recommended = wanted(shell, "want_for_own_code") + wanted(shell, "want_for_containing")
    recommends = sorted(set(recommended) - named)
    return {
        "version": version,
        "architecture": architecture(),
        "kibibytes": sum(path.lstat().st_size for path in prefix.rglob("*")) // 1024,
        "depends": ", ".join(depends),
        "recommends": ", ".join(recommends),
    }


def make(root, control_text, file):
    """Makes the package of a folder that looks like /."""
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN/control").write_text(control_text)
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zzstd", "-z9", "--build", root, file],
                   check=True, stdout=subprocess.DEVNULL)
