#!/usr/bin/env bash
# dbf 0.2.0, and with it @mapbox/shp-write 0.4.3: a balance of nothing is written as 5.55 kWh, a thirty-millionth as 3.33, and a column
# of dates is left out.
# Guessed: a number is written as it is or rounded to the three decimals that the table's head tells; dates are kept.
# Seen: the digits of a number are cut off behind the 18th sign, and so is the exponent that follows them: of 5.551115123125783e-17,
# which 0.1 + 0.2 - 0.3 leaves, there is 5.551115123125783. Large numbers are right (1e21 is short enough). A column of Date has
# no field at all. Nothing is raised.
# Matters: shapefiles of plants and roofs carry balances and shares, and what was summed up leaves such residues instead of 0. A
# reader finds 5.55 kWh or 333 % where nothing is, and no sum of the rows shows it.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dbf@0.2.0 @mapbox/shp-write@0.4.3 dbffile@1.13.0 jszip@3.10.1
cat >run.cjs <<'JS'
const {writeFileSync} = require('node:fs');
const {zip} = require('@mapbox/shp-write');
const dbf = require('dbf');
const {DBFFile} = require('dbffile');
const JSZip = require('jszip');

async function read(bytes) {
  writeFileSync('written.dbf', Buffer.from(bytes));
  return (await DBFFile.open('written.dbf')).readRecords();
}

(async () => {
  const balances = [0.1 + 0.2 - 0.3, 1e-7 / 3, 1 / 3, 12.5, 1e21];
  const [rows, features] = [[], []];
  for (const BALANCE of balances) {
    rows.push({BALANCE, DAY: new Date('2026-06-01')});
    features.push({type: 'Feature', properties: {BALANCE}, geometry: {type: 'Point', coordinates: [21, 52]}});
  }
  const fromDbf = await read(dbf.structure(rows).buffer);
  const archive = await JSZip.loadAsync(
    await zip({type: 'FeatureCollection', features}, {outputType: 'nodebuffer', compression: 'STORE', types: {point: 'roofs'}}),
  );
  const fromShape = await read(await archive.file('roofs.dbf').async('nodebuffer'));
  balances.forEach((balance, place) => {
    console.log(`${balance}: dbf ${fromDbf[place].BALANCE}, shp-write ${fromShape[place].BALANCE}`);
  });
  console.log(`fields: ${Object.keys(fromDbf[0]).join(', ')}`);
})();
JS
seen=$(node run.cjs)
expected='5.551115123125783e-17: dbf 5.551115123125783, shp-write 5.551115123125783
3.3333333333333334e-8: dbf 3.3333333333333335, shp-write 3.3333333333333335
0.3333333333333333: dbf 0.3333333333333333, shp-write 0.3333333333333333
12.5: dbf 12.5, shp-write 12.5
1e+21: dbf 1e+21, shp-write 1e+21
fields: BALANCE'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
