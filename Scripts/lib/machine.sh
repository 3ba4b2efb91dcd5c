# shellcheck shell=bash
# The needs of the scripts on the machine, and how they get them. Sourced by bash; does nothing by itself.

say() { printf '\n==> %s\n' "$*"; }
fail() { printf '\n%s: %s\n' "$(basename "$0")" "$*" >&2; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }
has_library() { PATH="$PATH:/sbin:/usr/sbin" ldconfig -p | grep -F "$1" >/dev/null; }

# Debian packages that turned out to be missing.
missing=()

# want PACKAGE PROBE...: note PACKAGE as missing unless the command PROBE succeeds. A thing has to work, and may come
# from anywhere: a Node.js or a compiler of one's own is as good as Debian's.
want() {
  local package=$1
  shift
  "$@" >/dev/null 2>&1 || missing+=("$package")
}

# Puts Swift on PATH, or says what to do.
find_swift() {
  if ! has swift && [ -x /opt/swift/usr/bin/swift ]; then PATH="/opt/swift/usr/bin:$PATH"; fi
  has swift || fail "Swift 6.3 is needed, on PATH or in /opt/swift/usr/bin. Get it from https://swift.org/install/linux"
}

# Packages for building, besides Swift itself: all that is needed later, when programs run, and headers of further
# libraries: libwebsockets, OpenSSL, one that reads YAML, the database that sessions are kept in, filters of system calls,
# one that makes QR codes, and those that draw pictures without a browser and read what they show.
want_for_building() {
  want_for_running
  want_for_containing
  want_for_own_code
  want git has git
  want binutils has ld.gold
  want libwebsockets-dev pkg-config --exists libwebsockets
  want libyaml-dev pkg-config --exists yaml-0.1
  want libsqlite3-dev pkg-config --exists sqlite3
  want libseccomp-dev pkg-config --exists libseccomp
  want libqrencode-dev pkg-config --exists libqrencode
  want libssl-dev pkg-config --exists openssl
  want libcairo2-dev pkg-config --exists cairo
  want libfreetype-dev pkg-config --exists freetype2
  want libturbojpeg0-dev pkg-config --exists libturbojpeg
  want libwebp-dev pkg-config --exists libwebp
}

# Packages for running, besides the libraries that the programs are linked with: the fonts that text is set in, a reader
# of PDF pictures, one of SVG, which is loaded when such a picture is drawn, and what is known of time zones. A Debian package depends on these (Scripts/package).
want_for_running() {
  want poppler-utils has pdftocairo
  want librsvg2-2 has_library librsvg-2.so.2
  want tzdata test -d /usr/share/zoneinfo
  want fonts-inter test -e /usr/share/fonts/opentype/inter/Inter-Regular.otf
  want fonts-dejavu-core test -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
  want fonts-droid-fallback test -e /usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf
  want fonts-noto-color-emoji test -e /usr/share/fonts/truetype/noto/NotoColorEmoji.ttf
}

# A package that is not needed for running, but keeps more from previewed code. A Debian package recommends it.
want_for_containing() {
  want bubblewrap has bwrap
}

# Packages for compiling against our modules, which serving files of one's own does, too: a C library, the libraries
# that the toolchain links to, and the headers of those that set text. A Debian package recommends these.
want_for_own_code() {
  want libc6-dev test -e /usr/include/stdio.h
  want libstdc++-12-dev test -d /usr/include/c++
  want libcurl4 has_library libcurl.so.4
  want libxml2 has_library libxml2.so.2
  want libsqlite3-0 has_library libsqlite3.so.0
  want libncurses6 has_library libncurses.so.6
  want pkg-config has pkg-config
  want libharfbuzz-dev pkg-config --exists harfbuzz
  want libfribidi-dev pkg-config --exists fribidi
  want libunistring-dev test -e /usr/include/unilbrk.h
}

# Packages that look at the sources besides the compiler's own formatter. Nothing has to be built for it.
want_for_checking() {
  want python3 has python3
  want shellcheck has shellcheck
  want node-typescript has tsc
}

# Further packages for the tests: a browser, Node.js for the page's own tests, Python for the browser's, a reader of QR
# codes, and a maker of certificates.
want_for_testing() {
  want chromium-headless-shell has chromium-headless-shell
  want nodejs has node
  want python3-venv python3 -c 'import venv, ensurepip'
  want zbar-tools has zbarimg
  want openssl has openssl
}

# Further packages for the tests in other browsers than Chromium: WebKitGTK with its driver and a small browser for it,
# which needs a screen, and Firefox, which speaks WebDriver BiDi itself.
want_for_engines() {
  want webkit2gtk-driver has WebKitWebDriver
  want firefox-esr has firefox-esr
  want xvfb has Xvfb
}

# Further packages for making a Debian package (Scripts/package), and for proving it: a system of its own, programs that
# look at manual pages, and the shells that complete commands.
want_for_packaging() {
  want dpkg has dpkg-deb
  want binutils has strip
  want patchelf has patchelf
  want zstd has zstd
  want python3 has python3
}
want_for_proving() {
  want mmdebstrap has mmdebstrap
  want mandoc has mandoc
  want zsh has zsh
  want python3-venv python3 -c 'import venv, ensurepip'
}

# Further packages for the measurements.
want_for_measuring() {
  want gcc has cc
  want python3-venv python3 -c 'import venv, ensurepip'
}

# Installs what is missing. Silent when nothing is; asks for root only when something is.
install_missing() {
  [ ${#missing[@]} -gt 0 ] || return 0
  has apt-get || fail "these are missing, by their Debian names, and there is no apt-get here: ${missing[*]}"
  [ "$(id -u)" -eq 0 ] || has sudo || fail "as root, please run: apt-get update && apt-get install ${missing[*]}"
  say "Installing ${missing[*]}"
  as_root apt-get update -q
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
  missing=()
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo --preserve-env=PATH "$@"; fi
}

# Whether folders may be mounted here, for one command and what it starts, as the proof of a package does. Most
# containers may not.
may_mount() {
  as_root unshare --mount sh -c 'mount -t tmpfs tmpfs /mnt && mkdir /mnt/proc && mount -t proc proc /mnt/proc' 2> /dev/null
}

# Python packages for the tests in browsers, in .venv; their versions stand in Tests/browser/requirements.txt.
install_python_packages() {
  local wanted=Tests/browser/requirements.txt
  if cmp -s "$wanted" .venv/installed.txt; then return 0; fi
  say "Installing the Python packages of $wanted into .venv"
  python3 -m venv --clear .venv
  .venv/bin/pip install --quiet --disable-pip-version-check -r "$wanted"
  cp "$wanted" .venv/installed.txt
}
