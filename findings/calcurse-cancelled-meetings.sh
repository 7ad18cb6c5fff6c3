#!/usr/bin/env bash
# calcurse 4.7.1 (Debian 12): imports a cancelled meeting as one that is held, and "the 60th day of the year" as 1 March of every
# year, and says of both that nothing was left out.
# Guessed: what is cancelled is not imported, and a rule it cannot keep is among its "skipped".
# Seen: "3 events / 0 skipped"; the meeting of 15 April, STATUS:CANCELLED, stands in the list; the report that is due on the 60th
# day, in a leap year 29 February, stands at 1 March 2028 too. "The last day of February" is kept right: a rule by days of a
# month is known, one by days of the year is dropped without a word.
# Matters: a deadline is told a day late every fourth year, and members come to a meeting that was called off.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
apt-get download --quiet calcurse=4.7.1-1 >/dev/null 2>&1
dpkg-deb --extract calcurse_*.deb .
PATH=$room/usr/bin:$PATH
sed 's/$/\r/' >board.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//finding//PL
BEGIN:VEVENT
UID:report@example.org
DTSTAMP:20260101T000000Z
DTSTART;VALUE=DATE:20260301
RRULE:FREQ=YEARLY;BYYEARDAY=60
SUMMARY:Report
END:VEVENT
BEGIN:VEVENT
UID:february@example.org
DTSTAMP:20260101T000000Z
DTSTART;VALUE=DATE:20260228
RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1
SUMMARY:End of February
END:VEVENT
BEGIN:VEVENT
UID:meeting@example.org
DTSTAMP:20260101T000000Z
SEQUENCE:1
STATUS:CANCELLED
DTSTART;VALUE=DATE:20260415
SUMMARY:Meeting
END:VEVENT
END:VCALENDAR
ICS
mkdir kept
# Without a day's heading: its format is the machine's.
days() {
  calcurse -D kept -Q --from "$1" --to "$2" | grep '\*' | tr -d '\n'
  echo
}
seen=$(
  calcurse -D kept -i board.ics | tail -1
  printf '15 April 2026:'; days 04/15/2026 04/15/2026
  printf '29 February 2028:'; days 02/29/2028 02/29/2028
  printf '1 March 2028:'; days 03/01/2028 03/01/2028
)
expected='0 apps / 3 events / 0 todos / 0 skipped
15 April 2026: * Meeting
29 February 2028: * End of February
1 March 2028: * Report'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
