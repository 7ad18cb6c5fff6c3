#!/usr/bin/env bash
# polish-plurals 1.1.0: the form beside a fraction hangs on what it lies between: "1.9 złotych", "2.5 złote", "4.7 złotych".
# Guessed: one form for all fractions, as Polish has it (the genitive singular: "2,5 złotego", "4,7 złotego"), or an error.
# Seen: it asks whether the rest of the division by ten is between 2 and 4, and 2.5 or 22.3 are. So what lies between 2 and 4
# has the form for 2, and all else that for 5: of the tenths between 0 and 10 that are no whole numbers 18 have the one and 72
# the other, and none is right. Whole numbers, also below zero, are right. The readme says that it takes into account
# complicated rules of grammar.
# Matters: nearly each number of energy is a fraction, and "2,5 złote" or "4,7 kilowatogodzin" stands out on a bill.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts polish-plurals@1.1.0
cat >run.cjs <<'JS'
const {polishPlurals} = require('polish-plurals');
const formOf = (number) => polishPlurals('złoty', 'złote', 'złotych', number);
for (const number of [1, 2, 5, 22, -2, 0.5, 1.9, 2.5, 3.2, 4.7, 22.3]) console.log(`${number} ${formOf(number)}`);
const forms = {};
for (let tenths = 1; tenths < 100; tenths += 1) {
  if (tenths % 10) forms[formOf(tenths / 10)] = (forms[formOf(tenths / 10)] ?? 0) + 1;
}
console.log(JSON.stringify(forms));
JS
seen=$(node run.cjs)
expected='1 złoty
2 złote
5 złotych
22 złote
-2 złote
0.5 złotych
1.9 złotych
2.5 złote
3.2 złote
4.7 złotych
22.3 złote
{"złotych":72,"złote":18}'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
