#!/usr/bin/env bash
# excel-style-dataformatter 2.0.1: with a space before the unit, as in «0.000 "kWh"», a number is shown as its thousandth.
# Guessed: «1234.567 kWh», as in Excel and LibreOffice: a space is a space, and a comma behind the digits divides by a thousand.
# Seen: its English locale parts thousands by a space, and takes the space behind the digits for that which divides: 1234.567 kWh is
# "1.235kWh", 12.50 zł are "0.01zł" and 23.5 % in «0.0 %» are "0.0%". Within the quotes («0.000" kWh"») or behind a backslash
# the space is right.
# Matters: this is how one writes a unit into the format of a cell. A table that is shown by way of it has MWh where kWh stands, and
# all cells are wrong alike, so that none of them looks odd.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts excel-style-dataformatter@2.0.1
cat >run.cjs <<'JS'
const DataFormatter = require('excel-style-dataformatter');
const formatter = new DataFormatter();
console.log(`locale: ${formatter.locale.name}`);
for (const [number, format] of [
  [1234.567, '0.000 "kWh"'],
  [1234.567, '0.000"kWh"'],
  [1234.567, '0.000" kWh"'],
  [1234.567, '0.000\\ "kWh"'],
  [12.5, '#,##0.00 "zł"'],
  [0.235, '0.0 %'],
]) {
  console.log(`${number} in «${format}»: ${formatter.format(number, 'Number', format).value}`);
}
JS
seen=$(node run.cjs)
expected='locale: en-US
1234.567 in «0.000 "kWh"»: 1.235kWh
1234.567 in «0.000"kWh"»: 1234.567kWh
1234.567 in «0.000" kWh"»: 1234.567 kWh
1234.567 in «0.000\ "kWh"»: 1234.567 kWh
12.5 in «#,##0.00 "zł"»: 0.01zł
0.235 in «0.0 %»: 0.0%'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
