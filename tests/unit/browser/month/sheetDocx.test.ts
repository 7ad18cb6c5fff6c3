/** @jest-environment node */
import {strFromU8, unzipSync} from 'fflate';
import jsQr from 'jsqr';
import sharp from 'sharp';
import {sheetDocx} from '@site/src/browser/month/sheetDocx';
import type {Sheet} from '@cooperative/settlement/month';

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
        {look: 'grid', text: 'kupione 40 kWh, 40%', share: 0.4},
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

test('the code of a payment is a picture that a phone reads, with its name', async () => {
  const text =
    '5265877635|PL|61109010140000071219812874|239750|Spółdzielnia Energet|1/05/2026 energia maj 2026|||';
  const files = unzipSync(
    new Uint8Array(
      await sheetDocx({...sheet, blocks: [{kind: 'code', label: 'Kod do przelewu', text}]}),
    ),
  );
  const [, picture] = Object.entries(files).find(([name]) => name.endsWith('.png')) ?? [];
  const {data, info} = await sharp(picture).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  expect(jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(text);
  const body = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  expect(body).toContain('descr="Kod do przelewu"');
  // 0.6 mm a module: 49 of them, in parts of 360 000 to a centimetre.
  const [, width] = /<wp:extent cx="(\d+)"/.exec(body) ?? [];
  expect(Number(width) / 360_000).toBeCloseTo(49 * 0.06, 1);
});
