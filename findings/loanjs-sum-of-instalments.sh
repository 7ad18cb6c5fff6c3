#!/usr/bin/env bash
# loanjs 1.1.2: the instalments of a plan pay back another sum than was lent, and the "sum" of the plan is not their sum.
# Guessed: the capital of all instalments is what was lent, since the last one takes up what rounding left, and "sum" adds them up.
# Seen: each instalment is rounded to grosze, the last one like all others, and after it "remain" is 0 whatever there was. Of
# 200 000 zł in 180 instalments 200 001.39 are paid back, of 100 000 in 120 there are 99 999.25. "sum" is what was lent and the
# interest, 328 630.01, where the instalments give 328 631.40. Falling instalments are off too, by 20 and 40 grosze.
# Matters: a plan of a plant's loan does not balance in the books, and is not that of the bank, whose last instalment is another one;
# two numbers of one answer contradict each other and none is told to be about right.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts loanjs@1.1.2
cat >run.cjs <<'JS'
const {Loan} = require('loanjs');

for (const [amount, count, rate] of [[12000, 12, 6], [100000, 120, 7], [200000, 180, 7.25]]) {
  for (const type of ['annuity', 'diminishing']) {
    const {installments, sum} = Loan(amount, count, rate, type);
    const total = (part) => installments.reduce((all, one) => all + one[part], 0).toFixed(2);
    const last = installments.at(-1);
    const before = installments.at(-2);
    console.log(`${type} ${amount}: paid back ${total('capital')}, instalments ${total('installment')}, "sum" ${sum.toFixed(2)}`);
    console.log(`  left before the last ${before.remain.toFixed(2)}, its capital ${last.capital.toFixed(2)}, left ${last.remain}`);
  }
}
JS
seen=$(node run.cjs)
expected='annuity 12000: paid back 12000.02, instalments 12393.60, "sum" 12393.58
  left before the last 1027.64, its capital 1027.66, left 0
diminishing 12000: paid back 12000.00, instalments 12390.00, "sum" 12390.00
  left before the last 1000.00, its capital 1000.00, left 0
annuity 100000: paid back 99999.25, instalments 139329.60, "sum" 139330.35
  left before the last 1155.09, its capital 1154.34, left 0
diminishing 100000: paid back 99999.60, instalments 135291.40, "sum" 135291.80
  left before the last 833.73, its capital 833.33, left 0
annuity 200000: paid back 200001.39, instalments 328631.40, "sum" 328630.01
  left before the last 1813.38, its capital 1814.77, left 0
diminishing 200000: paid back 199999.80, instalments 309354.07, "sum" 309354.27
  left before the last 1111.31, its capital 1111.11, left 0'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
