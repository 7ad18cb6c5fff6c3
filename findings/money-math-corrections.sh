#!/usr/bin/env bash
# money-math 2.6.3: an amount below zero is rounded by 1 or 2 grosze otherwise than the same amount above zero.
# Guessed: half up and the same on both sides of zero: 23 % of 10.50 is 2.42, and of -10.50 it is -2.42.
# Seen: the part of a grosz is cut off and in half of the cases one grosz more: 23 % of -10.50 is -2.40, -200.00 in 3 is
# -66.65, -0.15 times 0.50 is -0.06. Of 23 % of all amounts from 0.01 to 100.00 and of the same below zero only 100 of 10000
# cancel; 9800 leave one grosz and 100 leave two. The readme names "-42.10" among its amounts and says "rounded".
# Matters: an invoice and its correction to zero leave VAT that nobody owes, on nearly every line; and the package is there
# because floats are bad for money.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts money-math@2.6.3
cat >run.cjs <<'JS'
const money = require('money-math');
console.log(require('money-math/package.json').version);
for (const [name, amount, by] of [
  ['percent', '10.50', '23.00'],
  ['div', '200.00', '3.00'],
  ['mul', '0.15', '0.50'],
]) {
  console.log(`${name} ${by}: ${amount} = ${money[name](amount, by)}, -${amount} = ${money[name](`-${amount}`, by)}`);
}
const left = {};
for (let grosze = 1; grosze <= 10000; grosze += 1) {
  const net = money.centsToAmount(String(grosze));
  const sum = money.add(money.percent(net, '23.00'), money.percent(`-${net}`, '23.00'));
  left[sum] = (left[sum] ?? 0) + 1;
}
const counts = Object.entries(left).sort().map(([sum, times]) => `${sum} in ${times}`);
console.log(`VAT left after a correction: ${counts.join(', ')}`);
JS
seen=$(node run.cjs)
expected='2.6.3
percent 23.00: 10.50 = 2.42, -10.50 = -2.40
div 3.00: 200.00 = 66.67, -200.00 = -66.65
mul 0.50: 0.15 = 0.08, -0.15 = -0.06
VAT left after a correction: 0.00 in 100, 0.01 in 9800, 0.02 in 100'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
