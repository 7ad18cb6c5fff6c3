#!/usr/bin/env bash
# hyperformula 3.5.0: INT of a number below zero is one too many, TEXT makes "0%" of 23.5 % and "1235,##0.00" of 1234.5.
# Guessed: as in Excel and LibreOffice, whose files it is made to reckon: INT(-2.7) is -3, TEXT(0.235,"0.0%") "23.5%",
# TEXT(1234.5,"#,##0.00") "1,234.50" and ROUND(1.005,2) 1.01.
# Seen: INT cuts off (-2), beside a FLOOR that is right. A percentage is not times a hundred ("0.2%"), a sign that parts thousands
# ends the number, rounded to whole, and the rest of the format stands behind it; of the month's name "0600" is left. Formats
# of plain digits, days and "0.00 zł" are right. ROUND is a grosz too low for 68 of the 10 000 amounts 0.001 to 10.000 (1.005,
# 0.285), since it takes them as they are in binary; of 23 % of all amounts to 100 zł none is wrong. Nothing is raised.
# Matters: a calculator in a page runs a treasurer's workbook by it: a share of 23,5 % is shown as 0,2 %, amounts as a pattern, and
# arrears or a correction counted in whole units are another number than in the workbook.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts hyperformula@3.5.0
cat >run.cjs <<'JS'
const {HyperFormula} = require('hyperformula');
const engine = HyperFormula.buildFromArray([[]], {licenseKey: 'gpl-v3'});
const valueOf = (formula) => engine.calculateFormula(`=${formula}`, 0);
for (const formula of [
  'INT(2.7)',
  'INT(-2.7)',
  'INT(-0.5)',
  'FLOOR(-2.7,1)',
  'TEXT(0.235,"0%")',
  'TEXT(0.235,"0.0%")',
  'TEXT(1234.5,"0.00")',
  'TEXT(1234.5,"0.00 zł")',
  'TEXT(1234.5,"#,##0.00")',
  'TEXT(1234567,"#,##0")',
  'TEXT(DATE(2026,6,1),"dd.mm.yyyy")',
  'TEXT(DATE(2026,6,1),"mmmm")',
  'ROUND(1.005,2)',
  'ROUND(0.285,2)',
]) {
  console.log(`${formula}: ${valueOf(formula)}`);
}
let low = 0;
let other = 0;
for (let thousandths = 1; thousandths <= 10000; thousandths += 1) {
  const grosze = Math.round(valueOf(`ROUND(${(thousandths / 1000).toFixed(3)},2)`) * 100);
  const right = Math.floor((thousandths + 5) / 10);
  if (grosze === right - 1) low += 1;
  else if (grosze !== right) other += 1;
}
let tax = 0;
for (let grosze = 1; grosze <= 10000; grosze += 1) {
  const seen = Math.round(valueOf(`ROUND(${(grosze / 100).toFixed(2)}*0.23,2)`) * 100);
  if (seen !== Math.floor((grosze * 23 + 50) / 100)) tax += 1;
}
console.log(`ROUND of thousandths: ${low} a grosz too low, ${other} otherwise wrong; of 23 %: ${tax}`);
JS
seen=$(node run.cjs)
expected='INT(2.7): 2
INT(-2.7): -2
INT(-0.5): 0
FLOOR(-2.7,1): -3
TEXT(0.235,"0%"): 0%
TEXT(0.235,"0.0%"): 0.2%
TEXT(1234.5,"0.00"): 1234.50
TEXT(1234.5,"0.00 zł"): 1234.50 zł
TEXT(1234.5,"#,##0.00"): 1235,##0.00
TEXT(1234567,"#,##0"): 1234567,##0
TEXT(DATE(2026,6,1),"dd.mm.yyyy"): 01.06.2026
TEXT(DATE(2026,6,1),"mmmm"): 0600
ROUND(1.005,2): 1
ROUND(0.285,2): 0.28
ROUND of thousandths: 68 a grosz too low, 0 otherwise wrong; of 23 %: 0'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
