#!/usr/bin/env bash
# datebook 8.0.1: of one all-day event the file and the link for Yahoo have the day that was given, the links for Google and
# Outlook the day before.
# Guessed: one day in all four, that of the Date that was given, in each zone: an event without end that begins at midnight is
# one of a whole day.
# Seen: in UTC and in New York so; in Warsaw the report of 31 March 2026 is on 31 March in the .ics and in Yahoo, and on 30 March
# in Google and Outlook, in summer and winter alike. It takes midnight of the local clock to see that it is a whole day, and
# for these two the date of that moment in UTC.
# Matters: a page with "add to calendar" gives members another day of a meeting, or of a deadline, by the calendar they use.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts datebook@8.0.1
cat >run.mjs <<'JS'
import {GoogleCalendar, ICalendar, OutlookCalendar, YahooCalendar} from 'datebook';

const parts = [
  [ICalendar, /DTSTART;VALUE=DATE:\d+/],
  [YahooCalendar, /\bst=\d+/],
  [GoogleCalendar, /\bdates=\d+\/\d+/],
  [OutlookCalendar, /\bstartdt=[\d-]+/],
];
for (const [month, day] of [[3, 31], [12, 31]]) {
  const event = {title: 'Sprawozdanie', start: new Date(2026, month - 1, day)};
  const seen = parts.map(([Calendar, part]) => part.exec(decodeURIComponent(new Calendar(event).render()))[0]);
  console.log(`${process.env.TZ}: ${seen.join(', ')}`);
}
JS
seen=$(for zone in UTC America/New_York Europe/Warsaw; do TZ=$zone node run.mjs; done)
expected='UTC: DTSTART;VALUE=DATE:20260331, st=20260331, dates=20260331/20260401, startdt=2026-03-31
UTC: DTSTART;VALUE=DATE:20261231, st=20261231, dates=20261231/20270101, startdt=2026-12-31
America/New_York: DTSTART;VALUE=DATE:20260331, st=20260331, dates=20260331/20260401, startdt=2026-03-31
America/New_York: DTSTART;VALUE=DATE:20261231, st=20261231, dates=20261231/20270101, startdt=2026-12-31
Europe/Warsaw: DTSTART;VALUE=DATE:20260331, st=20260331, dates=20260330/20260331, startdt=2026-03-30
Europe/Warsaw: DTSTART;VALUE=DATE:20261231, st=20261231, dates=20261230/20261231, startdt=2026-12-30'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
