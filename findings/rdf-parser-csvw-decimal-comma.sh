#!/usr/bin/env bash
# rdf-parser-csvw 1.1.0 and @zazuko/rdf-parser-csvw 0.17.0: a decimal comma that the metadata tell stays in the number, and what is
# called an xsd:decimal is none.
# Guessed: "0,233" with decimalChar "," is 0.233, as CSV on the Web has it, as "5.03.2026" with dd.MM.yyyy is 2026-03-05.
# Seen: dates are read by their format, numbers are not: "0,233"^^xsd:decimal and "1.204,5"^^xsd:decimal, where xsd:decimal has no
# comma. Neither decimalChar nor groupChar is looked at, and nothing is said.
# Matters: open data of energy in Polish tables become graphs whose numbers no query adds up: a literal that is not valid is
# left out of a sum or makes it none, though the metadata were right.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts rdf-parser-csvw@1.1.0 @zazuko/rdf-parser-csvw@0.17.0 \
  @rdfjs/data-model@2.1.1 @rdfjs/dataset@2.0.2 readable-stream@4.7.0
cat >run.mjs <<'JS'
import rdf from '@rdfjs/data-model';
import datasets from '@rdfjs/dataset';
import ZazukoParser from '@zazuko/rdf-parser-csvw';
import CsvwParser from 'rdf-parser-csvw';
import {Readable} from 'readable-stream';

const csvw = (name) => rdf.namedNode(`http://www.w3.org/ns/csvw#${name}`);
const syntax = (name) => rdf.namedNode(`http://www.w3.org/1999/02/22-rdf-syntax-ns#${name}`);

/** Metadata of a table whose columns are named, typed and, some of them, formatted. */
function describe(columns) {
  const dataset = datasets.dataset();
  const node = (properties) => {
    const subject = rdf.blankNode();
    for (const [predicate, object] of properties) dataset.add(rdf.quad(subject, predicate, object));
    return subject;
  };
  let list = syntax('nil');
  for (const {name, base, format} of columns.toReversed()) {
    const datatype = node([[csvw('base'), rdf.literal(base)], ...(format ? [[csvw('format'), format(node)]] : [])]);
    const column = node([[csvw('title'), rdf.literal(name)], [csvw('name'), rdf.literal(name)], [csvw('datatype'), datatype]]);
    list = node([[syntax('first'), column], [syntax('rest'), list]]);
  }
  node([
    [syntax('type'), csvw('Table')],
    [csvw('url'), rdf.namedNode('http://example.org/meter.csv')],
    [csvw('dialect'), node([[csvw('delimiter'), rdf.literal(';')]])],
    [csvw('tableSchema'), node([[csvw('column'), list]])],
  ]);
  return dataset;
}
const columns = [
  {name: 'day', base: 'date', format: () => rdf.literal('d.MM.yyyy')},
  {
    name: 'kwh',
    base: 'decimal',
    format: (node) => node([[csvw('decimalChar'), rdf.literal(',')], [csvw('groupChar'), rdf.literal('.')]]),
  },
];
for (const [name, Parser] of Object.entries({'rdf-parser-csvw': CsvwParser, '@zazuko/rdf-parser-csvw': ZazukoParser})) {
  const parser = new Parser({metadata: describe(columns), baseIRI: 'http://example.org/meter.csv', timezone: 'Europe/Warsaw'});
  const texts = [];
  for await (const {predicate, object} of parser.import(Readable.from(['day;kwh\n5.03.2026;0,233\n6.03.2026;1.204,5\n']))) {
    const column = predicate.value.split('#')[1];
    // The type is a node within the node in one of them.
    const type = object.datatype?.value.value ?? object.datatype?.value;
    if (columns.some(({name: known}) => known === column)) texts.push(`${object.value} ${type.split('#')[1]}`);
  }
  console.log(`${name}: ${texts.join(', ')}`);
}
JS
seen=$(node run.mjs)
expected='rdf-parser-csvw: 2026-03-05 date, 0,233 decimal, 2026-03-06 date, 1.204,5 decimal
@zazuko/rdf-parser-csvw: 2026-03-05 date, 0,233 decimal, 2026-03-06 date, 1.204,5 decimal'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
