#!/usr/bin/env bash
# catdoc 0.95 (Debian 12): a table of an .rtf is one word: 12,5 kWh and 100 zł beside it are "12,5100", and the next row goes on.
# Guessed: something between cells and a new line for each row, as its own xls2csv and unrtf 0.21.10 have.
# Seen: \cell and \row give nothing, so that 12,5 | 100 above 13 | 90 is "12,51001390". Where a writer puts each cell's words into
# braces a space comes from the braces; a row ends nowhere there either. \tab and \par are right, and nothing is said.
# Matters: a month's statement as .rtf, searched or summed up by way of catdoc, has neither 12,5 nor 100, and a number that is there
# stands in no row.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
apt-get download --quiet catdoc=1:0.95-6~deb12u1 unrtf=0.21.10-clean-1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb --extract "$package" .; done
PATH=$room/usr/bin:$PATH
# catdoc looks for its tables where Debian puts them.
printf 'charset_path = %s\nmap_path = %s\nuse_locale = no\n' usr/share/catdoc usr/share/catdoc >.catdocrc
# A table of two months, the words of each cell between these two signs.
table() {
  printf '{\\rtf1\\ansi\\ansicpg1250{\\fonttbl{\\f0 Arial;}}\\f0 Razem\\par\n'
  for row in 'maj 12,5 100' 'czerwiec 13 90'; do
    printf '\\trowd\\cellx2000\\cellx4000\\cellx6000\\pard\\intbl '
    for cell in $row; do printf '%s%s%s\\cell ' "$1" "$cell" "$2"; done
    printf '\\row\n'
  done
  printf '\\pard koniec\\par\n}'
}
table '' '' >plain.rtf
table '{' '}' >braces.rtf
line() { printf '%s: %s\n' "$1" "$(grep . | sed 's/^[ \t]*//; s/[ \t]*$//' | tr '\t\n' '|/')"; }
seen=$(
  for kind in plain braces; do HOME=$room catdoc -s cp1250 -d utf-8 -w "$kind.rtf" | line "catdoc, $kind"; done
  unrtf -P "$room/usr/share/unrtf/" --text plain.rtf 2>/dev/null | sed -n '/Razem/,$p' | line 'unrtf, plain'
)
expected='catdoc, plain: Razem/maj12,5100czerwiec1390koniec/
catdoc, braces: Razem/maj 12,5 100 czerwiec 13 90koniec/
unrtf, plain: Razem/maj|12,5|100/czerwiec|13|90/koniec/'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
