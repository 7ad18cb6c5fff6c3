#!/usr/bin/env bash
# convert-csv-to-array 1.0.3: the last row is lost where no line end follows it, two metering points become one number, and 12E3 is 12.
# Guessed: each row of the file, and text for digits that a number cannot hold: PPE has 18 of them.
# Seen: of three rows two, without a word, unless the file ends with a line end. PPE ...901 and ...902 are both 590243812345678800,
# and 00123 is 123. What is a number to Number() is read by another rule, so that 1.5E+3 is 1 and 12E3 is 12. Decimal commas
# stay text.
# Matters: lists of points are joined to readings by their PPE, and that of a member is then that of a neighbour; the last member of a
# list saved without a line end has none.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts convert-csv-to-array@1.0.3
cat >run.cjs <<'JS'
const {convertCSVToArray} = require('convert-csv-to-array');

const list = ['PPE;NR;KWH', '590243812345678901;00123;1.5E+3', '590243812345678902;12E3;0.62', '590243812345678903;7;0,233'].join('\n');
for (const [name, text] of [['without a line end', list], ['with it', `${list}\n`]]) {
  const [, ...rows] = convertCSVToArray(text, {separator: ';'});
  console.log(`${name}: ${rows.length} rows\n${rows.map((row) => JSON.stringify(row)).join('\n')}`);
}
JS
seen=$(node run.cjs)
expected='without a line end: 2 rows
{"PPE":590243812345678800,"NR":123,"KWH":1}
{"PPE":590243812345678800,"NR":12,"KWH":0.62}
with it: 3 rows
{"PPE":590243812345678800,"NR":123,"KWH":1}
{"PPE":590243812345678800,"NR":12,"KWH":0.62}
{"PPE":590243812345678800,"NR":7,"KWH":"0,233"}'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
