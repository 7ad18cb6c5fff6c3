#!/usr/bin/env bash
# @musement/iso-duration 1.0.0, @icholy/duration 5.1.0 and duration-js 4.0.0: a quarter of an hour with a decimal comma is no time
# at all, or 25 hours.
# Guessed: a quarter, or an error: ISO 8601 has the comma beside the point, and a Polish hand writes one.
# Seen: to the first "PT0,25H" is nothing long, an empty text in Polish, where "PT0.25H" is 0.25 hours. To the other two "0,25h" is
# 25 hours, "1,5h" is 5 and "7,75h" is 75: what stands before the comma is skipped, and so is a number without a unit ("1h30"
# is an hour), though a unit they do not know is refused.
# Matters: lengths of settlement periods, of an outage and hours of work are multiplied by a power or a rate; ninety minutes are
# five hours.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @musement/iso-duration@1.0.0 @icholy/duration@5.1.0 duration-js@4.0.0
cat >run.mjs <<'JS'
import {Duration} from '@icholy/duration';
import {isoDuration, pl} from '@musement/iso-duration';
import DurationJs from 'duration-js';

isoDuration.setLocales({pl}, {fallbackLocale: 'pl'});
for (const text of ['PT15M', 'PT0.25H', 'PT0,25H']) {
  const {hours, minutes} = isoDuration(text).parse();
  console.log(`iso-duration ${text}: ${hours} h ${minutes} min, "${isoDuration(text).humanize('pl')}"`);
}
/** What came out in hours, or that it was refused. */
function hoursOf(Kind, text) {
  try {
    return new Kind(text).milliseconds() / 3600000;
  } catch (error) {
    return error.message;
  }
}
for (const text of ['15m', '0.25h', '0,25h', '1,5h', '7,75h', '1h30', '1x']) {
  console.log(`${text}: ${hoursOf(Duration, text)} | ${hoursOf(DurationJs, text)}`);
}
JS
seen=$(node run.mjs)
expected='iso-duration PT15M: 0 h 15 min, "15 minut"
iso-duration PT0.25H: 0.25 h 0 min, "0.25 godziny"
iso-duration PT0,25H: 0 h 0 min, ""
15m: 0.25 | 0.25
0.25h: 0.25 | 0.25
0,25h: 25 | 25
1,5h: 5 | 5
7,75h: 75 | 75
1h30: 1 | 1
1x: invalid unit: x | invalid unit: x'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
