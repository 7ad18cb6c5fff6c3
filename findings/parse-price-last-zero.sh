#!/usr/bin/env bash
# parse-price 1.1.8: a price of 0,623 zł for a kWh is 0.623, and one of 0,620 is 620; what is below zero is above it.
# Guessed: the number that is written: Polish amounts are among its examples ("1 234,56"), and no digit decides what another means.
# Seen: if the last digit is 0 and more than two digits stand behind the comma, the comma is nothing: 0,620 is 620, 0,6230 is 6230,
# "12,500" and "1 234,560" are a thousand times too large; of the prices 0,001 to 0,999 so are 99. The sign is dropped as all that
# is no digit: "-12,50 zł" is 12.5, with a hyphen or a minus.
# Matters: energy is priced with three or four decimals. Nine of ten prices are right, so that it is noticed at the first one that
# ends in 0; and a correction of a bill becomes a second bill.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-price@1.1.8
cat >run.cjs <<'JS'
const parsePrice = require('parse-price');

const texts = ['1 234,56 zł', '0,623 zł', '0,620 zł', '0,6234', '0,6230', '12,50', '12,500', '1 234,560', '-12,50 zł', '−12,50 zł'];
for (const text of texts) console.log(`${text}: ${parsePrice(text)}`);
let differ = 0;
for (let thousandths = 1; thousandths < 1000; thousandths += 1) {
  const text = (thousandths / 1000).toFixed(3);
  if (parsePrice(text.replace('.', ',')) !== Number(text)) differ += 1;
}
console.log(`0,001 to 0,999: ${differ} differ`);
JS
seen=$(node run.cjs)
expected='1 234,56 zł: 1234.56
0,623 zł: 0.623
0,620 zł: 620
0,6234: 0.6234
0,6230: 6230
12,50: 12.5
12,500: 12500
1 234,560: 1234560
-12,50 zł: 12.5
−12,50 zł: 12.5
0,001 to 0,999: 99 differ'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
