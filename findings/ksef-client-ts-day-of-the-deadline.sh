#!/usr/bin/env bash
# ksef-client-ts 0.10.0: the deadline of an invoice issued offline is over an hour or two after the day it should end with, and
# an invoice issued after midnight gets a deadline of the day it is issued.
# Guessed: the end of the next working day in Polish time, whatever zone the machine has; Christmas Eve is a day off.
# Seen: days begin and end in UTC: the deadline of Friday 17 July is Saturday 01:59 in Warsaw, in winter 00:59, so isExpired
# says false when the day is over. A Date of Friday 00:30 in Warsaw counts as Thursday, so that its deadline is that Friday
# and not Monday. A comment in its types calls the end of the day in UTC conservative; east of Greenwich it is the contrary.
# Christmas Eve is known.
# Matters: whoever sends shortly before the deadline shown has sent a day late, and is told that it was in time.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ksef-client-ts@0.10.0
cat >run.cjs <<'JS'
const {calculateOfflineDeadline} = require('ksef-client-ts');
const inWarsaw = new Intl.DateTimeFormat('sv-SE', {timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short'});
for (const [name, issued] of [
  ['Thursday 16 July', '2026-07-16'],
  ['Thursday 15 January', '2026-01-15'],
  ['Friday 17 July, 00:30', new Date('2026-07-17T00:30:00+02:00')],
  ['Friday 17 July, 12:00', new Date('2026-07-17T12:00:00+02:00')],
  ['Wednesday 23 December', '2026-12-23'],
]) {
  console.log(`${name}: ${inWarsaw.format(calculateOfflineDeadline('offline24', issued))}`);
}
JS
seen=$(TZ=Europe/Warsaw node run.cjs)
expected='Thursday 16 July: 2026-07-18 01:59
Thursday 15 January: 2026-01-17 00:59
Friday 17 July, 00:30: 2026-07-18 01:59
Friday 17 July, 12:00: 2026-07-21 01:59
Wednesday 23 December: 2026-12-29 00:59'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
