#!/usr/bin/env bash
# excel-date-to-js 1.1.5 and js-excel-date-convert 1.0.2: of the quarter-hours of a spreadsheet a third fall into the quarter
# before.
# Guessed: a cell of 00:15 is 00:15:00: a double tells microseconds of such a number, and what is beyond is rounded.
# Seen: 00:14:59.999, since it is cut off to whole milliseconds and not rounded: of the 35 040 quarter-hours of 2026 11 680
# are a millisecond early, of its 8760 full hours 2920; none is late and whole days are right. Taken by their hour or quarter,
# 11 680 quarters are empty and as many are double. Both give the same for each of them.
# Matters: a meter's file in .xlsx has such numbers in its cells (xlsx gives them as they are, and these two are made to turn
# them into dates): a third of the energy moves to the hour or quarter before, with its price, while sums of days stay right.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts excel-date-to-js@1.1.5 js-excel-date-convert@1.0.2
cat >run.cjs <<'JS'
const {getJsDateFromExcel} = require('excel-date-to-js');
const {fromExcelDate} = require('js-excel-date-convert');

/** The first day of 2026, as spreadsheets number days and as a moment. */
const firstDay = 46023;
const begin = Date.UTC(2026, 0, 1);

for (const [name, dateOf] of Object.entries({getJsDateFromExcel, fromExcelDate})) {
  const clock = [0, 15, 30, 45, 60].map((minutes) => dateOf(firstDay + minutes / 1440).toISOString().slice(11, 23));
  console.log(`${name}: ${clock.join(', ')}`);
  for (const [kind, step] of [['quarters', 15], ['hours', 60], ['days', 1440]]) {
    const all = (365 * 1440) / step;
    const parts = new Set();
    let early = 0;
    for (let number = 0; number < all; number += 1) {
      // As a file has it: fifteen digits.
      const cell = Number((firstDay + (number * step) / 1440).toPrecision(15));
      const minutes = (dateOf(cell) - begin) / 60_000;
      early += minutes < number * step ? 1 : 0;
      parts.add(Math.floor(minutes / step));
    }
    console.log(`${name}: of ${all} ${kind} ${early} early, ${all - parts.size} without a reading`);
  }
}
JS
seen=$(for zone in UTC Europe/Warsaw; do TZ=$zone node run.cjs; done | LC_ALL=C sort -u)
expected='fromExcelDate: 00:00:00.000, 00:14:59.999, 00:30:00.000, 00:45:00.000, 00:59:59.999
fromExcelDate: of 35040 quarters 11680 early, 11680 without a reading
fromExcelDate: of 365 days 0 early, 0 without a reading
fromExcelDate: of 8760 hours 2920 early, 2920 without a reading
getJsDateFromExcel: 00:00:00.000, 00:14:59.999, 00:30:00.000, 00:45:00.000, 00:59:59.999
getJsDateFromExcel: of 35040 quarters 11680 early, 11680 without a reading
getJsDateFromExcel: of 365 days 0 early, 0 without a reading
getJsDateFromExcel: of 8760 hours 2920 early, 2920 without a reading'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
