#!/usr/bin/env bash
# parsedbf 2.0.0, @loaders.gl/shapefile 4.5.2 and shapefile 0.6.6: rows that were deleted from a .dbf are read like all others.
# Guessed: a row with the sign of deletion ("*" before it, where others have a space) is left out or told, as dbffile 1.13.0 and
# dbf-reader 1.0.3 leave it out.
# Seen: all three give it as one more row, with nothing to know it by, so that 12.5 and 3 kWh with a deleted 99 are 114.5.
# Matters: programs that edit such tables only mark a row and keep it until the table is packed. A parcel, roof or reading that was
# taken out, because it was doubled or wrong, stands in the sum again.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parsedbf@2.0.0 @loaders.gl/shapefile@4.5.2 shapefile@0.6.6 dbffile@1.13.0 \
  dbf-reader@1.0.3
cat >run.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {DBFLoader} from '@loaders.gl/shapefile';
import dbfReader from 'dbf-reader';
import {DBFFile} from 'dbffile';
import parseDbf from 'parsedbf';
import {openDbf} from 'shapefile';

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

const file = table(
  [['DOM', 'C', 5, 0], ['KWH', 'N', 10, 3]],
  [[' ', 'Dom A', '12.500'], ['*', 'Dom B', '99.000'], [' ', 'Dom C', '3.000']],
);
writeFileSync('readings.dbf', file);
const bytes = new Uint8Array(file).buffer;

async function withShapefile() {
  const source = await openDbf(bytes);
  const rows = [];
  for (let next = await source.read(); !next.done; next = await source.read()) rows.push(next.value);
  return rows;
}

for (const [name, rows] of [
  ['parsedbf', parseDbf(new DataView(bytes))],
  ['@loaders.gl/shapefile', DBFLoader.parseSync(bytes, {dbf: {encoding: 'utf8', shape: 'object-row-table'}}).data],
  ['shapefile', await withShapefile()],
  ['dbffile', await (await DBFFile.open('readings.dbf')).readRecords()],
  ['dbf-reader', dbfReader.Dbf.read(file).rows],
]) {
  console.log(`${name}: ${rows.map(({DOM, KWH}) => `${DOM.trim()} ${KWH}`).join(', ')}`);
}
JS
seen=$(node run.mjs)
expected='parsedbf: Dom A 12.5, Dom B 99, Dom C 3
@loaders.gl/shapefile: Dom A 12.5, Dom B 99, Dom C 3
shapefile: Dom A 12.5, Dom B 99, Dom C 3
dbffile: Dom A 12.5, Dom C 3
dbf-reader: Dom A 12.5, Dom C 3'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
