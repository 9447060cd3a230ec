#!/usr/bin/env bash
# The one gate: sets up, builds, serves, tests and measures. `./build.sh help` lists the commands.
set -euo pipefail
readonly CALLER="$PWD"
cd "$(dirname "${BASH_SOURCE[0]}")"

readonly RUST_LEAST=1.88 NODE_LEAST=20.19
readonly WASM_TARGET=wasm32-unknown-unknown
# Budgets in bytes, after gzip -9.
readonly WASM_BUDGET=150000 SCRIPT_BUDGET=45000 DIALOG_BUDGET=26000

# Chrome 91 is to play: it knows neither feature, and rustc uses both unless it is told not to.
readonly OLD_BROWSERS=-Ctarget-feature=-reference-types,-multivalue
readonly BROWSERS=chrome91,firefox90,safari15.4

# Other files hold what no browser changes, need Chromium throughout, or take minutes (docs/testing.md).
readonly FIREFOX_TESTS=(
  tests/page/{addresses,controls,embed,failures,games,harness,languages,layout}.test.mjs
  tests/page/{hint,people,reader,records,removal,review,robust,saves,sound,tabs,undo-marks}.test.mjs
)

export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/target}"
readonly STAMPS="$CARGO_TARGET_DIR/stamps"

say() { printf '\n== %s\n' "$*"; }
note() { printf '   %s\n' "$*"; }
fail() {
  printf '\nbuild.sh: %s\n' "$*" >&2
  exit 1
}

usage() {
  cat <<'TEXT'
usage: ./build.sh COMMAND

  play [--open] [--port N]  build, serve the game on localhost and print its address;
                            --open also opens it in the browser
  dist [DIR]                write the folder to upload to any static host (default: dist)
  test                      install what the tests need (browsers too) and run every check
  pack [DIR]                write the npm package of the board for bundlers (default: here)
  bench                     measure the speed of the rules core, native and WebAssembly
  bench-page                measure the page on a slowed processor and link, and by Lighthouse
  sizes                     report the download sizes against their budgets
  help                      print this

Needed: Rust by rustup, Node with npm. Everything else is set up here, at pinned versions.
TEXT
}

# ---------------------------------------------------------------- set-up

# at_least HAVE LEAST: compares dotted versions number by number.
at_least() {
  local have least part
  IFS=. read -r -a have <<<"${1%%[-+]*}"
  IFS=. read -r -a least <<<"$2"
  for part in "${!least[@]}"; do
    ((${have[part]:-0} > least[part])) && return 0
    ((${have[part]:-0} < least[part])) && return 1
  done
  return 0
}

# fingerprint FILE…: one word that changes when a byte of the files does.
fingerprint() {
  cat "$@" | node -e '
    const hash = require("node:crypto").createHash("sha256");
    process.stdin.on("data", (bytes) => hash.update(bytes)).on("end", () => console.log(hash.digest("hex")));'
}

need_rust() {
  # A shell opened before rustup was installed does not have it in its path yet.
  command -v cargo >/dev/null || PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
  command -v cargo >/dev/null || fail "cargo is missing; install Rust from https://rustup.rs"
  local version
  version="$(rustc --version | cut -d' ' -f2)" ||
    fail "rustc does not start; with rustup: rustup default stable"
  at_least "$version" "$RUST_LEAST" ||
    fail "Rust $RUST_LEAST or newer is needed, this is $version; with rustup: rustup update stable"
}

need_wasm_target() {
  [[ -d "$(rustc --print target-libdir --target "$WASM_TARGET")" ]] && return
  command -v rustup >/dev/null ||
    fail "this Rust has no $WASM_TARGET library; install Rust from https://rustup.rs, which adds it"
  say "Adding the Rust target $WASM_TARGET"
  rustup target add "$WASM_TARGET"
}

need_node() {
  command -v node >/dev/null || fail "node is missing; install Node $NODE_LEAST or newer from https://nodejs.org"
  command -v npm >/dev/null || fail "npm is missing; it comes with Node from https://nodejs.org, or: apt-get install npm"
  local version
  version="$(node --version)"
  at_least "${version#v}" "$NODE_LEAST" || fail "Node $NODE_LEAST or newer is needed, this is ${version#v}"
}

# Installs exactly what package-lock.json names. The stamp lies inside node_modules, so that it goes
# when that folder goes.
need_node_modules() {
  local stamp=node_modules/.fanqi-lock key
  key="$(fingerprint package-lock.json)"
  [[ -f $stamp && "$(<"$stamp")" == "$key" ]] && return
  say "Installing the Node tools of package-lock.json"
  npm ci --no-audit --no-fund --ignore-scripts
  printf '%s' "$key" >"$stamp"
}

find_chromium() {
  local name
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
    "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
    [[ -n $name ]] && command -v "$name" && return
  done
  return 1
}

has_chinese_font() {
  [[ "$(uname)" == Darwin ]] && return
  command -v fc-list >/dev/null && [[ -n "$(fc-list :lang=zh file)" ]]
}

find_firefox() {
  local name
  for name in "${FIREFOX:-}" firefox-esr firefox /Applications/Firefox.app/Contents/MacOS/firefox; do
    [[ -n $name ]] && command -v "$name" && return
  done
  return 1
}

find_mini_browser() {
  local name
  for name in "${MINI_BROWSER:-}" /usr/lib/*/webkit2gtk-4.*/MiniBrowser \
    /usr/libexec/webkit2gtk-4.*/MiniBrowser /usr/lib/webkit2gtk-4.*/MiniBrowser; do
    [[ -n $name ]] && command -v "$name" && return
  done
  return 1
}

# macOS has no WebKitGTK; its own engine answers to no screen of ours.
has_webkit() {
  [[ "$(uname)" == Darwin ]] && return
  find_mini_browser >/dev/null && command -v WebKitWebDriver >/dev/null && command -v xvfb-run >/dev/null
}

# The browsers and a Chinese font are needed by the page tests only.
need_browsers() {
  local missing=()
  find_chromium >/dev/null || missing+=(chromium)
  find_firefox >/dev/null || missing+=(firefox-esr)
  has_webkit || missing+=(webkit2gtk-driver xvfb xauth)
  has_chinese_font || missing+=(fontconfig fonts-wqy-microhei)
  if ((${#missing[@]})); then
    if ((EUID != 0)) || ! command -v apt-get >/dev/null; then
      fail "the page tests need system packages that are missing: ${missing[*]}
  on Debian:  sudo apt-get update && sudo apt-get install ${missing[*]}
  elsewhere:  install Chromium or Chrome, Firefox, WebKitGTK's MiniBrowser with WebKitWebDriver and
              xvfb-run, and a Chinese font; CHROMIUM, FIREFOX and MINI_BROWSER name other programs"
    fi
    say "Installing system packages: ${missing[*]}"
    apt-get update -q
    DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"
  fi
  CHROMIUM="$(find_chromium)" || fail "Chromium was installed and still is not found in the path"
  FIREFOX="$(find_firefox)" || fail "Firefox was installed and still is not found in the path"
  has_webkit || fail "WebKitGTK was installed and still is not found"
  MINI_BROWSER="$(find_mini_browser || true)"
  export CHROMIUM FIREFOX MINI_BROWSER
}

# ---------------------------------------------------------------- build

# compile_module FOLDER FLAG…: the WebAssembly module, not yet bound or optimised.
compile_module() {
  local folder="$1" flags
  shift
  flags="$(printf '"%s",' "$@")"
  # RUSTFLAGS from outside would replace the flags that --config gives, and with them SIMD.
  env -u RUSTFLAGS -u CARGO_ENCODED_RUSTFLAGS cargo build --locked --release --lib -p fanqi \
    --target "$WASM_TARGET" --target-dir "$folder" \
    --config "target.$WASM_TARGET.rustflags=[${flags%,}]"
}

optimise() { node_modules/.bin/wasm-opt -O3 "$1" -o "$2"; }

# Fills www/pkg: one glue script and two modules, with SIMD and without.
bind_modules() {
  local plain="$1" simd="$2" bindgen="$3" work="$CARGO_TARGET_DIR/pkg.$$"
  rm -rf "$work"
  "$bindgen" "$plain" "$work/plain"
  "$bindgen" "$simd" "$work/simd"
  cmp "$work/plain/fanqi.js" "$work/simd/fanqi.js" ||
    fail "the modules with and without SIMD need different glue, yet www/pkg has one"
  mkdir "$work/pkg"
  cp "$work/plain"/fanqi{.js,.d.ts} "$work/pkg"
  optimise "$work/plain/fanqi_bg.wasm" "$work/pkg/fanqi_bg.wasm"
  optimise "$work/simd/fanqi_bg.wasm" "$work/pkg/fanqi_simd_bg.wasm"
  mkdir -p www/pkg
  mv -f "$work/pkg"/* www/pkg/
  rm -rf "$work"
}

build() {
  need_rust
  need_wasm_target
  need_node
  need_node_modules
  say "Building the WebAssembly modules into www/pkg"
  compile_module "$CARGO_TARGET_DIR" "$OLD_BROWSERS"
  compile_module "$CARGO_TARGET_DIR/simd" "$OLD_BROWSERS" -Ctarget-feature=+simd128
  cargo build --locked --profile bindgen -p fanqi-bindgen
  local plain="$CARGO_TARGET_DIR/$WASM_TARGET/release/fanqi.wasm"
  local simd="$CARGO_TARGET_DIR/simd/$WASM_TARGET/release/fanqi.wasm"
  local bindgen="$CARGO_TARGET_DIR/bindgen/fanqi-bindgen"
  local stamp="$STAMPS/pkg" key
  key="$(fingerprint "$plain" "$simd" "$bindgen" package-lock.json build.sh)"
  if [[ -f $stamp && "$(<"$stamp")" == "$key" && -f www/pkg/fanqi.js &&
    -f www/pkg/fanqi_bg.wasm && -f www/pkg/fanqi_simd_bg.wasm ]]; then
    note "www/pkg is up to date"
    return
  fi
  bind_modules "$plain" "$simd" "$bindgen"
  mkdir -p "$STAMPS"
  printf '%s' "$key" >"$stamp"
}

# ---------------------------------------------------------------- commands

play() {
  local argument
  for argument in "$@"; do
    # A slip of the finger is better told before the build than after it.
    [[ $argument == --open || $argument == --port || $argument == --port=* || $argument =~ ^[0-9]+$ ]] ||
      fail "play takes --open and --port N, not: $argument"
  done
  build
  exec node tests/page/serve.mjs "$@"
}

# write_site FOLDER: what a static host needs. The modules of www become one script, one for the
# worker, one for the dialogs and two for each language: fifty-odd requests would keep a phone waiting.
write_site() {
  local folder="$1" file
  mkdir -p "$folder/www"
  cp index.html LICENSE-MIT LICENSE-APACHE "$folder/"
  find www \( -name '*.js' -o -name '*.ts' -o -name '*.css' -o -path www/bindgen \) -prune -o \
    -type f -print | while IFS= read -r file; do
    mkdir -p "$folder/$(dirname "$file")"
    cp "$file" "$folder/$file"
  done
  bundle "$folder/www" --splitting --chunk-names=text/[name] \
    www/fanqi.js www/style.css www/pkg/fanqi.js
  bundle "$folder/www" www/unplayable.js www/opponent-worker.js www/opponent-page.js \
    www/dialogs/index.js
  # A page of another's style, which asks for what it needs by itself.
  cp -R www/demo "$folder/www/"
  node tools/offline.mjs "$folder"
}

# bundle FOLDER ARGUMENT…: the scripts and styles without comments and blanks, for old browsers.
bundle() {
  local folder="$1"
  shift
  node_modules/.bin/esbuild --bundle --format=esm --minify --target="$BROWSERS" --charset=utf8 \
    --legal-comments=none --log-level=warning \
    --external:./pkg/* --external:./dialogs/* --external:./opponent-page* \
    --outbase=www --outdir="$folder" "$@"
}

dist() {
  local folder="${1:-dist}"
  (($# <= 1)) || fail "dist takes one folder, not: $*"
  [[ -n $folder && $folder != -* ]] || fail "dist takes a folder, not: '$folder'"
  [[ $folder == /* ]] || folder="$CALLER/$folder"
  build
  say "Writing the site to $folder"
  # Only what an earlier dist wrote is ever replaced.
  if [[ -e $folder && ! -f $folder/www/pkg/fanqi.js && -n "$(ls -A "$folder")" ]]; then
    fail "$folder is there already and holds something else; name an empty or a new folder"
  fi
  rm -rf "${folder:?}/www"
  write_site "$folder"
  note "$(find "$folder" -type f | wc -l | tr -d ' ') files; upload them to any static host, in any sub-path"
}

pack() {
  local folder="${1:-.}" site="$CARGO_TARGET_DIR/site"
  (($# <= 1)) || fail "pack takes one folder, not: $*"
  [[ -n $folder && $folder != -* ]] || fail "pack takes a folder, not: '$folder'"
  [[ $folder == /* ]] || folder="$CALLER/$folder"
  build
  say "Packing the board for npm"
  rm -rf "$site"
  write_site "$site"
  node tools/package.mjs "$site" "$CARGO_TARGET_DIR/package"
  mkdir -p "$folder"
  npm pack --silent --pack-destination "$folder" "$CARGO_TARGET_DIR/package"
}

check_sources() {
  say "Formatting, types and lint"
  cargo fmt --all --check
  npx prettier --check "**/*.{js,mjs,ts,css,html,json}"
  local config
  for config in page worker tests tools; do
    npx tsc --project "tests/config/$config.tsconfig.json"
  done
  npx eslint --config tests/config/eslint.config.mjs --max-warnings 0 \
    --no-error-on-unmatched-pattern www tests benches tools
  say "Clippy"
  cargo clippy --locked --workspace --all-targets -- -D warnings
  cargo clippy --locked -p fanqi --lib --target "$WASM_TARGET" -- -D warnings
}

run_tests() {
  say "Tests of the rules core"
  cargo test --locked -p fanqi
  # In the profile that it was built in: optimising what it depends on would take minutes.
  cargo test --locked --profile bindgen -p fanqi-bindgen
  say "Tests of the WebAssembly modules"
  # Cargo builds the program for the tests above.
  export FANQI_PROGRAM="$CARGO_TARGET_DIR/debug/fanqi"
  node --test --test-reporter=spec tests/wasm/*.test.mjs
  local site="$CARGO_TARGET_DIR/site"
  rm -rf "$site"
  write_site "$site"
  export FANQI_SITE="$site"
  say "Tests of the page in $CHROMIUM"
  node --test --test-reporter=spec --test-concurrency=2 tests/page/*.test.mjs
  say "Tests of the page in $FIREFOX"
  FANQI_BROWSER=firefox node --test --test-reporter=spec --test-concurrency=2 "${FIREFOX_TESTS[@]}"
  if [[ -n $MINI_BROWSER ]]; then
    say "Tests of the page in $MINI_BROWSER"
    node --test --test-reporter=spec tests/webkit/*.test.mjs
  fi
}

test_all() {
  (($# == 0)) || fail "test takes no argument, not: $*"
  build
  need_browsers
  check_sources
  run_tests
  say "All checks passed in $((SECONDS / 60)) min $((SECONDS % 60)) s"
}

bench() {
  build
  say "Benchmarks"
  cargo build --locked --release --bin fanqi
  FANQI_PROGRAM="$CARGO_TARGET_DIR/release/fanqi" node benches/wasm-perft.mjs "$@"
}

# Status 1 above a budget. The bytes come first: they need no quiet machine.
bench_page() {
  (($# == 0)) || fail "bench-page takes no argument, not: $*"
  sizes
  need_browsers
  say "The page in $CHROMIUM"
  FANQI_SITE="$CARGO_TARGET_DIR/site" node benches/page.mjs || fail "the page is over a budget"
}

# add_up LIMIT WHAT FILE…: prints each size and the sum, and fails above the limit.
add_up() {
  local limit="$1" what="$2" sum=0 size file
  shift 2
  for file in "$@"; do
    size="$(gzip -9 -n <"$file" | wc -c)"
    sum=$((sum + size))
    printf '   %8d  %s\n' "$size" "${file#"$CARGO_TARGET_DIR/site/"}"
  done
  printf '   %8d  %s, of %d allowed\n' "$sum" "$what" "$limit"
  ((sum <= limit)) || OVER_BUDGET="${OVER_BUDGET:+$OVER_BUDGET, }$what"
}

# What the first action waits for: all scripts and styles but the dialogs and their words, which are
# loaded when the table stands; of the languages only the longest. The opponent sits on the page only
# where no worker can start.
first_scripts() {
  local site="$1"
  find "$site/www" -type f \( -name '*.js' -o -name '*.css' \) ! -path '*/text/*' \
    ! -path '*/dialogs/*' ! -path '*/demo/*' ! -name opponent-page.js
  find "$site/www/text" -type f ! -name '*-dialogs.js' -exec ls -S {} + | head -1
}

# What comes after it.
later_scripts() {
  local site="$1"
  find "$site/www/dialogs" -type f -name '*.js'
  find "$site/www/text" -type f -name '*-dialogs.js' -exec ls -S {} + | head -1
}

sizes() {
  build
  local site="$CARGO_TARGET_DIR/site" scripts=() later=() file OVER_BUDGET=""
  rm -rf "$site"
  write_site "$site"
  while IFS= read -r file; do scripts+=("$file"); done < <(first_scripts "$site" | sort)
  while IFS= read -r file; do later+=("$file"); done < <(later_scripts "$site" | sort)
  say "Bytes after gzip -9"
  add_up "$WASM_BUDGET" "module without SIMD" "$site/www/pkg/fanqi_bg.wasm"
  add_up "$WASM_BUDGET" "module with SIMD" "$site/www/pkg/fanqi_simd_bg.wasm"
  add_up "$SCRIPT_BUDGET" "script and style before the first action" "${scripts[@]}"
  add_up "$DIALOG_BUDGET" "dialogs, loaded after it" "${later[@]}"
  [[ -z $OVER_BUDGET ]] || fail "over budget: $OVER_BUDGET"
}

main() {
  local command="${1:-help}"
  (($#)) && shift
  case "$command" in
    play) play "$@" ;;
    dist) dist "$@" ;;
    pack) pack "$@" ;;
    test) test_all "$@" ;;
    bench) bench "$@" ;;
    bench-page) bench_page "$@" ;;
    sizes) sizes "$@" ;;
    help | -h | --help) usage ;;
    *)
      usage >&2
      fail "there is no command '$command'"
      ;;
  esac
}

main "$@"
