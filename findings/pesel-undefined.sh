#!/usr/bin/env bash
# pesel 1.0.4: of 500 random numbers about one is "99undefined016143NaN".
# Guessed: eleven digits with the right last one, each time: its readme says "generates valid PESEL number".
# Seen: years are drawn from 1800 to 2299 and the last of them has no number for its month, so that the word is joined to the other
# digits. A year that is asked for is allowed up to 2299 too. All others are right.
# Matters: it is there for tests. A list of members made by it breaks an import once in a few runs, and one looks for the fault
# in the import.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pesel@1.0.4
cat >run.cjs <<'JS'
const {generate} = require('pesel');

/** A PESEL of eleven digits, the last of which is right by the other ten. */
function isRight(pesel) {
  if (!/^\d{11}$/.test(pesel)) return false;
  const sum = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3].reduce((all, weight, place) => all + weight * pesel[place], 0);
  return (10 - (sum % 10)) % 10 === Number(pesel[10]);
}

const made = Array.from({length: 200_000}, () => generate());
const wrong = made.filter((pesel) => !isRight(pesel));
const share = made.length / wrong.length;
console.log(`wrong: ${share > 400 && share < 600 ? 'about one in 500' : `one in ${share}`}`);
console.log(`all of them: ${[...new Set(wrong.map((pesel) => pesel.replaceAll(/\d/g, '.')))].join(', ')}`);
console.log(`2298: ${generate({year: 2298, month: 6, day: 1}).slice(0, 6)}`);
console.log(`2299: ${generate({year: 2299, month: 6, day: 1}).slice(0, 13)}`);
JS
seen=$(node run.cjs)
expected='wrong: about one in 500
all of them: ..undefined......NaN
2298: 986601
2299: 99undefined01'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
