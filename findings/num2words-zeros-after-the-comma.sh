#!/usr/bin/env bash
# num2words 0.5.10 (Debian 12): in Polish 0,5 and 0,05 and 0,005 are the same words.
# Guessed: Polish is right in all, also with a zero after the comma (0.02), as English is.
# Seen: what stands behind the comma is said as a whole number, so its leading zeros are gone: 0.5, 0.05 and 0.005 are all
# "zero przecinek pięć". So in Ukrainian; English and German keep the zeros.
# Only to="currency" is right ("zero złotych, pięć groszy").
# Matters: readings, shares and prices of one kWh have such zeros, and whoever gets them in words, read out or as "słownie",
# gets 0,05 kWh as 0,5: ten times as much, with nothing to notice it by.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
apt-get download --quiet python3-num2words=0.5.10-2 >/dev/null 2>&1
dpkg-deb --extract python3-num2words_*.deb .
cat >run.py <<'PY'
from num2words import num2words

for number in ["0.5", "0.05", "0.005"]:
    print(f"{number}: " + " | ".join(num2words(number, lang=language) for language in ["pl", "uk", "de", "en"]))
print("PLN: " + num2words(0.05, lang="pl", to="currency", currency="PLN"))
PY
seen=$(PYTHONPATH=$room/usr/lib/python3/dist-packages PYTHONIOENCODING=utf-8 python3 run.py)
expected="0.5: zero przecinek pięć | нуль кома п'ять | null Komma fünf | zero point five
0.05: zero przecinek pięć | нуль кома п'ять | null Komma null fünf | zero point zero five
0.005: zero przecinek pięć | нуль кома п'ять | null Komma null null fünf | zero point zero zero five
PLN: zero złotych, pięć groszy"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
