#!/usr/bin/env bash
# invoice-number 2.0.1: the invoice after FV/2026/9 is FV/2026/0, and the one after that FV/21.
# Guessed: 10, as it gives FV/2026/100 after 099: its readme says that numbers follow each other.
# Seen: a number that is full goes back to zeros without one more digit, so that 99 is followed by 00 and then by 01 once more; behind
# a single 0 two digits are left of the year. "FV 9" is followed by FW0. With zeros before the number (09, 099) all is right until
# it is full too.
# Matters: numbers of invoices must go on without a gap and never come twice. The tenth invoice of a cooperative has the number 0, its
# eleventh stands in another series, and an accountant finds it at the year's end.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts invoice-number@2.0.1
cat >run.cjs <<'JS'
const {InvoiceNumber} = require('invoice-number');

for (const first of ['FV/2026/8', 'FV/2026/98', 'FV/2026/098', 'FV 8']) {
  const numbers = [first];
  for (let count = 0; count < 4; count += 1) numbers.push(InvoiceNumber.next(numbers.at(-1)));
  console.log(numbers.join(', '));
}
JS
seen=$(node run.cjs)
expected='FV/2026/8, FV/2026/9, FV/2026/0, FV/21, FV/22
FV/2026/98, FV/2026/99, FV/2026/00, FV/2026/01, FV/2026/02
FV/2026/098, FV/2026/099, FV/2026/100, FV/2026/101, FV/2026/102
FV 8, FV9, FW0, FW1, FW2'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
