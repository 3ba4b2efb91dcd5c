#!/bin/sh
# Stands in for a Swift compiler, in the folder of the link that it is started by: says the version in the file `version`
# there, and that the toolchain is around that folder. Without the file it fails.
[ "$1" = -print-target-info ] || exit 9
folder=$(dirname "$0")
version=$(cat "$folder/version") || exit 1
printf '{"compilerVersion": "%s", "paths": {"runtimeResourcePath": "%s/lib/swift"}}\n' "$version" "${folder%/*}"
