/** @jest-environment node */
import {strFromU8, unzipSync} from 'fflate';
import {sheetDocx} from '@site/src/browser/month/sheetDocx';
import type {Sheet} from '@cooperative/settlement/month/sheet';

const sheet: Sheet = {
  title: 'Zestawienie: Gmina & Ćma',
  above: [['Zielona Dolina', 'Dolna 1'], ['[miejscowość], 7 marca 2026 r.']],
  blocks: [
    {kind: 'heading', text: 'Kwoty'},
    {kind: 'paragraph', text: 'Kwota jest niepełna.', isStrong: true},
    {kind: 'list', items: ['pierwsze', 'drugie']},
    {
      kind: 'bar',
      parts: [
        {look: 'shared', text: 'wspólne 60 kWh, 60%', share: 0.6},
        {look: 'bought', text: 'kupione 40 kWh, 40%', share: 0.4},
      ],
    },
    {
      kind: 'table',
      label: 'Punkt po punkcie',
      head: ['Punkt', 'Pobrane (kWh)'],
      rows: [['szkoła', '12,5']],
      total: ['Razem', '12,5'],
    },
  ],
};

test('a document says all of its sheet, in Polish, with headings and header rows that a reader finds', async () => {
  const files = unzipSync(new Uint8Array(await sheetDocx(sheet)));
  const part = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const body = part('word/document.xml');
  const texts = [...body.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text);
  expect(texts).toEqual([
    'Zielona Dolina',
    'Dolna 1',
    '[miejscowość], 7 marca 2026 r.',
    'Zestawienie: Gmina &amp; Ćma',
    'Kwoty',
    'Kwota jest niepełna.',
    'pierwsze',
    'drugie',
    '60%',
    '40%',
    'wspólne 60 kWh, 60%; kupione 40 kWh, 40%.',
    'Punkt po punkcie',
    'Punkt',
    'Pobrane (kWh)',
    'szkoła',
    '12,5',
    'Razem',
    '12,5',
  ]);
  expect(body.match(/<w:tblHeader[^>]*>/g)).toEqual(['<w:tblHeader/>']);
  expect(body).toContain('w:val="Heading1"');
  expect(part('word/styles.xml')).toContain('w:val="pl-PL"');
  expect(part('word/styles.xml')).toMatch(/<w:outlineLvl w:val="0"\/>/);
  expect(part('docProps/core.xml')).toContain('Zestawienie: Gmina &amp; Ćma');
});
