# shellcheck shell=bash
# Builds that need no second look. Sourced by bash in the package's folder; does nothing by itself.
#
# The file .build/CONFIGURATION.built notes the last finished build: its toolchain, what SCROLLWORK_PARTS was (empty for
# all), and by the file's own time when the build began. A source that changed while it ran is newer.

# is_current CONFIGURATION [PARTS]: whether that build holds all that the sources say now. A new source, a removed one
# and another toolchain count, too. A build of all parts is good for any.
is_current() {
  local note=".build/$1.built" parts
  [ -e "$note" ] && [ "$(sed -n 1p "$note")" = "$(toolchain)" ] || return 1
  parts=$(sed -n 2p "$note")
  [ -z "$parts" ] || [ "$parts" = "${2:-}" ] || return 1
  [ -z "$(find Package.swift Plugins Sources -newer "$note" -print -quit)" ]
}

# build CONFIGURATION [PARTS]: builds the programs, or the parts of them, and notes it. Colours of the compiler's messages
# are a flag of its own: with them, a build in a terminal would make all again that was made without one.
build() {
  mkdir -p .build
  printf '%s\n' "$(toolchain)" "${2:-}" > ".build/$1.begun"
  SCROLLWORK_PARTS=${2:-} swift build --no-color-diagnostics -c "$1" && mv ".build/$1.begun" ".build/$1.built"
}

# One line that another toolchain would write otherwise.
toolchain() { stat -L -c '%n %Y %s' "$(command -v swift)"; }

# build_sanitized address|thread: builds gateway and agent with a sanitizer, optimised, in a folder of their own. Without
# optimisation, each is too slow to be given much.
build_sanitized() {
  SCROLLWORK_PARTS=gallery swift build --no-color-diagnostics -c release --scratch-path ".build/$1" "--sanitize=$1"
}
