import {createHash} from 'node:crypto';
import {polishDay} from '@cooperative/polish';
import {invoiceXml} from '../../src/documents/invoiceXml';
import {prepareDocuments} from '../../src/documents/prepare';
import type {DocumentDraft} from '../../src/record/documentSettings';
import {judged, member, readBack, sampleMembers, sampleMonth} from '../samples/documents';

const madeMs = Date.UTC(2026, 5, 5, 9, 30);
type Changes = Parameters<typeof sampleMonth>[0];

function invoices(changes: Changes = {}, day = '2026-06-05'): readonly DocumentDraft[] {
  const {input, settled} = sampleMonth(changes);
  const {documents, errors} = prepareDocuments(input, settled, day);
  expect(errors).toEqual([]);
  return documents.filter(({kind}) => kind === 'invoice');
}

function xmlOf(document: DocumentDraft | undefined, ms = madeMs): string {
  if (!document) {
    throw new Error('There is no such document.');
  }
  return invoiceXml(document, ms);
}

const school = {
  point: 'szkoła',
  name: 'Szkoła Podstawowa',
  taxId: '1111111111-00013',
  address: 'ul. Szkolna 1',
  town: '',
};
const withSchool = {
  settings: {
    members: [
      member('gmina', {kind: 'municipality', nip: '1111111111', units: [school]}),
      ...sampleMembers.slice(1),
    ],
  },
};
const strange = 'Gmina & „Spółka” <Zoo> "A" \'B\' ]]>';

describe('The file of an invoice', () => {
  test('has the sums of 23 %, its period, points and term', () => {
    const read = readBack(xmlOf(invoices()[0]));
    const value = (name: string): string => (read[name] ?? []).join('|');
    expect([value('P_13_1'), value('P_14_1'), value('P_15')]).toEqual([
      '1949.19',
      '448.31',
      '2397.50',
    ]);
    expect(value('P_11')).toBe('734.34|400.91|813.94');
    expect(value('P_8B')).toBe('1631.864|890.901|1808.746');
    expect(value('P_9A')).toBe('0.45|0.45|0.45');
    expect([value('P_6_Od'), value('P_6_Do')]).toEqual(['2026-05-01', '2026-05-31']);
    expect([value('P_1'), value('P_2'), value('Termin')]).toEqual([
      '2026-06-05',
      '1/05/2026',
      '2026-06-19',
    ]);
    expect(value('Wartosc')).toBe('590000000000000010|590000000000000011|590000000000000014');
    expect(value('NrRB')).toBe('61109010140000071219812874');
    expect([value('JST'), value('GV'), value('Podmiot3')]).toEqual(['2', '2', '']);
  });

  test('of an exempt sale names the provision and no tax', () => {
    const xml = xmlOf(
      invoices({
        terms: {regime: 'exempt', exemption: 'art. 113 ust. 9'},
        settings: {members: sampleMembers.map((one) => ({...one, wantsInvoice: true}))},
      })[0],
    );
    const read = readBack(xml);
    expect([read.P_13_7, read.P_15, read.P_13_1]).toEqual([['1949.19'], ['1949.19'], undefined]);
    expect(read.P_12).toEqual(['zw', 'zw', 'zw']);
    expect([read.P_19, read.P_19A, read.P_19N]).toEqual([
      ['1'],
      ['art. 113 ust. 9 ustawy o podatku od towarów i usług'],
      undefined,
    ]);
  });

  test('for a unit of a municipality names it as the recipient', () => {
    const read = readBack(xmlOf(invoices(withSchool)[1]));
    expect([read.JST, read.Rola, read.IDWew]).toEqual([['1'], ['8'], ['1111111111-00013']]);
    expect(read.P_15).toEqual(['903.24']);
  });

  test('made half an hour before midnight in UTC is of the next day in Poland', () => {
    const ms = Date.parse('2026-11-30T23:30:00Z');
    expect(polishDay(ms)).toBe('2026-12-01');
    expect(polishDay(Date.parse('2026-06-30T21:59:59Z'))).toBe('2026-06-30');
    expect(polishDay(Date.parse('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
    const read = readBack(xmlOf(invoices({}, polishDay(ms))[0], ms));
    expect(read.P_1).toEqual(['2026-12-01']);
    expect(read.DataWytworzeniaFa).toEqual(['2026-11-30T23:30:00Z']);
  });

  test('keeps every name as it is, and has no mark of bytes, instruction or empty element', () => {
    const {input, settled} = sampleMonth({
      input: {name: strange},
      settings: {
        members: [member(strange, {nip: '1111111111', address: strange}), ...sampleMembers],
      },
      points: (point) => (point.holder === 'gmina' ? {...point, holder: strange} : point),
    });
    const {documents} = prepareDocuments(input, settled, '2026-06-05');
    const xml = xmlOf(documents[0]);
    const read = readBack(xml);
    expect(read.Nazwa).toEqual([strange, strange]);
    expect(read.AdresL1?.[1]).toBe(strange);
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<Faktura ')).toBe(true);
    expect(xml.slice(5)).not.toContain('<?');
    expect(xml).not.toMatch(/<(\w+)[^>]*>\s*<\/\1>|\/>|\r|\t|\u00a0/);
    expect(judged([xml])).toEqual([null]);
  });

  test('passes the published schema in every way it is made; one out of order does not', () => {
    const exempt = {
      terms: {regime: 'exempt' as const},
      settings: {members: sampleMembers.map((one) => ({...one, wantsInvoice: true}))},
    };
    const rich = invoices({...withSchool, terms: {fee: 12.5, price: 0.123456}});
    const files = [
      ...invoices(),
      ...invoices(exempt),
      ...rich,
      ...invoices({cooperative: {krs: '', account: '', town: ''}}),
      ...invoices({terms: {quantity: 'sharedAndStock', stockPrice: 0.000001}}),
      ...invoices({
        settings: {members: sampleMembers.map((one) => ({...one, address: '', town: ''}))},
        input: {name: `${'ą'.repeat(511)}\u{1F33E}`},
      }),
    ].map((document) => xmlOf(document));
    expect(files.length).toBeGreaterThan(14);
    const [first = ''] = files;
    const swapped = first.replace(/(<P_1>.*<\/P_1>)\s*(<P_2>.*<\/P_2>)/, '$2$1');
    const lacking = first.replace(/<P_15>.*<\/P_15>/, '');
    const verdicts = judged([...files, swapped, lacking]);
    expect(verdicts.slice(0, files.length)).toEqual(files.map(() => null));
    expect(verdicts.at(-2)).toContain('P_2');
    expect(verdicts.at(-1)).not.toBeNull();
  });

  test('is the same bytes for the same document and moment', () => {
    const hash = (xml: string): string => createHash('sha256').update(xml).digest('hex');
    expect(hash(xmlOf(invoices()[0]))).toBe(hash(xmlOf(invoices()[0])));
  });
});
