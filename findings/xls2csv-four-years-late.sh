#!/usr/bin/env bash
# catdoc 0.95 (Debian 12): its xls2csv writes each day of an .xls four years and a day late: 29 March 2026 is 30 March 2030.
# Guessed: the day that the cell has, in its own format or in that of -f, and the error of one writer at most.
# Seen: 2030-03-30 of xlwt and of Spreadsheet::WriteExcel alike. Whether a workbook counts from 1900 or 1904 is a record that says 0
# or 1; that it is there at all is taken for 1904, so that only such workbooks are right. Hours are right. Where the format of
# the cell is not one of those numbered by Excel, "dd.mm.yyyy" too, there is the bare number of the day, 46110.
# Matters: readings and deadlines of old sheets, read by way of catdoc, stand four years later in the same season and at the
# same hour, so that neither sums nor a look at summer and winter show it.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
apt-get download --quiet catdoc=1:0.95-6~deb12u1 python3-xlwt=1.3.0-4 libspreadsheet-writeexcel-perl=2.40-4 \
  libparse-recdescent-perl libole-storage-lite-perl >/dev/null 2>&1
for package in *.deb; do dpkg-deb --extract "$package" .; done
PATH=$room/usr/bin:$PATH
# catdoc looks for its tables where Debian puts them.
printf 'charset_path = %s\nmap_path = %s\nuse_locale = no\n' usr/share/catdoc usr/share/catdoc >.catdocrc
cat >make.py <<'PY'
from datetime import datetime

import xlwt

for name, from_1904 in [("xlwt", False), ("xlwt-1904", True)]:
    book = xlwt.Workbook()
    book.dates_1904 = from_1904
    sheet = book.add_sheet("odczyty")
    for column, number_format in enumerate(["M/D/YY", "M/D/YY h:mm", "dd.mm.yyyy"]):
        style = xlwt.easyxf(num_format_str=number_format)
        sheet.write(0, column, datetime(2026, 3, 29, 12, 0), style)
    book.save(name + ".xls")
PY
PYTHONPATH=$room/usr/lib/python3/dist-packages python3 make.py
cat >make.pl <<'PL'
use strict;
use warnings;
use Spreadsheet::WriteExcel;
my $book = Spreadsheet::WriteExcel->new('WriteExcel.xls');
my $sheet = $book->add_worksheet();
my @formats = (0x0e, 0x16, 'dd.mm.yyyy');
for my $column (0 .. 2) {
    $sheet->write_number(0, $column, 46110.5, $book->add_format(num_format => $formats[$column]));
}
$book->close();
PL
perl -I"$room/usr/share/perl5" make.pl
seen=$(
  for name in xlwt WriteExcel xlwt-1904; do
    printf '%s\n%s\n' "$name" "$(HOME=$room xls2csv "$name.xls" | tr -d '\f')"
    HOME=$room xls2csv -f '%Y-%m-%d %H:%M' "$name.xls" | tr -d '\f'
  done
)
expected='xlwt
"03-30-30","03-30-30 12:00","46110.5"
"2030-03-30 12:00","2030-03-30 12:00","46110.5"
WriteExcel
"03-30-30","03-30-30 12:00","46110.5"
"2030-03-30 12:00","2030-03-30 12:00","46110.5"
xlwt-1904
"03-29-26","03-29-26 12:00","44648.5"
"2026-03-29 12:00","2026-03-29 12:00","44648.5"'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
