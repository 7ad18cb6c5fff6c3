#!/usr/bin/env bash
# financejs 4.1.0: the year in which a plant has paid for itself is counted from its wrong end: 7.1 for 7.9, and 4 for exactly 3.
# Guessed: the whole years and the part of the next one that is still needed: 3 for 100 000 zł that come back as 30, 40 and 30
# thousand; an error or no number where the money never comes back.
# Seen: to the whole years is added that part of the last year which is no longer needed, so that what is paid back at the
# beginning of a year looks as if at its end. Its readme has such a number too: 50 by 10, 13, 16 and 19 is 3.42 there, and 39 of 50
# come back in three years, 11 of 19 are 0.58. Only where the two parts are equal it is right. Equal years (its other
# way to be called) are right. Never is undefined.
# Matters: plants yield a little less each year, so each plan has uneven years. Of two offers the slower one may look the faster.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts financejs@4.1.0
cat >run.cjs <<'JS'
const Finance = require('financejs');

/** Whole years, and the part of the next one that the rest of the cost needs. */
function payback(cost, yields) {
  let rest = cost;
  for (const [years, gained] of yields.entries()) {
    if (gained >= rest) return years + rest / gained;
    rest -= gained;
  }
  return undefined;
}

const finance = new Finance();
for (const [name, cost, yields] of [
  ['a plant that yields less each year', 100_000, Array.from({length: 12}, (_, year) => 14_000 - 400 * year)],
  ['exactly three years', 100_000, [30_000, 40_000, 30_000, 50_000]],
  ['two and a half', 100_000, [40_000, 40_000, 40_000]],
  ['the example of its readme', 50, [10, 13, 16, 19, 22]],
  ['never', 100_000, [30_000, 30_000]],
]) {
  console.log(`${name}: ${finance.PP(yields.length, -cost, ...yields)?.toFixed(2)}, by hand ${payback(cost, yields)?.toFixed(2)}`);
}
console.log(`equal years: ${finance.PP(0, -100_000, 12_000).toFixed(2)}`);
JS
seen=$(node run.cjs)
expected='a plant that yields less each year: 7.07, by hand 7.93
exactly three years: 4.00, by hand 3.00
two and a half: 2.50, by hand 2.50
the example of its readme: 3.42, by hand 3.58
never: undefined, by hand undefined
equal years: 8.33'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
