import gzip
import os
import re
from pathlib import Path

import package
import package_code
import package_debian
import package_files
import package_machine
import pytest

ROOT = Path(__file__).parents[2]
SHELL = (ROOT / package_debian.SHELL_LIST).read_text()


# The files

def test_every_file_of_the_repository_is_there():
    for path in package_files.SOURCES + [path for path, _ in package_files.SHARED]:
        assert (ROOT / path).exists(), path


def test_every_stand_in_is_a_module_of_the_package_manifest():
    names = package_files.stand_in_modules((ROOT / package_files.STAND_INS).read_text())
    targets = (ROOT / "Package.swift").read_text()
    assert {"SwiftUI", "RxSwift", "_CoreData_SwiftUI"} <= set(names)
    assert [name for name in names if f'name: "{name}"' not in targets] == []


def test_modules_of_the_programs_alone_and_those_without_sources_stay_behind():
    names = ["UIKit", "PreviewServer", "Forgotten", "RxSwift"]
    assert package_files.carried_modules(names, lambda name: name != "Forgotten") == ["RxSwift", "UIKit"]


def test_modules_of_the_programs_are_targets():
    targets = (ROOT / "Package.swift").read_text()
    assert [name for name in package_files.MODULES_OF_PROGRAMS if f'name: "{name}"' not in targets] == []


def test_objects_are_named_after_sources_whose_paths_may_be_quoted():
    assert package_files.object_names("/a/View.swift\n'/a b/Text.swift'\n") == ["View.swift.o", "Text.swift.o"]


def test_files_bear_one_time_and_compressed_ones_are_the_same_every_time(tmp_path):
    for _, place in package_files.SHARED:
        file = tmp_path / place.removesuffix(".gz")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("text")
    package.settle(tmp_path, 1_000_000_000)
    manual = tmp_path / "share/man/man1/scrollwork.1.gz"
    assert gzip.decompress(manual.read_bytes()) == b"text" and manual.read_bytes()[4:8] == bytes(4)
    assert {os.stat(path).st_mtime for path in tmp_path.rglob("*")} == {1_000_000_000}


# The machine code

def test_libraries_are_read_from_the_dynamic_section():
    said = " 0x01 (NEEDED)    Shared library: [libm.so.6]\n 0x0e (SONAME)  Library soname: [libours.so]\n"
    assert package_code.needed(said) == ["libm.so.6"]


def test_what_is_needed_in_turn_is_carried_and_the_system_s_is_not():
    needs = {"a.so": ["b.so", "libc.so.6"], "b.so": ["a.so", "c.so"], "c.so": []}
    assert package_code.closure(["a.so"], needs.__contains__, needs.get) == ["a.so", "b.so", "c.so"]


# The Debian package

def test_it_depends_on_what_machine_sh_wants_for_running():
    for function in ("want_for_running", "want_for_own_code", "want_for_containing"):
        body = SHELL.split(f"{function}() {{\n")[1].split("\n}")[0]
        assert package_debian.wanted(SHELL, function) == [line.split()[1] for line in body.splitlines()]


def test_what_runs_is_wanted_for_building_too():
    building = SHELL.split("want_for_building() {\n")[1].split("\n}")[0].split()
    assert {"want_for_running", "want_for_own_code", "want_for_containing"} <= set(building)


def test_fonts_that_text_is_set_in_are_depended_on():
    fonts = (ROOT / "Sources/Typefaces/TypefaceFamily+All.swift").read_text()
    named = {name for name in re.findall(r"fonts-[a-z-]+", fonts)}
    wanted = {name for name in package_debian.wanted(SHELL, "want_for_running") if name.startswith("fonts-")}
    assert wanted and wanted <= named


def test_a_package_is_recommended_only_where_it_is_not_depended_on(tmp_path):
    found = package_debian.fields(ROOT, "1.2.3", tmp_path, ["libxml2 (>= 2.9)", "libc6 (>= 2.36)"])
    assert found["depends"].startswith("fonts-dejavu-core, ") and "libxml2 (>= 2.9)" in found["depends"]
    assert "libc6-dev" in found["recommends"] and "libxml2" not in found["recommends"]
    assert "bubblewrap" in found["recommends"]


def test_owners_of_libraries_are_read_but_not_those_of_the_installer():
    text = "libyaml-0 2 libyaml-0-2 (>= 0.2.5)\nudeb: libz 1 zlib1g-udeb (>= 1:1.2)\nlibz 1 zlib1g (>= 1:1.2)\n"
    assert package_debian.owners(text) == {
        "libyaml-0.so.2": "libyaml-0-2 (>= 0.2.5)", "libz.so.1": "zlib1g (>= 1:1.2)"}


def test_a_library_of_no_package_is_named(tmp_path):
    (tmp_path / "libc6:amd64.shlibs").write_text("libc 6 libc6 (>= 2.36)\n")
    assert package_debian.system_libraries({"libc.so.6"}, tmp_path) == ["libc6 (>= 2.36)"]
    with pytest.raises(SystemExit, match="libother.so.1"):
        package_debian.system_libraries({"libc.so.6", "libother.so.1"}, tmp_path)


def test_the_template_and_the_values_name_the_same(tmp_path):
    template = (ROOT / "Packaging/control").read_text()
    text = package_debian.control(template, package_debian.fields(ROOT, package.version(), tmp_path, []))
    assert f"Version: {package.version()}\n" in text and "{" not in text
    with pytest.raises(ValueError, match="version"):
        package_debian.control(template, {})


# The proof

def test_mirrors_are_those_of_debian_once_each():
    said = ("Debian http://deb.debian.org/debian/ bookworm\nDebian http://deb.debian.org/debian/ bookworm\n"
            "Node http://deb.node.example/ nodistro\n$(ORIGIN) http://unread.example/ bookworm\n")
    assert package_machine.mirrors(said) == ["deb http://deb.debian.org/debian/ bookworm main"]
