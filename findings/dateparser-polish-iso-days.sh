#!/usr/bin/env bash
# dateparser 1.1.6 (Debian 12): told that a text is Polish, it reads 2026-03-05 as 3 May and 05/2026 as the 5th of this month.
# Guessed: a day written as in ISO 8601 is that day in each language; "05/2026" is May or nothing.
# Seen: of the days of 2026 written so, 132 are another day, since day and month change places wherever both may be a month, 221
# are None, and right are only the 12 on which day and month are the same number. A time after the day changes nothing. Told
# that it is English, or told no language, it reads all 365 right; so it does "5.03.2026" and "5 marca 2026" in Polish.
# Matters: a file has ISO days and a paper Polish ones, so that one tells the language for both: a deadline of the first
# twelve days of a month moves by months, and what is None is looked for elsewhere.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
apt-get download --quiet python3-dateparser=1.1.6-1 python3-dateutil python3-regex python3-tz python3-tzlocal \
  python3-pytz-deprecation-shim python3-six >/dev/null 2>&1
for package in *.deb; do dpkg-deb --extract "$package" .; done
cat >run.py <<'PY'
import warnings
from datetime import date, datetime, timedelta

warnings.simplefilter("ignore")  # of its own regular expressions
import dateparser

settings = {"RELATIVE_BASE": datetime(2026, 6, 15)}


def read(text, languages):
    found = dateparser.parse(text, languages=languages, settings=settings)
    return found and found.strftime("%Y-%m-%d")


for text in ["2026-03-05", "2026-03-05T10:15:00", "2026-03-05 10:15", "2026-03-31", "05/2026", "5.03.2026", "5 marca 2026"]:
    print(f"{text}: {read(text, ['pl'])}")
days = [(date(2026, 1, 1) + timedelta(days=number)).isoformat() for number in range(365)]
for languages in [["pl"], ["en"], None]:
    found = [(day, read(day, languages)) for day in days]
    right = sum(day == other for day, other in found)
    lost = sum(other is None for _, other in found)
    print(f"{languages}: {right} days right, {lost} none, {len(days) - right - lost} another day")
PY
seen=$(PYTHONPATH=$room/usr/lib/python3/dist-packages /usr/bin/python3 run.py)
expected="2026-03-05: 2026-05-03
2026-03-05T10:15:00: 2026-05-03
2026-03-05 10:15: 2026-05-03
2026-03-31: None
05/2026: 2026-06-05
5.03.2026: 2026-03-05
5 marca 2026: 2026-03-05
['pl']: 12 days right, 221 none, 132 another day
['en']: 365 days right, 0 none, 0 another day
None: 365 days right, 0 none, 0 another day"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
