#!/bin/sh
# Installs Vestiges for whoever starts this, or takes it away again: nothing needs an administrator, games always stay.
#
#     ./install.sh             a start in the menu, the command `vestiges`, and a double click on its files
#     ./install.sh --remove    takes all of that away
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
commands=$HOME/.local/bin
program=$HOME/.local/lib/vestiges

case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in fr*) french=1 ;; *) french='' ;; esac
say() { if [ -n "$french" ]; then printf '%s\n' "$1"; else printf '%s\n' "$2"; fi; }

# Tells the desktop that something has changed; desktops without these commands notice by themselves.
refresh() {
    for command in update-mime-database update-desktop-database gtk-update-icon-cache; do
        command -v "$command" >/dev/null 2>&1 || continue
        case $command in
            update-mime-database) "$command" "$data/mime" ;;
            update-desktop-database) "$command" "$data/applications" ;;
            gtk-update-icon-cache) "$command" -q -t -f "$data/icons/hicolor" ;;
        esac >/dev/null 2>&1 || true
    done
}

entries() {
    printf '%s\n' "$data/applications/vestiges.desktop" "$data/mime/packages/vestiges.xml" \
        "$data/metainfo/org.vestiges.Vestiges.metainfo.xml"
    for file in "$data"/icons/hicolor/*/apps/vestiges.png "$data"/icons/hicolor/*/mimetypes/application-x-vestiges.png; do
        [ ! -e "$file" ] || printf '%s\n' "$file"
    done
}

remove() {
    entries | while IFS= read -r file; do rm -f -- "$file"; done
    if [ "$(readlink -- "$commands/vestiges" 2>/dev/null)" = "$program/vestiges" ]; then rm -f -- "$commands/vestiges"; fi
    rm -rf -- "$program"
}

# Beside its place first: a disk that is full leaves the program that was there.
install() {
    mkdir -p -- "$(dirname -- "$program")" "$commands" "$data/applications" "$data/mime/packages" "$data/metainfo"
    new=$program.new.$$
    trap 'rm -rf -- "$new"' EXIT
    cp -R -- "$here" "$new"
    remove
    mv -- "$new" "$program"
    trap - EXIT
    ln -sf -- "$program/vestiges" "$commands/vestiges"
    # Quoted as in a shell, then as any text of such a file, then as what sed puts in.
    quoted=$(printf '%s' "$program/vestiges" | sed 's/[\\"`$]/\\&/g; s/%/%%/g; s/\\/\\\\/g; s/[\\&|]/\\&/g')
    sed "s|^Exec=vestiges |Exec=\"$quoted\" |" "$program/integration/vestiges.desktop" >"$data/applications/vestiges.desktop"
    cp -- "$program/integration/vestiges.xml" "$data/mime/packages/"
    cp -- "$program/integration/org.vestiges.Vestiges.metainfo.xml" "$data/metainfo/"
    for folder in "$program"/integration/icons/*; do
        size=$(basename -- "$folder")
        mkdir -p -- "$data/icons/hicolor/$size/apps" "$data/icons/hicolor/$size/mimetypes"
        cp -- "$folder/vestiges.png" "$data/icons/hicolor/$size/apps/"
        cp -- "$folder/application-x-vestiges.png" "$data/icons/hicolor/$size/mimetypes/"
    done
}

case ${1-} in
    '')
        install
        refresh
        say "Vestiges est installé : il est dans le menu des applications, et « vestiges » le lance." \
            "Vestiges is installed: it is in the menu of applications, and “vestiges” starts it."
        case :$PATH: in
            *":$commands:"*) ;;
            *) say "Dans un terminal : $commands/vestiges" "In a terminal: $commands/vestiges" ;;
        esac
        ;;
    --remove)
        remove
        refresh
        say "Vestiges est enlevé. Vos parties restent dans $data/Vestiges." "Vestiges is gone. Your games stay in $data/Vestiges."
        ;;
    *)
        sed -n '4,5s/^# \{0,1\}//p' "$0" >&2
        exit 2
        ;;
esac
