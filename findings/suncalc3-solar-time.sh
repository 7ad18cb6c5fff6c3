#!/usr/bin/env bash
# suncalc3 2.0.5: getSolarTime gives an hour of 1 January 1900, right on one machine only, and wrong if called as its readme
# says.
# Guessed: the true solar time of that day: 13:26 for 12:00 UTC on 1 June in Warsaw (21.01 east), the same on each machine.
# Seen: a Date in 1900, in whose time zone Warsaw was 1:24 from Greenwich, so that its moment is 12:02 UTC in Warsaw and 11:26
# on a server in UTC. Its hours are 13:26 in Warsaw, 11:26 in UTC and 7:26 in New York, as the hour of the machine is taken
# beside the offset that is told. The readme tells the arguments as (date, utcOffset, lng); so called they give 17:10 of 31
# December 1899. The code wants (date, lng, utcOffset).
# Matters: how high the sun stands and what a plant should give hangs on this hour; two hours off is a morning for a noon, and
# compared with the hours of a meter each is 126 years earlier.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts suncalc3@2.0.5
cat >run.cjs <<'JS'
const {getSolarTime} = require('suncalc3');
const noon = new Date('2026-06-01T12:00:00Z');
const [longitude, offset] = [21.01, 2];
for (const [name, time] of [
  ['as coded', getSolarTime(noon, longitude, offset)],
  ['as in the readme', getSolarTime(noon, offset, longitude)],
]) {
  console.log(`${process.env.TZ}, ${name}: ${time.toLocaleString('sv-SE')}, ${time.toISOString().slice(0, 16)}Z`);
}
JS
seen=$(for zone in Europe/Warsaw UTC America/New_York; do TZ=$zone node run.cjs; done)
expected='Europe/Warsaw, as coded: 1900-01-01 13:26:00, 1900-01-01T12:02Z
Europe/Warsaw, as in the readme: 1899-12-31 17:10:00, 1899-12-31T15:46Z
UTC, as coded: 1900-01-01 11:26:00, 1900-01-01T11:26Z
UTC, as in the readme: 1899-12-31 15:10:00, 1899-12-31T15:10Z
America/New_York, as coded: 1900-01-01 07:26:00, 1900-01-01T12:26Z
America/New_York, as in the readme: 1899-12-31 11:10:00, 1899-12-31T16:10Z'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
