#!/usr/bin/env bash
# to-words 5.7.0: in Polish 5000 is "Pięć Tysiąc", and 2 zł "Dwa Złotych".
# Guessed: right Polish for all whole numbers and amounts; its readme lists Polish among the languages with plural forms.
# Seen: 1 to 4999 are right. From 5000 to 10999 the thousand is in the singular ("sześć tysiąc", the words for 6 and 1000),
# 22 000 to 24 000 take the wrong plural, 5 000 000 is "Pięć Milion". So 30 000 of the 99 999 numbers below 100 000 differ
# from n2words 4.0.0. The złoty has one plural for all ("Dwa Złotych"), and "Tylko" ("only") ends each amount.
# Matters: the amount in words stands on receipts and cash slips, where it decides when words and digits differ.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts to-words@5.7.0 n2words@4.0.0
cat >run.mjs <<'JS'
import {toCardinal, toCurrency} from 'n2words/pl-PL';
import {ToWords} from 'to-words';

const polish = new ToWords({localeCode: 'pl-PL'});
for (const number of [2, 4, 5000, 6100.5, 22000, 5000000]) {
  console.log(`${number}: ${polish.convert(number, {currency: true})} | ${toCurrency(number)}`);
}
let differ = 0;
let first = 0;
for (let number = 1; number < 100000; number += 1) {
  if (polish.convert(number).toLowerCase() !== toCardinal(number)) {
    differ += 1;
    first ||= number;
  }
}
console.log(`${differ} of 99999 differ, first ${first}`);
JS
seen=$(node run.mjs)
expected='2: Dwa Złotych Tylko | dwa złote
4: Cztery Złotych Tylko | cztery złote
5000: Pięć Tysiąc Złotych Tylko | pięć tysięcy złotych
6100.5: Sześć Tysiąc Sto Złotych I Pięćdziesiąt Groszy Tylko | sześć tysięcy sto złotych pięćdziesiąt groszy
22000: Dwadzieścia Dwa Tysięcy Złotych Tylko | dwadzieścia dwa tysiące złotych
5000000: Pięć Milion Złotych Tylko | pięć milionów złotych
30000 of 99999 differ, first 5000'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
