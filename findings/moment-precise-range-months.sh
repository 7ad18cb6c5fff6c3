#!/usr/bin/env bash
# moment-precise-range-plugin 1.3.0: in Polish time the first half of 2026 is "5 months 29 days 23 hours", and October is "1 month 1
# day 1 hour".
# Guessed: "6 months" and "1 month", from midnight to midnight, as moment 2.30.1 itself counts them.
# Seen: so it is only where the clocks stand alike at both ends. Where they do not, the first end is moved by that hour, to 1:00 or to
# 23:00 of the day before, and what is counted then is days and hours: March is "30 days 23 hours", the two days from 24 October
# are "2 days 1 hour". In UTC all are right.
# Matters: contracts and notices run by months; "since" and "left" are wrong whenever the clocks change in between, and the numbers
# it also gives ({months: 5, days: 29}) make a term of half a year one of five months.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts moment@2.30.1 moment-precise-range-plugin@1.3.0
cat >run.cjs <<'JS'
const moment = require('moment');
require('moment-precise-range-plugin');

console.log(process.env.TZ);
for (const [from, to] of [
  ['2026-01-01', '2026-07-01'],
  ['2026-03-01', '2026-04-01'],
  ['2026-04-01', '2026-10-01'],
  ['2026-10-01', '2026-11-01'],
  ['2026-10-24', '2026-10-26'],
]) {
  const ends = [moment(from), moment(to)];
  const months = ends[1].diff(ends[0], 'months', true);
  console.log(`${from} ${to}: ${moment.preciseDiff(...ends)} (moment: ${Number(months.toFixed(2))} months)`);
}
const {months, days, hours} = moment.preciseDiff(moment('2026-01-01'), moment('2026-07-01'), true);
console.log(JSON.stringify({months, days, hours}));
JS
seen=$(for TZ in Europe/Warsaw UTC; do TZ=$TZ node run.cjs; done)
expected='Europe/Warsaw
2026-01-01 2026-07-01: 5 months 29 days 23 hours (moment: 6 months)
2026-03-01 2026-04-01: 30 days 23 hours (moment: 1 months)
2026-04-01 2026-10-01: 6 months (moment: 6 months)
2026-10-01 2026-11-01: 1 month 1 day 1 hour (moment: 1 months)
2026-10-24 2026-10-26: 2 days 1 hour (moment: 0.07 months)
{"months":5,"days":29,"hours":23}
UTC
2026-01-01 2026-07-01: 6 months (moment: 6 months)
2026-03-01 2026-04-01: 1 month (moment: 1 months)
2026-04-01 2026-10-01: 6 months (moment: 6 months)
2026-10-01 2026-11-01: 1 month (moment: 1 months)
2026-10-24 2026-10-26: 2 days (moment: 0.07 months)
{"months":6,"days":0,"hours":0}'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
