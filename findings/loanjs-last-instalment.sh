#!/usr/bin/env bash
# loanjs 1.1.2: the instalments of a loan do not add up to the sum that is told beside them, and pay back more or less than
# was lent.
# Guessed: all instalments are the sum, and their capital is the loan, to the grosz.
# Seen: 300 000 zł at 6 % in 120 instalments: "sum" is 399 673.59, the instalments make 399 674.40 and their capital
# 300 000.81. 3 313.24 were left before the last, which still takes 3 314.05 and leaves 0. Of 100 000 zł in 60 at 7 % 2 grosze are
# never paid, and "remain" is 0 too. Only "diminishing" loans are exact.
# Matters: an accountant adds up a plan of payments before it is signed, and the bank's or the members' loan does not close to
# zero.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts loanjs@1.1.2
cat >run.cjs <<'JS'
const {Loan} = require('loanjs');
const total = (installments, part) =>
  (installments.reduce((sum, row) => sum + Math.round(row[part] * 100), 0) / 100).toFixed(2);
for (const [amount, months, rate, type] of [
  [300000, 120, 6, 'annuity'],
  [100000, 60, 7, 'annuity'],
  [120000, 84, 4.9, 'annuity'],
  [300000, 120, 6, 'diminishing'],
]) {
  const {sum, installments} = new Loan(amount, months, rate, type);
  const [before, last] = installments.slice(-2);
  console.log(`${amount} in ${months} at ${rate} % ${type}: sum ${sum.toFixed(2)}`);
  console.log(`  instalments ${total(installments, 'installment')}, their capital ${total(installments, 'capital')}`);
  console.log(`  left ${before.remain.toFixed(2)}, last takes ${last.capital.toFixed(2)}, left ${last.remain.toFixed(2)}`);
}
JS
seen=$(node run.cjs)
expected='300000 in 120 at 6 % annuity: sum 399673.59
  instalments 399674.40, their capital 300000.81
  left 3313.24, last takes 3314.05, left 0.00
100000 in 60 at 7 % annuity: sum 118807.22
  instalments 118807.20, their capital 99999.98
  left 1968.66, last takes 1968.64, left 0.00
120000 in 84 at 4.9 % annuity: sum 141996.58
  instalments 141996.96, their capital 120000.38
  left 1683.19, last takes 1683.57, left 0.00
300000 in 120 at 6 % diminishing: sum 390750.00
  instalments 390750.00, their capital 300000.00
  left 2500.00, last takes 2500.00, left 0.00'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
