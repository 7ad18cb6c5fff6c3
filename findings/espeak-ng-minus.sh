#!/usr/bin/env bash
# espeak-ng 1.51 (Debian 12), the Polish voice of NVDA and Orca: it says a minus in English, and spells "zł".
# Guessed: "−5" (U+2212) is "minus pięć" in Polish, and "12 zł" is "dwanaście złotych".
# Seen: the minus is said by the English voice ("(en)m'aIn@s"), the rest in Polish; "zł" is read as two letters, "zet eł",
# where "%" is a whole word. A hyphen before a number is not said at all.
# Matters: a balance, a saldo and a correction below zero are all over this field; whoever listens hears them as foreign or
# as positive. Write the word for what must be heard.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
command -v espeak-ng >/dev/null || apt-get install --yes --no-install-recommends espeak-ng=1.51+dfsg-10+deb12u2 >/dev/null
version=$(espeak-ng --version | grep -o '1\.[0-9]*' | head -1)
say() { espeak-ng -v pl -q -x -- "$1" | tr -s ' \n' ' '; echo; }
seen=$(printf 'espeak-ng %s\n' "$version"; say '−5 kWh'; say 'o -5 kWh'; say '12 zł'; say '12 %')
expected='espeak-ng 1.51
(en)m'"'"'aIn@s(pl) p;'"'"'En^ts; k'"'"'a v,ux'"'"'a 
O p;'"'"'En^ts; k'"'"'a v,ux'"'"'a 
dvan'"'"'aS;ts;E z,Et'"'"'Ew 
dvan'"'"'aS;ts;E pR'"'"'OtsEnt '
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
