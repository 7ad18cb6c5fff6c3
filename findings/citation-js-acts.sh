#!/usr/bin/env bash
# @citation-js/core 0.9.0 with plugin-bibtex 0.9.0: an act that went through BibTeX has neither its journal nor its position.
# Guessed: "Dz.U.", 2015 and 478 are in BibTeX as in BibLaTeX, and are there again when that is read.
# Seen: only BibLaTeX keeps them. BibTeX makes the act @misc with title, date and volume, so that two acts of one year differ
# by their titles and days alone. A report keeps its number, so it is not that BibTeX has no place for one. Nothing is said.
# Matters: an act is named by its journal, year and position; in a list of sources that went through BibTeX none can be looked up by
# them, and what a reader copies into a document names no place of publication.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @citation-js/core@0.9.0 @citation-js/plugin-bibtex@0.9.0
cat >run.cjs <<'JS'
const {Cite} = require('@citation-js/core');
require('@citation-js/plugin-bibtex');

const act = {
  id: 'act',
  type: 'legislation',
  title: 'Ustawa o odnawialnych źródłach energii',
  'container-title': 'Dz.U.',
  volume: '2015',
  number: '478',
  issued: {'date-parts': [[2015, 2, 20]]},
};
const report = {id: 'report', type: 'report', title: 'Raport', number: '478', issued: {'date-parts': [[2015]]}};
for (const [name, item] of Object.entries({act, report})) {
  for (const format of ['bibtex', 'biblatex']) {
    const [{type, 'container-title': journal, volume, number}] = new Cite(new Cite(item).format(format)).data;
    console.log(`${name}, ${format}: ${JSON.stringify({type, journal, volume, number})}`);
  }
}
JS
seen=$(node run.cjs)
expected='act, bibtex: {"type":"document","volume":"2015"}
act, biblatex: {"type":"legislation","journal":"Dz.U.","volume":"2015","number":"478"}
report, bibtex: {"type":"report","number":"478"}
report, biblatex: {"type":"report","number":"478"}'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
