#!/usr/bin/env bash
# csvkit 1.0.7 (Debian 12): csvstat and csvjson take a decimal comma for a separator of thousands wherever it stands.
# Guessed: 0,233 is no number in English, so the column is text and has no sum.
# Seen: 0,233 is 233, 1,204 is 1204 and 12,5 is 125, each times as many tens as it has decimals, without a word; 13.937 kWh
# of a TAURON file add up to 1562. csvstat of this version has no option for the sign.
# Matters: every Polish operator writes decimal commas, and csvstat is what one checks a month's sum with.
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
version=$(csvstat --version)
printf 'Data;Wartosc kWh;Rodzaj\n2026-06-01 1:00;0,233;pobor\n2026-06-01 2:00;1,204;pobor\n2026-06-01 3:00;12,5;pobor\n' >meter.csv
seen=$(printf '%s\n' "$version"; csvstat -d ';' -c 2 --sum meter.csv; csvjson -d ';' meter.csv | grep -o '"Wartosc kWh": [0-9.]*')
expected='csvstat 1.0.7
1562
"Wartosc kWh": 233.0
"Wartosc kWh": 1204.0
"Wartosc kWh": 125.0'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
