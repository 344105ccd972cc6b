#!/bin/sh
# Vestiges in one file. The program follows these lines; it is unpacked once, where programs keep what they can make
# again, and started from there. --install and --remove install it for whoever starts this, and take it away.
set -eu

sum=@SUM@
begins=@BEGINS@
cache=${XDG_CACHE_HOME:-$HOME/.cache}/Vestiges/program
place=$cache/$sum

if [ ! -x "$place/vestiges" ]; then
    mkdir -p -- "$cache"
    new=$(mktemp -d -- "$cache/new.XXXXXX")
    trap 'rm -rf -- "$new"' EXIT
    tail -c "+$begins" -- "$0" | tar -xzf - -C "$new"
    # Another start may have been quicker.
    [ -e "$place" ] || mv -- "$new/vestiges" "$place"
    rm -rf -- "$new"
    trap - EXIT
fi
# What an earlier version left goes once nobody has started it for a month.
touch -- "$place"
find "$cache" -mindepth 1 -maxdepth 1 -mtime +30 -exec rm -rf -- {} + 2>/dev/null || true

case ${1-} in
    --install) exec "$place/install.sh" ;;
    --remove) exec "$place/install.sh" --remove ;;
    *) exec "$place/vestiges" "$@" ;;
esac
exit
