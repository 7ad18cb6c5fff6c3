#!/usr/bin/env bash
# amortizejs 1.0.3: instalments that begin at the end of January have none in February, and fall on the 3rd from then on.
# Guessed: a loan of 31 January has its instalments on 28 February, 31 March and 30 April.
# Seen: 31 January, 3 March, 3 April and so on to 3 January: the 31st of February is the 3rd of March, and each date is made
# of the one before, so that it never comes back. From the 29th it is 1 March, from 31 May 1 July and then the 1st of each
# month. February has no instalment. Amounts are right (6 % of 12 000 zł: 1032.80).
# Matters: the plan of a loan for a plant, and the interest for delay counted from its dates, are days off for years, and the
# sum of the first calendar year is one instalment short.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts amortizejs@1.0.3
cat >run.cjs <<'JS'
const {Calculator} = require('amortizejs');
for (const [month, day] of [[1, 15], [1, 29], [1, 31], [5, 31]]) {
  const startDate = new Date(2026, month - 1, day);
  const loan = {method: 'mortgage', apr: 6, balance: 12000, loanTerm: 12, startDate};
  const {periodicPayment, schedule} = Calculator.calculate(loan);
  const dates = schedule.map(({date}) => `${date.getDate()}.${date.getMonth() + 1}`);
  console.log(`${day}.${month} (${periodicPayment.toFixed(2)}): ${dates.join(' ')}`);
}
JS
seen=$(node run.cjs)
expected='15.1 (1032.80): 15.1 15.2 15.3 15.4 15.5 15.6 15.7 15.8 15.9 15.10 15.11 15.12
29.1 (1032.80): 29.1 1.3 1.4 1.5 1.6 1.7 1.8 1.9 1.10 1.11 1.12 1.1
31.1 (1032.80): 31.1 3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.10 3.11 3.12 3.1
31.5 (1032.80): 31.5 1.7 1.8 1.9 1.10 1.11 1.12 1.1 1.2 1.3 1.4 1.5'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
