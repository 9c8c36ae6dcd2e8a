#!/usr/bin/env bash
# Finds which system libraries are missing; as root on Debian it installs them, else it names them.
# Debian packages: python3-venv, libgl1 + libegl1 + libgl1-mesa-dri (the screen, also without one),
# libglib2.0-0 (OpenCV), espeak-ng (the voice; without it the program plays on in silence).
set -euo pipefail

[ "$(uname -s)" = Linux ] || exit 0

libraries=$({ ldconfig -p || /sbin/ldconfig -p; } 2>/dev/null || true)
needed=() wished=()
library() { grep -qF "$1 " <<<"$libraries" || needed+=("$2"); }

"$1" -c 'import ensurepip, venv' 2>/dev/null || needed+=(python3-venv)
library libGL.so.1 libgl1
library libEGL.so.1 libegl1
library libgthread-2.0.so.0 libglib2.0-0
compgen -G '/usr/lib/*/dri/*_dri.so' >/dev/null || needed+=(libgl1-mesa-dri)
command -v espeak-ng >/dev/null || wished+=(espeak-ng)

[ $((${#needed[@]} + ${#wished[@]})) -gt 0 ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing system packages: ${needed[*]} ${wished[*]}"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "${needed[@]}" "${wished[@]}" >/dev/null
    exit 0
fi
if [ ${#wished[@]} -gt 0 ]; then
    echo "There will be no voice without: sudo apt-get install ${wished[*]}" >&2
fi
if [ ${#needed[@]} -gt 0 ]; then
    echo "Gobelet needs system packages. On Debian or Ubuntu:" >&2
    echo "    sudo apt-get install ${needed[*]}" >&2
    exit 1
fi
