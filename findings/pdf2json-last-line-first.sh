#!/usr/bin/env bash
# pdf2json 4.1.0: getRawTextContent() gives the lines of a page from the last to the first.
# Guessed: from the top down, as the page is read, as unpdf 1.8.1 gives them and as its own JSON has them.
# Seen: "Razem 25,5" stands before the months and the heading at the end, though the file has them in reading order; words of one
# line keep their order. Its list of texts has them right, with y from the top, and 3.2.2 had the raw text right too.
# Matters: an invoice of a seller or an operator is read from such text by what stands behind or below a word. Below "Maj" there is
# the sum of April, and below "Do zapłaty" the line that stood above it: a number of the right kind from the wrong row.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdf2json@4.1.0 unpdf@1.8.1
cat >run.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import PDFParser from 'pdf2json';
import {extractText, getDocumentProxy} from 'unpdf';

/** A page of these lines, told from the top down. */
function page(lines) {
  const drawn = lines.map((line, at) => `1 0 0 1 20 ${170 - 20 * at} Tm (${line}) Tj`);
  const content = `BT /F 12 Tf ${drawn.join(' ')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + end, 'latin1');
}

const bytes = page(['Zestawienie', 'Kwiecien 12,0', 'Maj 13,5', 'Razem 25,5']);
writeFileSync('bill.pdf', bytes);
const parser = new PDFParser(null, true);
const read = await new Promise((resolve, reject) => {
  parser.on('pdfParser_dataReady', resolve);
  parser.on('pdfParser_dataError', reject);
  parser.loadPDF('bill.pdf');
});
const lines = (text) => text.split(/\r?\n/).filter((line) => line && !line.startsWith('---')).join(' | ');
const {text} = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {mergePages: true});
console.log(`unpdf: ${lines(text)}`);
console.log(`pdf2json, its texts: ${read.Pages[0].Texts.map(({R}) => decodeURIComponent(R[0].T)).join(' | ')}`);
console.log(`pdf2json, raw text: ${lines(parser.getRawTextContent())}`);
JS
seen=$(node run.mjs | grep -v "^Warning")
expected='unpdf: Zestawienie | Kwiecien 12,0 | Maj 13,5 | Razem 25,5
pdf2json, its texts: Zestawienie | Kwiecien 12,0 | Maj 13,5 | Razem 25,5
pdf2json, raw text: Razem 25,5 | Maj 13,5 | Kwiecien 12,0 | Zestawienie'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || {
  printf 'It behaves otherwise now. Seen before:\n%s\n' "$expected"
  exit 1
}
echo 'OK: as seen before.'
