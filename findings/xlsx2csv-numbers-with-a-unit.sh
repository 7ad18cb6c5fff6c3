#!/usr/bin/env bash
# xlsx2csv 0.7.8 (Debian 12): a number with kWh, MWh or "dni" in its format comes out as that format, and the number is gone.
# Guessed: 1234.567 in the format «#,##0.000 "kWh"» is 1234.567, as it is without the unit, and a time in [h]:mm is hours and
# minutes.
# Seen: «#,##0.000 "kw01"»: the letters of the quoted unit are taken for those of a date and the number for a day of 1903, so
# that of the reading only the hour is left, 01 of each number that ends in .567. 12.5 MWh is «0.00 "01w12"» and 3 with "m-c"
# «#,##0 "01-c"». zł are let alone. [h]:mm gives the fraction of the day, 0.25, where hh:mm gives 06:00.
# Matters: who keeps readings puts the unit into the format, so that one can still add them up. In the CSV there is no number
# left to find the loss by.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
apt-get download --quiet xlsx2csv=1:0.7.8-1 python3-xlsxwriter=3.0.2-2 >/dev/null 2>&1
for package in *.deb; do dpkg-deb --extract "$package" .; done
cat >make.py <<'PY'
import xlsxwriter

book = xlsxwriter.Workbook("readings.xlsx")
sheet = book.add_worksheet()
cells = [
    (1234.567, "#,##0.000"),
    (1234.567, '#,##0.000 "kWh"'),
    (87.567, '#,##0.000 "kWh"'),
    (12.5, '0.00 "MWh"'),
    (3, '#,##0 "m-c"'),
    (12.5, '0.0 "dni"'),
    (1234.5, '#,##0.00 "zł"'),
    (0.25, "hh:mm"),
    (0.25, "[h]:mm"),
]
for row, (number, look) in enumerate(cells):
    sheet.write_number(row, 0, number, book.add_format({"num_format": look}))
    sheet.write_string(row, 1, f"{number} as {look}")
book.close()
PY
export PYTHONPATH=$room/usr/lib/python3/dist-packages
python3 make.py
seen=$(python3 usr/bin/xlsx2csv --version; python3 usr/bin/xlsx2csv --delimiter=';' readings.xlsx)
expected='0.7.8
1234.567;1234.567 as #,##0.000
"#,##0.000 ""kw01""";"1234.567 as #,##0.000 ""kWh"""
"#,##0.000 ""kw01""";"87.567 as #,##0.000 ""kWh"""
"0.00 ""01w12""";"12.5 as 0.00 ""MWh"""
"#,##0 ""01-c""";"3 as #,##0 ""m-c"""
"0.0 ""11ni""";"12.5 as 0.0 ""dni"""
1234.5;"1234.5 as #,##0.00 ""zł"""
06:00;0.25 as hh:mm
0.25;0.25 as [h]:mm'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
