#!/usr/bin/env bash
# xlsx-populate 1.21.0 and excel-builder-vanilla 5.2.5: in Polish time one of them has another hour on the two days of the clock
# change, the other in half of the year, and which half hangs on the season in which the file is written.
# Guessed: a Date of 13:15 is 13:15 in its cell, in summer, in winter and on those two days.
# Seen: xlsx-populate adds the hours that went by since midnight to the day, so that after the change on 29 March 13:15 is 12:15, and
# on 25 October 23:45 is 0:45 of the next day. excel-builder-vanilla takes for all dates the offset of the moment when the
# sheet is made: written in January, 1 July 0:00 is 30 June 23:00; written in July that is right, and 13:15 of 5 January is 14:15.
# Matters: hourly readings stand beside the price of another hour, a deadline of 1 July is one of 30 June, and the same data
# have other hours when they are written again half a year later.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xlsx-populate@1.21.0 excel-builder-vanilla@5.2.5 fflate@0.8.3
cat >run.mjs <<'JS'
import {createExcelFile, createWorkbook} from 'excel-builder-vanilla';
import {strFromU8, unzipSync} from 'fflate';
import XlsxPopulate from 'xlsx-populate';

const dates = [[1, 5, 13, 15], [3, 29, 1, 15], [3, 29, 13, 15], [7, 1, 0, 0], [10, 25, 1, 15], [10, 25, 23, 45]].map(
  ([month, day, hour, minute]) => new Date(2026, month - 1, day, hour, minute),
);

/** The days and hours in the cells, as a spreadsheet shows their numbers. */
function shown(file) {
  const numbers = [...strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml']).matchAll(/<v>([\d.]+)<\/v>/g)];
  return numbers.map(([, number]) => new Date(Math.round((number - 25569) * 1440) * 60000).toISOString().slice(5, 16));
}

console.log(`given: ${dates.map((date) => date.toLocaleString('sv-SE').slice(5, 16)).join(', ')}`);
const book = await XlsxPopulate.fromBlankAsync();
dates.forEach((date, row) => book.sheet(0).cell(row + 1, 1).value(date));
console.log(`xlsx-populate: ${shown(new Uint8Array(await book.outputAsync())).join(', ')}`);

const RealDate = Date;
for (const now of ['2026-01-15T12:00Z', '2026-07-15T12:00Z']) {
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length ? given : [now]));
    }
  };
  const workbook = createWorkbook();
  const sheet = workbook.createWorksheet({name: 'a'});
  const {id: style} = workbook.getStyleSheet().createSimpleFormatter('date');
  sheet.setData(dates.map((date) => [{value: date.getTime(), metadata: {style, type: 'date'}}]));
  workbook.addWorksheet(sheet);
  const file = await createExcelFile(workbook, 'Uint8Array');
  globalThis.Date = RealDate;
  console.log(`excel-builder-vanilla, written in ${now.slice(0, 7)}: ${shown(file).join(', ')}`);
}
JS
seen=$(TZ=Europe/Warsaw node run.mjs | sed 's/T/ /g')
expected='given: 01-05 13:15, 03-29 01:15, 03-29 13:15, 07-01 00:00, 10-25 01:15, 10-25 23:45
xlsx-populate: 01-05 13:15, 03-29 01:15, 03-29 12:15, 07-01 00:00, 10-25 01:15, 10-26 00:45
excel-builder-vanilla, written in 2026-01: 01-05 13:15, 03-29 01:15, 03-29 12:15, 06-30 23:00, 10-25 00:15, 10-25 23:45
excel-builder-vanilla, written in 2026-07: 01-05 14:15, 03-29 02:15, 03-29 13:15, 07-01 00:00, 10-25 01:15, 10-26 00:45'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
