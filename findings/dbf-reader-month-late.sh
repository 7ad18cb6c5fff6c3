#!/usr/bin/env bash
# dbf-reader 1.0.3: each date is a month late, 31 January is 3 March, and an empty number is 0.
# Guessed: the day that stands in the file, and null for a cell without a reading, as dbffile 1.13.0 gives them.
# Seen: 1 June is 1 July and 31 December is 31 January of the next year; the month is counted from 1 where Date counts from 0, so
# that the 31st of January, March, May, August and October falls into the month after that one. An empty date is null, an empty
# number is not.
# Matters: what offices hand out as .dbf carries its days so. A reading of June is settled in July, an end of a term stands a month
# late, and a point whose reading is missing has used nothing.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dbf-reader@1.0.3 dbffile@1.13.0
cat >run.cjs <<'JS'
const {writeFileSync} = require('node:fs');
const {Dbf} = require('dbf-reader');
const {DBFFile} = require('dbffile');

/** A table of dBase III: fields as [name, kind, length, decimals], rows as [mark, ...cells]; "*" marks a deleted row. */
function table(fields, rows) {
  const rowLength = 1 + fields.reduce((sum, [, , length]) => sum + length, 0);
  const headLength = 32 * fields.length + 33;
  const head = Buffer.alloc(headLength);
  head.set([3, 126, 12, 1]);
  head.writeUInt32LE(rows.length, 4);
  head.writeUInt16LE(headLength, 8);
  head.writeUInt16LE(rowLength, 10);
  fields.forEach(([name, kind, length, decimals], place) => {
    const at = 32 + 32 * place;
    head.write(name, at, 'latin1');
    head.write(kind, at + 11, 'latin1');
    head.set([length, decimals], at + 16);
  });
  head[headLength - 1] = 0x0d;
  const cells = rows.map(
    ([mark, ...row]) => mark + row.map((cell, place) => cell.padStart(fields[place][2])).join(''),
  );
  return Buffer.concat([head, Buffer.from(`${cells.join('')}\x1a`, 'latin1')]);
}

const days = ['20260131', '20260201', '20260331', '20260601', '20261025', '20261231', ''];
const readings = ['12.500', '0.250', '', '0.000', '3.125', '100.000', '7.000'];
const file = table(
  [['DZIEN', 'D', 8, 0], ['KWH', 'N', 10, 3]],
  days.map((day, place) => [' ', day, readings[place]]),
);
writeFileSync('readings.dbf', file);
(async () => {
  const others = await (await DBFFile.open('readings.dbf')).readRecords();
  Dbf.read(file).rows.forEach((row, place) => {
    const day = row.DZIEN && row.DZIEN.toLocaleDateString('sv-SE');
    const other = others[place].DZIEN && others[place].DZIEN.toISOString().slice(0, 10);
    console.log(`dbf-reader ${day} ${row.KWH}, dbffile ${other} ${others[place].KWH}`);
  });
})();
JS
seen=$(TZ=Europe/Warsaw node run.cjs)
expected='dbf-reader 2026-03-03 12.5, dbffile 2026-01-31 12.5
dbf-reader 2026-03-01 0.25, dbffile 2026-02-01 0.25
dbf-reader 2026-05-01 0, dbffile 2026-03-31 null
dbf-reader 2026-07-01 0, dbffile 2026-06-01 0
dbf-reader 2026-11-25 3.125, dbffile 2026-10-25 3.125
dbf-reader 2027-01-31 100, dbffile 2026-12-31 100
dbf-reader null 7, dbffile null 7'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
