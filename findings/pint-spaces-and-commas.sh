#!/usr/bin/env bash
# pint 0.19.2 (Debian 12, Python 3.11): "1 000 kWh" is 0 kWh, "12 345 kWh" 4140 kWh, "12,5 kWh" 125 kWh and "0,75 kWh" 0 kWh.
# Guessed: the number that is meant or an error: js-quantities 1.8.0 and unitmath 0.8.8 refuse each of them.
# Seen: a space between digits is a multiplication, so that 1 000 is 1 times 000; a no-break space too. A comma is dropped
# wherever it stands, and of what then begins with 0 the 0 is a factor of its own. All that babel 2.10.3 writes in Polish for
# 1000, 12 345, 1234.5 and 0.75 is read as another number. Nothing is raised or warned of.
# Matters: quantities typed with their unit are read by it; a year of 12 345 kWh is a third of it, and one of 12 000 is nothing.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
apt-get download --quiet python3-pint=0.19.2-1 python3-pkg-resources python3-packaging python3-babel=2.10.3-1 \
  python-babel-localedata=2.10.3-1 python3-tz >/dev/null 2>&1
for package in *.deb; do dpkg-deb --extract "$package" .; done
cat >run.py <<'PY'
import pint
from babel.numbers import format_decimal

units = pint.UnitRegistry()
written = ["1 000 kWh", "12 345 kWh", "-1 234 kWh", "12,5 kWh", "0,233 kWh", "1,204 kWh", "1 234,5 kWh", "1.234,5 kWh"]
written += [f"{format_decimal(number, locale='pl_PL')} kWh" for number in (1000, 12345, 1234.5, 0.75)]
for text in written:
    print(f"{ascii(text)[1:-1]}: {units.Quantity(text).m_as('kWh')}")
PY
seen=$(PYTHONPATH=$room/usr/lib/python3/dist-packages /usr/bin/python3 run.py)
expected='1 000 kWh: 0
12 345 kWh: 4140
-1 234 kWh: -234
12,5 kWh: 125
0,233 kWh: 0
1,204 kWh: 1204
1 234,5 kWh: 2345
1.234,5 kWh: 1.2345
1\xa0000 kWh: 0
12\xa0345 kWh: 4140
1\xa0234,5 kWh: 2345
0,75 kWh: 0'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
