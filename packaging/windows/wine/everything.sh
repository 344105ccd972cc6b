#!/usr/bin/env bash
# All of Windows that can be tried from Linux: the tests of rules, packaging and window, the bundle, its installer.
# See README.md.
#
#     everything.sh FOLDER [STEP …]      steps: rules window bundle installer; all of them if none is named
#
# Works on a clone of what is committed, in FOLDER/project. About an hour and a quarter on two cores.
set -euo pipefail

[ $# -ge 1 ] || { sed -n '2,7s/^# \{0,1\}//p' "$0" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
steps=${*:-rules window bundle installer}
project=$folder/project

say() { printf '\n=== %s\n' "$*"; }

# In a home of its own, so that nobody's games are in the way.
windows() {
    (cd "$project" && VESTIGES_HOME="Z:${folder//\//\\}\\home" QT_QPA_PLATFORM=${PLATFORM-offscreen} "$here/run.sh" "$folder" "$@")
}

tests() { windows -m pytest -n 0 -q -p no:cacheprovider "$@"; }

# What was built stays, so that a step can be done again by itself.
rm -rf "$folder/home"
[ -e "$project" ] || git clone --quiet "$root" "$project"
git -C "$project" fetch --quiet origin HEAD
git -C "$project" reset --quiet --hard FETCH_HEAD
"$here/setup.sh" "$folder" "$project"

for step in $steps; do
    case $step in
        rules)
            say 'Rules and packaging, whole; kept games and saves have the bytes that Linux wrote'
            tests tests/rules tests/packaging
            ;;
        window)
            say 'The window, as much of it as Wine can judge'
            tests tests/desktop
            ;;
        bundle)
            say 'The program that runs without Python: built, packed, tried'
            PLATFORM='' windows 'packaging\bundle_windows.py'
            ;;
        installer)
            say 'Its installer: made here, installs for one person, goes again'
            archive=$(ls "$project"/dist/vestiges-*-windows-*.zip)
            setup=${archive%.zip}-setup.exe
            python3 "$project/packaging/installers.py" windows "$project/dist/vestiges" "$project/build/bundle/icons" "$setup"
            # The desktop is there before: else the installer would start it, and whoever waits for the end of what the
            # installer writes would wait for the end of the desktop.
            PLATFORM='' windows -c "
import subprocess, sys; sys.path.insert(0, 'packaging')
from pathlib import Path
import tempfile, time, bundle_check
nothing = subprocess.DEVNULL
subprocess.Popen(['explorer.exe', '/desktop'], stdin=nothing, stdout=nothing, stderr=nothing); time.sleep(5)
with tempfile.TemporaryDirectory() as place:
    print(bundle_check.check_setup(Path(r'Z:${setup//\//\\}'), Path(place)))"
            ;;
        *)
            echo "no such step: $step" >&2
            exit 2
            ;;
    esac
done
say 'All is well'
