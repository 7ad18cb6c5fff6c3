#!/usr/bin/env bash
# espeak-ng 1.51 (Debian 12), the Polish voice of NVDA and Orca: which space stands between digits decides what number is heard.
# Guessed: a no-break space, which Intl and all good typesetting put between thousands, makes one number, and a plain one leaves
# two numbers apart.
# Seen: the contrary. With U+00A0 or U+202F "12 345" is "twelve, three hundred forty-five" and "100 000" is "a hundred, zero
# zero zero"; with a plain space it is one number, and so is a year or a tariff and what follows it: "maj 2026 150 kWh" is two
# million 26 thousand 150, "G11 300 kWh" is G eleven thousand three hundred. A comma, a line break or a tab keeps them apart.
# Matters: figures of a table or a label put together with spaces are heard as others, and well set amounts in pieces.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
command -v espeak-ng >/dev/null || apt-get install --yes --no-install-recommends espeak-ng=1.51+dfsg-10+deb12u2 >/dev/null
version=$(espeak-ng --version | grep -o '1\.[0-9]*' | head -1)
say() { espeak-ng -v pl -q -x -- "$1" | tr -s ' \n' ' '; echo; }
noBreak=$'\xc2\xa0' narrow=$'\xe2\x80\xaf'
seen=$(
  printf 'espeak-ng %s\n' "$version"
  for text in '12 345 kWh' "12${noBreak}345 kWh" "12${narrow}345 kWh" "100${noBreak}000 kWh" \
    'maj 2026 150 kWh' 'maj 2026, 150 kWh' 'G11 300 kWh'; do
    say "$text"
  done
)
expected=$(
  cat <<'WORDS'
espeak-ng 1.51
dvan'aS;ts;E tyS;'Entsy_! tS'ysta tStERdz;'ES;c;ip;'En^ts; k'a v,ux'a 
dvan'aS;ts;E tS'ysta tStERdz;'ES;c;ip;'En^ts; k'a v,ux'a 
dvan'aS;ts;E tS'ysta tStERdz;'ES;c;ip;'En^ts; k'a v,ux'a 
st'O z'ERO:z'ERO: z'ERO: k'a v,ux'a 
m'aj dv'a m;ilj'Ony dvadz;'ES;ts;aS'ES;ts; tyS;'Entsy_! st'O p;En^dz;'ES;Ont k'a v,ux'a 
m'aj dv'a tyS;'OntsE dvadz;'ES;ts;aS'ES;ts; st'O p;En^dz;'ES;Ont k'a v,ux'a 
gj'E j,EdEn'aS;ts;E tyS;'Entsy_! tS'ysta k'a v,ux'a 
WORDS
)
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
