#!/usr/bin/env bash
# polish-number-to-words 1.0.1: 1.999 zł is "one złoty one hundred groszy", and a third decimal is rounded without a rule.
# Guessed: 0.995, 1.999 and 4.999 are rounded to 1, 2 and 5 zł, and the sum of 0.1 and 0.2 is three tenths.
# Seen: the grosze are rounded for themselves and never carried: "sto groszy" in 960 of the 200 000 amounts below 200 zł with
# three decimals, and then the złoty are one too few. 0.615 is 62 grosze, but 1.005 is 0, 1.555 is 55 and 2.675 is 67. The sum
# of 0.1 and 0.2 as a number is "trzydzieści biliardów cztery stubiliardowe". Amounts of whole grosze are right.
# Matters: kWh times a price has more than two decimals. The amount in words on a note, where it decides, differs from the
# digits beside it, which are rounded with a carry.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts polish-number-to-words@1.0.1
cat >run.cjs <<'JS'
const {currencyToWordsPL, numberToWordsPL} = require('polish-number-to-words');
for (const amount of [0.995, 1.999, 4.999, 19.995, 0.615, 1.005, 1.555, 2.675]) {
  console.log(`${amount}: ${currencyToWordsPL(amount)}`);
}
let hundreds = 0;
for (let thousandths = 0; thousandths < 200000; thousandths += 1) {
  if (currencyToWordsPL(thousandths / 1000).endsWith(' sto groszy')) hundreds += 1;
}
console.log(`sto groszy: ${hundreds} of 200000`);
console.log(`0.1 + 0.2: ${numberToWordsPL(0.1 + 0.2)}`);
JS
seen=$(node run.cjs)
expected='0.995: zero złotych sto groszy
1.999: jeden złoty sto groszy
4.999: cztery złote sto groszy
19.995: dziewiętnaście złotych sto groszy
0.615: zero złotych sześćdziesiąt dwa grosze
1.005: jeden złoty zero groszy
1.555: jeden złoty pięćdziesiąt pięć groszy
2.675: dwa złote sześćdziesiąt siedem groszy
sto groszy: 960 of 200000
0.1 + 0.2: trzydzieści biliardów cztery stubiliardowe'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
