#!/usr/bin/env bash
# @jspreadsheet/formula 2.0.2: ROUND(-12.345, 2) is -12.34, and EDATE says that a month after 31 January is 3 March.
# Guessed: as in Excel and LibreOffice: ROUND(-2.5, 0) is -3 and a month after 31 January 28 February.
# Seen: below zero a half is rounded up, so that ROUND(-2.5, 0) is -2 and ROUND(-0.5, 0) 0, while 2.5 is 3; ROUNDUP and ROUNDDOWN are
# right. EDATE of the end of a month runs into the month after the next (31 May: 1 July) where its own EOMONTH is right.
# SUM("1,5", 2) is 3, and 2^3^2 is 512 where spreadsheets have 64.
# Matters: a correction is a grosz off the amount it corrects, terms "in a month" are days late at ends of months, and a sum of
# readings with decimal commas is that of their whole kWh.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @jspreadsheet/formula@2.0.2
cat >run.cjs <<'JS'
const loaded = require('@jspreadsheet/formula');
const formula = loaded.default ?? loaded;

for (const text of [
  'ROUND(12.345,2)',
  'ROUND(-12.345,2)',
  'ROUND(2.5,0)',
  'ROUND(-2.5,0)',
  'ROUND(-0.5,0)',
  'ROUNDUP(-12.341,2)',
  'ROUNDDOWN(-12.349,2)',
  'EDATE("2026-01-15",1)',
  'EDATE("2026-01-31",1)',
  'EDATE("2026-05-31",1)',
  'EOMONTH("2026-01-31",1)',
  'SUM("1,5",2)',
  'SUM("1.5",2)',
  '2^3^2',
]) {
  console.log(`${text} ${JSON.stringify(formula(text))}`);
}
JS
seen=$(TZ=UTC node run.cjs)
expected='ROUND(12.345,2) 12.35
ROUND(-12.345,2) -12.34
ROUND(2.5,0) 3
ROUND(-2.5,0) -2
ROUND(-0.5,0) 0
ROUNDUP(-12.341,2) -12.35
ROUNDDOWN(-12.349,2) -12.34
EDATE("2026-01-15",1) "2026-02-15T00:00:00.000Z"
EDATE("2026-01-31",1) "2026-03-03T00:00:00.000Z"
EDATE("2026-05-31",1) "2026-07-01T00:00:00.000Z"
EOMONTH("2026-01-31",1) "2026-02-28T00:00:00.000Z"
SUM("1,5",2) 3
SUM("1.5",2) 3.5
2^3^2 512'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
