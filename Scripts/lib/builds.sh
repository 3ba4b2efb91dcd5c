# shellcheck shell=bash
# Builds that need no second look. Sourced by bash in the package's folder; does nothing by itself.

# is_current CONFIGURATION [PARTS]: whether its last finished build (build, below) holds all that the sources say. A new
# file, a removed one and another toolchain count, too. PARTS is what SCROLLWORK_PARTS was then, empty for all; a build
# of all is good for any.
is_current() {
  local note=".build/$1.built"
  [ -e "$note" ] && [ "$(sed -n 1p "$note")" = "$(toolchain)" ] || return 1
  local parts
  parts=$(sed -n 2p "$note")
  [ -z "$parts" ] || [ "$parts" = "${2:-}" ] || return 1
  [ -z "$(find Package.swift Plugins Sources -newer "$note" -print -quit)" ]
}

# build CONFIGURATION [PARTS]: builds the programs, or only what SCROLLWORK_PARTS=PARTS leaves of them, and notes it.
build() {
  local note=".build/$1.built" begun
  mkdir -p .build
  begun=$(mktemp ".build/$1.XXXXXX")
  { toolchain; printf '%s\n' "${2:-}"; } > "$begun"
  # As of now: what is changed while the build runs is newer.
  local began
  began=$(date +%s.%N)
  if ! SCROLLWORK_PARTS=${2:-} swift build -c "$1"; then rm -f "$begun"; return 1; fi
  touch -d "@$began" "$begun"
  mv "$begun" "$note"
}

# One line that another toolchain would write otherwise.
toolchain() { stat -L -c '%n %Y %s' "$(command -v swift)"; }
