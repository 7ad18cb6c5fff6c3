#!/usr/bin/env bash
# rosaenlg-n2words 3.3.0: in Polish a number below zero is the same words as above it, and 90 is misspelt.
# Guessed: the words of n2words 4.0.0, with the zeros after the comma.
# Seen: -3 is "trzy" and -1234 "jeden tysięcy dwieście ...", with no minus and no error (so in Ukrainian and Czech; English
# and German raise one). 90 to 99 are "dziewięćdzisiąt", with an "e" too few, so that 19 000 of the numbers below 100 000
# differ.
# Matters: a correction or a balance below zero in words is a debt where there is a claim; digits and words differ, and the
# words count.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts rosaenlg-n2words@3.3.0 n2words@4.0.0
cat >run.mjs <<'JS'
import {toCardinal} from 'n2words/pl-PL';
import rosaenlg from 'rosaenlg-n2words';

const words = (number, lang) => (rosaenlg.default ?? rosaenlg)(number, {lang});
for (const number of [3, -3, -1234, 90, 1234.5]) console.log(`${number}: ${words(number, 'pl')} | ${toCardinal(number)}`);
console.log(`-3: ${['uk', 'cz'].map((lang) => words(-3, lang)).join(', ')}`);
let differ = 0;
for (let number = 0; number < 100000; number += 1) if (words(number, 'pl') !== toCardinal(number)) differ += 1;
console.log(`${differ} of 100000 differ`);
JS
seen=$(node run.mjs)
expected='3: trzy | trzy
-3: trzy | minus trzy
-1234: jeden tysięcy dwieście trzydzieści cztery | minus tysiąc dwieście trzydzieści cztery
90: dziewięćdzisiąt | dziewięćdziesiąt
1234.5: tysiąc dwieście trzydzieści cztery przecinek pięć | tysiąc dwieście trzydzieści cztery przecinek pięć
-3: три, tři
19000 of 100000 differ'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
