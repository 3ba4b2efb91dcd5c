"""The package's manifest names all that a target stands on, as the build looks at nothing else."""

import json
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def targets():
    """The targets that each target names. A plugin may name only programs."""
    said = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {target["name"]: {next(iter(one.values()))[0] for one in target["dependencies"]}
            for target in json.loads(said)["targets"] if target["type"] != "plugin"}


def below(named):
    return set().union(*(targets()[name] for name in named))


def test_a_target_names_those_below_the_targets_that_it_names():
    missing = {name: below(named) - named for name, named in targets().items() if not below(named) <= named}
    assert missing == {}


def test_a_test_of_stand_ins_names_them_all():
    assert {"UIKit", "SwiftUI", "SwiftData", "StoreKit"} <= targets()["AppleModuleTests"]
    assert {"UIKit", "RxSwift", "SnapKit"} <= targets()["PackageModuleTests"]
