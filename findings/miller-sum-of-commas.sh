#!/usr/bin/env bash
# miller 6.6.0 (Debian 12): the sum of numbers with decimal commas is 0, and their count is right.
# Guessed: 0,233 is text to miller, so that stats1 gives (error) as its arithmetic does with text.
# Seen: "sum" is 0 of 3 readings and the exit code 0, as if the member had used nothing.
# Matters: it sums a year of quarter-hours in a second, so it is what one checks a cooperative's files with.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
apt-get download --quiet miller=6.6.0-2+b3 >/dev/null 2>&1
dpkg-deb --extract miller_*.deb .
PATH=$room/usr/bin:$PATH
version=$(mlr --version)
printf 'Data;kWh\n2026-06-01 1:00;0,233\n2026-06-01 2:00;1,204\n2026-06-01 3:00;12,5\n' >meter.csv
seen=$(printf '%s\n' "$version"; mlr --icsv --ifs ';' --ojson --jvstack stats1 -a sum,count -f kWh meter.csv)
expected='mlr 6.6.0
[
{
  "kWh_sum": 0,
  "kWh_count": 3
}
]'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
