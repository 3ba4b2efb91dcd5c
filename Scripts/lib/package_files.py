"""The files of a package, and where each of them comes from. One more library, or a folder of pictures, is one more
line in the tables at the top.

In PREFIX/lib/scrollwork lies all that the programs look for around themselves, in the shape of the folder of a build:
they find it there as they would here.
"""

import re
import shutil
from pathlib import Path

# Of the folder of the build.
PROGRAMS = ["scrollwork", "scrollwork-agent", "scrollwork-builder"]
# Loaded by the programs, from beside them: `libName.so`.
LIBRARIES = []
# Of the repository: the page, pictures of the gallery, the headers that our modules stand on, and the list that
# `scrollwork doctor` looks for missing packages with.
SOURCES = [
    "Public",
    "Sources/Gallery/Photos/Photos.xcassets",
    "Sources/HarfBuzzSystem",
    "Sources/FribidiSystem",
    "Sources/UnistringSystem",
    "Scripts/lib/machine.sh",
]
# Of the repository, with their places below PREFIX. Those whose places end with .gz are compressed.
SHARED = [
    ("Packaging/scrollwork.1", "share/man/man1/scrollwork.1.gz"),
    ("Packaging/completion.bash", "share/bash-completion/completions/scrollwork"),
    ("Packaging/completion.zsh", "share/zsh/vendor-completions/_scrollwork"),
    ("Packaging/copyright", "share/doc/scrollwork/copyright"),
    ("CHANGELOG.md", "share/doc/scrollwork/changelog.gz"),
    ("LICENSE", "share/doc/scrollwork/LICENSE"),
    ("Documentation/Packages.md", "share/doc/scrollwork/Packages.md"),
]
# Modules that the programs alone import. All others are there for previewed code.
MODULES_OF_PROGRAMS = {
    "Gallery", "InterfaceFiles", "Libwebsockets", "ModelFiles", "PreviewBuilder", "PreviewHost", "PreviewServer",
    "PreviewSession", "Processes", "ProjectFiles", "SourceAdapter", "StillPicture",
    "scrollwork",
}
STAND_INS = "Sources/SourceAdapter/Index/StandInModules.swift"
# Says which compiler can read the modules; `Installation` in the sources of scrollwork reads it.
BUILT_WITH = "built-with.txt"


def stand_in_modules(source):
    """The modules that are linked into the libraries of previewed code, by the builder's own table."""
    return sorted(re.findall(r'^    "(\w+)": \[', source, flags=re.MULTILINE))


def carried_modules(names, has_sources):
    """Of the compiled modules in a build's folder, those that previewed code may come to import. Modules whose sources
    are gone may still lie in an old folder."""
    return sorted(name for name in names if name not in MODULES_OF_PROGRAMS and has_sources(name))


def object_names(sources):
    """The names of a module's objects, from the list of its sources that SwiftPM leaves beside them."""
    return [Path(line.strip("'\"")).name + ".o" for line in sources.splitlines() if line]


def lay_out(repository, products, prefix, compiler):
    """Copies everything but the libraries of Swift below `prefix`, and gives the files that are machine code: the
    programs with their libraries, and the objects."""
    home = prefix / "lib/scrollwork"
    home.mkdir(parents=True)
    (home / BUILT_WITH).write_text(compiler + "\n")
    for name in PROGRAMS + LIBRARIES:
        shutil.copy2(products / name, home / name)
    for path in SOURCES:
        copy(repository / path, home / path)
    for path, place in SHARED:
        copy(repository / path, prefix / place.removesuffix(".gz"))
    link = prefix / "bin/scrollwork"
    link.parent.mkdir()
    link.symlink_to("../lib/scrollwork/scrollwork")
    lay_out_modules(repository, products, home)
    return [home / name for name in PROGRAMS + LIBRARIES], sorted(home.glob("*.build/*.o"))


def lay_out_modules(repository, products, home):
    def has_sources(name):
        return any((repository / folder / name).is_dir() for folder in ("Sources", "Sources/Packages"))

    (home / "Modules").mkdir()
    names = [path.stem for path in (products / "Modules").glob("*.swiftmodule")]
    for name in carried_modules(names, has_sources):
        shutil.copy2(products / f"Modules/{name}.swiftmodule", home / "Modules")
    for name in stand_in_modules((repository / STAND_INS).read_text()):
        build, into = products / f"{name}.build", home / f"{name}.build"
        into.mkdir()
        objects = object_names((build / "sources").read_text())
        for object_name in objects:
            shutil.copy2(build / object_name, into)
        (into / "sources").write_text("".join(name.removesuffix(".o") + "\n" for name in objects))


def copy(source, place):
    place.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, place)
    else:
        shutil.copy2(source, place)
