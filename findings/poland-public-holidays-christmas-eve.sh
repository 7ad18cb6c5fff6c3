#!/usr/bin/env bash
# poland-public-holidays 4.0.0: Christmas Eve is a working day, also from 2025 on.
# Guessed: true for 24 December of 2025 and 2026, as in date-holidays 3.37.0: the act of 6 December 2024 made it a day off.
# Seen: false, and 13 days a year instead of 14. Its newest version is from before the act and says so nowhere.
# Matters: a term that ends on a day off moves to the next working day, so 24 December is the wrong last day of a payment.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts poland-public-holidays@4.0.0 date-holidays@3.37.0
cat >run.cjs <<'JS'
const {isHoliday, getHolidaysInYear} = require('poland-public-holidays');
const Holidays = require('date-holidays').default ?? require('date-holidays');
const known = new Holidays('PL');
console.log(require('poland-public-holidays/package.json').version);
for (const year of [2024, 2025, 2026]) {
  const day = `${year}-12-24`;
  const other = known.getHolidays(year).some(({date, type}) => date.startsWith(day) && type === 'public');
  console.log(`${day} ${isHoliday(day)}, date-holidays ${other}; ${getHolidaysInYear(year).length} days`);
}
JS
seen=$(node run.cjs)
expected='4.0.0
2024-12-24 false, date-holidays false; 13 days
2025-12-24 false, date-holidays true; 13 days
2026-12-24 false, date-holidays true; 13 days'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
