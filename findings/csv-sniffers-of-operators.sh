#!/usr/bin/env bash
# csv-string 4.1.1 and csv-sniffer 0.1.1 find another separator than the semicolon in files of Polish operators.
# Guessed: all three sniffers say ";": it stands in each row as often.
# Seen: in TAURON files to 2022 (heading "Data, godzina;…", decimal commas) csv-string and csv-sniffer say ",", which parts
# 0,485 into 0 and 485; in PGE files csv-sniffer says " ". Only detect-csv 1.1.0 says ";" of both.
# Matters: the whole part and the decimals become two columns, and what is summed is whole kWh.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts csv-string@4.1.1 csv-sniffer@0.1.1 detect-csv@1.1.0
cat >run.cjs <<'JS'
const csvString = require('csv-string');
const Sniffer = require('csv-sniffer')();
const detect = require('detect-csv');
const files = {
  TAURON:
    'Data, godzina;Pobór energii [kWh];Oddanie [kWh];\n' +
    '2022-03-26 01:00;0,485;0;\n2022-03-26 02:00;0,18;0;\n2022-03-26 03:00;0,384;0;\n',
  PGE:
    'Numer PPE;Data;Rodzaj;H01;H02;H03\n' +
    '590000000000000017;20260328;En.Czynna Pobrana;0,368;0,48;0,16\n' +
    '590000000000000017;20260328;En.Czynna Oddana;0;0;0\n',
};
for (const [name, text] of Object.entries(files)) {
  const found = [csvString.detect(text), new Sniffer().sniff(text).delimiter, detect(text).delimiter];
  console.log(`${name}: ${found.map((mark) => JSON.stringify(mark)).join(' ')}`);
}
JS
seen=$(node run.cjs)
expected='TAURON: "," "," ";"
PGE: ";" " " ";"'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
