#!/usr/bin/env bash
# formulajs 4.6.1: in Polish time the days between two dates are one too few over the end of March and one too many over the
# end of October.
# Guessed: DAYS of 28 March and 30 March is 2 in each zone, and DATEDIF and XIRR count as DAYS does in Excel.
# Seen: in UTC and in New York so; in Warsaw DAYS and DATEDIF give 1 there, 89 for the first quarter of 2026 and 185 for
# 30 June to 31 December. It subtracts midnights of local time in whole days and drops the rest, so that only zones east
# of Greenwich are hurt. Of the terms of 30 days that begin in 2026, 60 are wrong. XIRR of 1000 zł and 1001 zł two days later is
# 44 % a year in Warsaw and 20 % elsewhere.
# Matters: interest for delay and terms are counted by days; on a server in UTC and in each test there they are right, in the
# browser of a member they are not.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1
cat >run.cjs <<'JS'
const {DATEDIF, DAYS, XIRR} = require('@formulajs/formulajs');
const dayAfter = (days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
const terms = Array.from({length: 365}, (_, start) => DAYS(dayAfter(start + 30), dayAfter(start)));
const pairs = [
  ['2026-03-28', '2026-03-30'],
  ['2026-01-01', '2026-04-01'],
  ['2026-06-30', '2026-12-31'],
  ['2026-05-01', '2026-05-31'],
];
const days = pairs.map(([from, to]) => `${DAYS(to, from)} ${DATEDIF(from, to, 'D')}`);
const wrong = terms.filter((term) => term !== 30).length;
console.log(`${process.env.TZ}: ${days.join(', ')}; ${wrong} of 365; ${XIRR([-1000, 1001], pairs[0]).toFixed(4)}`);
JS
seen=$(for zone in UTC America/New_York Europe/Warsaw; do TZ=$zone node run.cjs; done)
expected='UTC: 2 2, 90 90, 184 184, 30 30; 0 of 365; 0.2001
America/New_York: 2 2, 90 90, 184 184, 30 30; 0 of 365; 0.2001
Europe/Warsaw: 1 1, 89 89, 185 185, 30 30; 60 of 365; 0.4403'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
