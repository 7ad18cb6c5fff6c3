#!/usr/bin/env bash
# jsqr 1.4.0: of a payment code that zint 2.11.1 (Debian 12) makes, payee and title are lost, account and amount stay.
# Guessed: the text of the code, as zbarimg reads it, or null, which is what it gives where it reads nothing.
# Seen: zint writes Polish letters in ISO 8859-2 and says so in the code (ECI 4), as the standard has it. jsqr notes the ECI, takes
# the bytes for UTF-8 all the same and leaves out without a word the part that is none: "|PL|61...|239750" is the whole answer.
# So it is wherever payee or title has a Polish letter. Told to use UTF-8 (--eci=26) zint makes codes that are read right.
# Matters: a page that reads payment codes by it shows a transfer with account and amount and an empty payee, which looks like a
# code that names none; by the title the cooperative knows who has paid.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jsqr@1.4.0 pngjs@7.0.0
mapfile -t missing < <(
  apt-get install --simulate --no-install-recommends zint=2.11.1-1 zbar-tools=0.23.92-7+deb12u1 |
    sed -n 's/^Inst \([^ ]*\) .*/\1/p' | grep -v -e '^zint$' -e '^libzint' -e '^zbar-tools$'
)
apt-get download --quiet zint=2.11.1-1 libzint2.11=2.11.1-1 zbar-tools=0.23.92-7+deb12u1 "${missing[@]}" >/dev/null 2>&1
for package in *.deb; do dpkg-deb --extract "$package" .; done
export LD_LIBRARY_PATH=$room/usr/lib:$room/usr/lib/x86_64-linux-gnu PATH=$room/usr/bin:$PATH
cat >read.cjs <<'JS'
const {readFileSync} = require('node:fs');
const {PNG} = require('pngjs');
const jsQR = require('jsqr');
const {data, width, height} = PNG.sync.read(readFileSync('code.png'));
const found = (jsQR.default ?? jsQR)(new Uint8ClampedArray(data), width, height);
const eci = found.chunks.find(({type}) => type.startsWith('eci'))?.type ?? 'no ECI';
console.log(`jsqr, ${eci}: ${found.data}`);
JS
seen=$(
  for words in 'SE Dolina|energia' 'Spółdzielnia|energia' 'SE Dolina|za październik'; do
    for eci in '' --eci=26; do
      zint --barcode=58 ${eci:+"$eci"} --scale=4 --output=code.png --data="|PL|61109010140000071219812874|239750|$words|||" 2>/dev/null
      node read.cjs
      printf 'zbarimg: %s\n' "$(zbarimg -q --raw code.png 2>/dev/null)"
    done
  done
)
expected='jsqr, no ECI: |PL|61109010140000071219812874|239750|SE Dolina|energia|||
zbarimg: |PL|61109010140000071219812874|239750|SE Dolina|energia|||
jsqr, eci: |PL|61109010140000071219812874|239750|SE Dolina|energia|||
zbarimg: |PL|61109010140000071219812874|239750|SE Dolina|energia|||
jsqr, eci: |PL|61109010140000071219812874|239750
zbarimg: |PL|61109010140000071219812874|239750|Spółdzielnia|energia|||
jsqr, eci: |PL|61109010140000071219812874|239750|Spółdzielnia|energia|||
zbarimg: |PL|61109010140000071219812874|239750|Spółdzielnia|energia|||
jsqr, eci: |PL|61109010140000071219812874|239750
zbarimg: |PL|61109010140000071219812874|239750|SE Dolina|za październik|||
jsqr, eci: |PL|61109010140000071219812874|239750|SE Dolina|za październik|||
zbarimg: |PL|61109010140000071219812874|239750|SE Dolina|za październik|||'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
