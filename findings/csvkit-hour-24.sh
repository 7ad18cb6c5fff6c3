#!/usr/bin/env bash
# csvkit 1.0.7 (Debian 12): csvjson moves the last hour of a day to its beginning, and makes minutes of hours.
# Guessed: "2026-06-01 24:00" is the next midnight, or stays text; "24:00" in a column of hours stays text.
# Seen: "2026-06-01 24:00" becomes 2026-06-01T00:00:00, a whole day early and before all other hours of that day; in a
# column of hours "01:00" is one minute and "24:00" twenty-four (0:01:00, 0:24:00). Nothing is said.
# Matters: operators number the ends of hours from 1:00 to 24:00 (TAURON), so one hour in 24 lands on another day.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
mapfile -t needed < <(
  apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances csvkit |
    grep '^python' | grep -v -e '-minimal$' -e '-distutils$'
)
apt-get download --quiet csvkit=1.0.7-1 "${needed[@]}" >/dev/null 2>&1
for package in *.deb; do dpkg-deb --extract "$package" .; done
ln -sfn "$room/usr/share/python-babel-localedata/locale-data" usr/lib/python3/dist-packages/babel/locale-data
export PYTHONPATH=$room/usr/lib/python3/dist-packages PATH=$room/usr/bin:$PATH
version=$(csvjson --version)
printf 'koniec;kWh\n2026-06-01 23:00;1\n2026-06-01 24:00;2\n2026-06-02 01:00;3\n' >ends.csv
printf 'godzina;kWh\n01:00;1\n24:00;2\n' >hours.csv
seen=$(printf '%s\n' "$version"; csvjson -d ';' ends.csv; echo; csvjson -d ';' hours.csv)
expected='csvjson 1.0.7
[{"koniec": "2026-06-01T23:00:00", "kWh": 1.0}, {"koniec": "2026-06-01T00:00:00", "kWh": 2.0}, {"koniec": "2026-06-02T01:00:00", "kWh": 3.0}]
[{"godzina": "0:01:00", "kWh": 1.0}, {"godzina": "0:24:00", "kWh": 2.0}]'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
