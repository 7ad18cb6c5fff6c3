import {documentsOf, withSettings} from '../../src/documents/settings';
import {createHash} from 'node:crypto';
import {ksefBundle} from '../../src/documents/bundle';
import {documentEmail, documentTitle} from '../../src/documents/documentText';
import {documentSheet} from '../../src/documents/documentSheet';
import {invoiceXml} from '../../src/documents/invoiceXml';
import {fileStem} from '../../src/documents/numbering';
import {paymentCode} from '../../src/documents/paymentCode';
import {payoutsOf} from '../../src/documents/payouts';
import {byLargestRemainder} from '../../src/split';
import {isCharged, prepareDocuments} from '../../src/documents/prepare';
import {
  correctionsOf,
  isOverdue,
  issued,
  isStale,
  mayWithdraw,
  redated,
  stateOf,
  withDocument,
  withdrawn,
  withKsefNumber,
  withPayment,
} from '../../src/documents/receivables';
import {payoutRows, registerRows} from '../../src/documents/registers';
import type {DocumentDraft, DocumentSettings} from '../../src/record/documentSettings';
import {toCsv} from '@cooperative/polish';
import {sheetText} from '../../src/month/sheet';
import {readRecord} from '../../src/record/readRecord';
import type {CooperativeRecord} from '../../src/record/schema';
import {judged, member, sampleMembers, sampleMonth} from '../samples/documents';

const today = '2026-06-05';
const format = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');
type Changes = Parameters<typeof sampleMonth>[0];

function filesOf(documents: readonly DocumentDraft[]) {
  return new Map(
    documents
      .filter(({channel}) => channel === 'ksef')
      .map((document) => {
        const xml = invoiceXml(document, Date.UTC(2026, 5, 5, 9));
        return [document.number, {xml, sha256: createHash('sha256').update(xml).digest('hex')}];
      }),
  );
}

/** The sample with its May issued on a day. */
function issuedMonth(changes: Changes = {}, day = today) {
  const {input, settled, months} = sampleMonth(changes);
  const prepared = prepareDocuments(input, settled, day);
  const before = documentsOf(input);
  const settings = issued(before, prepared, filesOf(prepared.documents));
  return {input: withSettings(input, settings), before, prepared, settings, settled, months};
}

function firstOf({issued: [first]}: DocumentSettings) {
  if (!first) {
    throw new Error('Nothing was issued.');
  }
  return first;
}

describe('What is issued', () => {
  test('is frozen: a second issue of the month makes no new numbers and no new bytes', () => {
    const {input, settings, settled, prepared} = issuedMonth();
    expect(settings.issued.map(({number}) => number)).toEqual([
      '1/05/2026',
      '2/05/2026',
      '3/05/2026',
    ]);
    expect(settings.next).toBe(4);
    const dearer = {...input, documents: {...settings, terms: {...settings.terms, price: 9}}};
    const again = prepareDocuments(dearer, settled, '2026-06-20');
    expect(again.documents).toEqual([]);
    expect(issued(settings, again, new Map())).toBe(settings);
    expect(issued(settings, prepared, new Map())).toBe(settings);
    expect(firstOf(settings).sha256).toBe(
      createHash('sha256')
        .update(firstOf(settings).xml ?? '')
        .digest('hex'),
    );
  });

  test('is not issued again under a unit that is told of later', () => {
    const {input, settings, settled} = issuedMonth();
    const [gmina, ...others] = settings.members;
    const units = [{point: 'szkoła', name: 'Szkoła', taxId: '4444444444', address: '', town: ''}];
    const members = [...(gmina ? [{...gmina, units}] : []), ...others];
    const again = prepareDocuments(withSettings(input, {...settings, members}), settled, today);
    expect(again.documents).toEqual([]);
  });

  test('is not issued again when a point, or the member it belongs to, has another name', () => {
    const renamed = (
      input: CooperativeRecord,
      point: Partial<CooperativeRecord['points'][number]>,
    ): CooperativeRecord => ({
      ...input,
      points: input.points.map((one) => (one.id === 'wodociąg' ? {...one, ...point} : one)),
    });
    const {input, settled, settings} = issuedMonth({terms: {fee: 5}});
    for (const point of [{id: 'ujęcie wody'}, {holder: 'wodociągi gminne'}]) {
      const again = prepareDocuments(renamed(input, point), settled, today);
      expect([again.documents, again.refused]).toEqual([[], []]);
    }
    const [, , third] = settings.issued;
    expect(isCharged(third ? [third] : [], {point: 'inny', ppe: '590000000000000013'}, input)).toBe(
      false,
    );
  });

  test('has a number of its own, also when somebody came before it in the list since', () => {
    const {input, settled, settings} = issuedMonth({
      terms: {regime: 'statements'},
      settings: {
        sellerBought: [{month: '2026-05', point: 'ośrodek stowarzyszenia', kwh: 1900.603}],
      },
    });
    expect(settings.issued.map(({number}) => number)).toEqual(['2026-05/01', '2026-05/03']);
    // The association comes last now.
    const order = [0, 1, 3, 4, 2];
    const points = order.flatMap((index) => input.points[index] ?? []);
    const moved = {
      ...settled,
      exchanges: order.flatMap((index) => settled.exchanges[index] ?? []),
      lacks: order.flatMap((index) => (settled.lacks[index] ? [settled.lacks[index]] : [])),
      settlement: {
        ...settled.settlement,
        members: order.flatMap((index) => settled.settlement.members[index] ?? []),
        energy: {
          ...settled.settlement.energy,
          members: order.flatMap((index) => settled.settlement.energy.members[index] ?? []),
        },
      },
    };
    const documents = {...settings, sellerBought: []};
    const again = prepareDocuments({...input, points, documents}, moved, today);
    expect(again.documents.map(({member: name, number}) => [name, number])).toEqual([
      ['ośrodek stowarzyszenia', '2026-05/03-2'],
    ]);
  });

  test('takes in the next issue only who was refused before, with the next number', () => {
    const members = [member('gmina'), ...sampleMembers.slice(1)];
    const {input, settings, settled} = issuedMonth({settings: {members}});
    expect(settings.issued).toHaveLength(2);
    const documents = {...settings, members: sampleMembers};
    const again = prepareDocuments(withSettings(input, documents), settled, today);
    expect(again.documents.map(({member: name, number}) => [name, number])).toEqual([
      ['gmina', '3/05/2026'],
    ]);
  });

  test('is read back from the file of the month as it was', () => {
    const {input} = issuedMonth();
    expect(readRecord(JSON.stringify(input))).toEqual({ok: true, value: input});
    const short = JSON.parse(JSON.stringify(input)) as CooperativeRecord;
    const read = readRecord(
      JSON.stringify({...short, documents: {terms: {regime: 'vat', price: 0.45}}}),
    );
    expect(read.ok && read.value.documents).toMatchObject({
      pattern: 'SE/{n}/{MM}/{RRRR}',
      next: 1,
      payout: {kind: 'none'},
    });
  });

  test('keeps the invoice from which it is always KSeF', () => {
    const {settings} = issuedMonth({terms: {price: 0.96}, settings: {usesOutside: true}});
    expect(settings.ksefSince).toEqual({number: '3/05/2026', day: today});
    expect(settings.issued.map(({xml}) => xml !== undefined)).toEqual([false, false, true]);
  });

  test('is to be prepared again on a later day: the number and the amounts stay', () => {
    const {settings} = issuedMonth();
    const first = firstOf(settings);
    expect([isStale(first, today), isStale(first, '2026-06-06')]).toEqual([false, true]);
    const later = redated(first, '2026-06-08');
    // A sheet that a member has already says the same term; one that is past would be none.
    expect(later).toMatchObject({day: '2026-06-08', term: '2026-06-19', number: '1/05/2026'});
    expect(redated(first, '2026-06-20')).toMatchObject({day: '2026-06-20', term: '2026-07-04'});
    expect([later.gross, later.xml, later.sha256]).toEqual([2397_50, undefined, undefined]);
    expect(isStale({...first, ksefNumber: 'x'}, '2026-06-06')).toBe(false);
  });

  test('goes to KSeF in a ZIP with a text, each file as it was made', () => {
    const {settings} = issuedMonth();
    const files = ksefBundle(settings.issued);
    expect(files.map(({name}) => name)).toEqual([
      '1-05-2026.xml',
      '2-05-2026.xml',
      '3-05-2026.xml',
      'CZYTAJ.txt',
    ]);
    expect(files[0]?.text).toBe(firstOf(settings).xml);
    expect(files.at(-1)?.text).toContain(`${firstOf(settings).sha256 ?? '?'}  1-05-2026.xml`);
    expect(judged(files.slice(0, -1).map(({text}) => text))).toEqual([null, null, null]);
    const alike = settings.issued.map((one, index) => ({
      ...one,
      number: index === 0 ? 'A/1' : 'a-1',
    }));
    expect(ksefBundle(alike.slice(0, 2)).map(({name}) => name)).toEqual([
      'A-1.xml',
      'a-1-2.xml',
      'CZYTAJ.txt',
    ]);
    expect(ksefBundle([])).toEqual([]);
  });
});

describe('What is due', () => {
  test('goes from issued to a number of KSeF to paid, and back', () => {
    const {settings} = issuedMonth();
    const first = firstOf(settings);
    expect(stateOf(first)).toBe('issued');
    const numbered = withKsefNumber(settings, first, '5265877635-20250826-0100001AF629-AF');
    const known = numbered.ok ? numbered.value : settings;
    expect(stateOf(firstOf(known))).toBe('numbered');
    const [, second] = known.issued;
    expect(second && withKsefNumber(known, second, '5265877635-20250826-0100001AF629-AF')).toEqual({
      ok: false,
      errors: [
        {
          field: 'ksefNumber',
          message: 'Ten numer KSeF ma już faktura 1/05/2026. Sprawdź, której faktury to numer.',
        },
      ],
    });
    expect(withKsefNumber(settings, first, '5265877635-20250826-0100001AF629-AE').ok).toBe(false);
    const paid = withPayment(known, firstOf(known), '2026-06-10', '2026-06-10');
    expect(paid.ok && stateOf(firstOf(paid.value))).toBe('paid');
    expect(withPayment(known, first, '2026-06-11', '2026-06-10').ok).toBe(false);
    const unpaid = paid.ok && withPayment(paid.value, firstOf(paid.value), null, today);
    expect(unpaid && unpaid.ok && firstOf(unpaid.value)).toEqual(firstOf(known));
    const taken = withKsefNumber(known, firstOf(known), ' ');
    expect(taken.ok && firstOf(taken.value)).toEqual(first);
    expect(withDocument(settings, first)).toEqual(settings);
  });

  test('may be taken back before KSeF or a payment knows it: the points are free, the last number too', () => {
    const {input, settings, settled} = issuedMonth({
      terms: {price: 0.96},
      settings: {usesOutside: true},
    });
    const [first, , last] = settings.issued;
    if (!first || !last) {
      throw new Error('Nothing was issued.');
    }
    expect(
      [first, {...first, ksefNumber: 'x'}, {...first, paidOn: today}].map(mayWithdraw),
    ).toEqual([true, false, false]);
    const withoutLast = withdrawn(settings, last);
    expect([withoutLast.next, withoutLast.issued.length, withoutLast.ksefSince]).toEqual([
      3,
      2,
      undefined,
    ]);
    const again = prepareDocuments({...input, documents: withoutLast}, settled, today);
    expect(again.documents.map(({number, gross}) => [number, gross])).toEqual([
      [last.number, last.gross],
    ]);
    const withoutFirst = withdrawn(settings, first);
    expect([withoutFirst.next, withoutFirst.ksefSince]).toEqual([4, settings.ksefSince]);
  });

  test('is past its term the day after', () => {
    const first = firstOf(issuedMonth().settings);
    expect([isOverdue(first, first.term), isOverdue(first, '2026-06-20')]).toEqual([false, true]);
    expect(isOverdue({...first, paidOn: '2026-07-01'}, '2026-07-02')).toBe(false);
  });

  test('of a corrected month shows both amounts and stays; a new price changes nothing', () => {
    const {input, settings, months} = issuedMonth();
    const dearer = {...input, documents: {...settings, terms: {...settings.terms, price: 9}}};
    expect(correctionsOf(dearer, months)).toEqual([]);
    const corrected = {
      ...input,
      documents: {
        ...settings,
        sellerBought: [{month: '2026-05', point: 'wodociąg', kwh: 550.768}],
      },
    };
    expect(
      correctionsOf(corrected, months).map(({document, kwh, gross}) => [
        document.number,
        document.gross,
        kwh,
        gross,
      ]),
    ).toEqual([['3/05/2026', 1411_86, 2000, 1107_00]]);
    expect(corrected.documents.issued).toEqual(settings.issued);
  });
});

describe('The payment code', () => {
  const code = (change: Partial<DocumentDraft> = {}) =>
    paymentCode({...firstOf(issuedMonth().settings), ...change});

  test('is the text of the case', () => {
    const {settings} = issuedMonth({input: {name: 'Spółdzielnia Energetyczna Przykład'}});
    expect(paymentCode(firstOf(settings))).toEqual({
      kind: 'code',
      text: '5265877635|PL|61109010140000071219812874|239750|Spółdzielnia Energet|1/05/2026 energia maj 2026|||',
    });
  });

  test('has six digits of grosze, and none above 9999.99 zł', () => {
    expect(code({gross: 56_74})).toMatchObject({
      text: expect.stringContaining('|005674|') as string,
    });
    expect(code({gross: 9999_99})).toMatchObject({
      text: expect.stringContaining('|999999|') as string,
    });
    expect(code({gross: 10_000_00})).toEqual({
      kind: 'none',
      reason: expect.stringContaining('9 999,99 zł') as string,
    });
    expect(code({gross: 0}).kind).toBe('none');
  });

  test('has no more fields than it should, whatever the names hold', () => {
    const {seller} = firstOf(issuedMonth().settings);
    const made = code({seller: {...seller, name: 'A|B'}, number: 'SE|1'});
    expect(made.kind === 'code' && made.text.split('|')).toHaveLength(9);
    expect(code({seller: {...seller, account: ''}})).toEqual({
      kind: 'none',
      reason: expect.stringContaining('numeru rachunku') as string,
    });
    expect(code({seller: {...seller, nip: ''}})).toMatchObject({
      text: expect.stringMatching(/^\|PL\|/) as string,
    });
  });
});

describe('Payouts', () => {
  test('of a pot by given kWh leave no grosz: the spare one goes to the largest remainder', () => {
    const {input, settled} = sampleMonth({settings: {payout: {kind: 'pot', zl: 3828.78}}});
    const payouts = payoutsOf(input, settled);
    expect(payouts.map(({point, grosze}) => [point, grosze])).toEqual([
      ['szkoła', 1430_06],
      ['urząd', 448_56],
      ['wodociąg', 1950_16],
    ]);
    expect(payoutRows(settled.month, payouts, format).at(-1)).toEqual([
      'maj 2026',
      'Razem',
      '',
      '13268,301',
      '3828,78',
    ]);
    // A member with two points is told its own sum.
    const owner = payouts[0]?.member ?? '';
    expect(payouts.map(({member}) => member).filter((one) => one === owner)).toHaveLength(2);
    expect(
      payoutRows(settled.month, payouts, format).filter(([, who]) => who?.startsWith('Razem: ')),
    ).toEqual([['maj 2026', `Razem: ${owner}`, '', expect.any(String), '1878,62']]);
    expect(byLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(byLargestRemainder(100, [0, 0])).toEqual([0, 0]);
  });

  test('by the kWh are rounded each, and none is made without a rule', () => {
    const perKwh = sampleMonth({settings: {payout: {kind: 'perKwh', zl: 0.3}}});
    expect(payoutsOf(perKwh.input, perKwh.settled)[0]?.grosze).toBe(1486_72);
    const none = sampleMonth();
    expect(payoutsOf(none.input, none.settled)).toEqual([]);
  });
});

describe('The register', () => {
  test('has what the books need, and marks each invoice', () => {
    const {settings} = issuedMonth({terms: {price: 0.96}, settings: {usesOutside: true}});
    const [, , third] = settings.issued;
    const numbered =
      third && withKsefNumber(settings, third, '5265877635-20250826-0100001AF629-AF');
    const rows = registerRows(numbered?.ok ? numbered.value.issued : [], format);
    expect(rows.map((row) => [row[0], row[11], row[12]])).toEqual([
      ['Numer', 'Oznaczenie', 'Numer KSeF'],
      ['nr 1/05/2026', 'BFK', ''],
      ['nr 2/05/2026', 'BFK', ''],
      ['nr 3/05/2026', 'NrKSeF', '5265877635-20250826-0100001AF629-AF'],
    ]);
    expect(rows[1]).toEqual([
      'nr 1/05/2026',
      '2026-06-05',
      'maj 2026',
      'gmina',
      '1111111111',
      '4331,511',
      '4158,25',
      '956,40',
      '',
      '5114,65',
      '2026-06-19',
      'BFK',
      '',
      '',
    ]);
  });

  test('keeps a name from being run as a formula', () => {
    const {settings} = issuedMonth();
    const rows = registerRows(
      settings.issued.map((one) => ({...one, buyer: {...one.buyer, name: '=1+1;"x"'}})),
      format,
    );
    expect(toCsv(rows)).toContain(`;"'=1+1;""x""";`);
  });

  test('of an exempt sale has its sum in a column of its own, of a statement only what is due', () => {
    const exempt = issuedMonth({terms: {regime: 'exempt'}}).settings;
    expect(registerRows(exempt.issued, format)[1]?.slice(6, 10)).toEqual([
      '',
      '',
      '1949,19',
      '1949,19',
    ]);
    const plain = issuedMonth({terms: {regime: 'statements'}}).settings;
    expect(registerRows(plain.issued, format)[1]?.slice(6, 10)).toEqual(['', '', '', '1949,19']);
  });
});

describe('The text of an e-mail', () => {
  test('says what is due, until when, where to, and where the energy came from', () => {
    const {settings} = issuedMonth();
    const [, association] = settings.issued;
    const {subject, text} = documentEmail(association ?? firstOf(settings), format);
    expect(subject).toBe('Rozliczenie do faktury 2/05/2026: energia, maj 2026');
    expect(text).toContain(
      'pobrane 1900,603 kWh = od sprzedawcy 274,508 kWh + ze spółdzielni 1626,095 kWh',
    );
    expect(text).toContain('Netto 731,74 zł, VAT 23% 168,30 zł.');
    expect(text).toContain('Do zapłaty: 900,04 zł, do 19.06.2026.');
    expect(text).toContain('Rachunek: 61 1090 1014 0000 0712 1981 2874');
    expect(text).toContain('Faktura będzie w KSeF, gdy system nada jej numer.');
  });

  test('calls an invoice outside KSeF one, and a statement a statement', () => {
    const {settings} = issuedMonth({settings: {usesOutside: true}});
    expect(documentTitle(firstOf(settings))).toBe('Faktura 1/05/2026');
    const exempt = firstOf(issuedMonth({terms: {regime: 'exempt'}}).settings);
    const {text} = documentEmail(exempt, format);
    expect(documentTitle(exempt)).toBe('Rozliczenie 2026-05/01');
    expect(text).toContain('Sprzedaż zwolniona z VAT: art. 113 ust. 1');
    expect(text).not.toContain('KSeF');
  });
});

describe('The document for a word processor', () => {
  const sheetOf = (changes: Changes = {}) => {
    const document = firstOf(issuedMonth(changes).settings);
    return {document, sheet: documentSheet(document, format)};
  };

  test('has the parties, where the energy came from, what is due and what it is in law', () => {
    const {sheet} = sheetOf();
    expect(sheet.title).toBe('Rozliczenie do faktury 1/05/2026');
    expect(sheet.above[1]).toEqual([
      'Sprzedawca:',
      'Spółdzielnia Energetyczna Przykład',
      'ul. Słoneczna 2',
      '00-002 Warszawa',
      'NIP 5265877635',
      'KRS 0000099999',
    ]);
    const text = sheetText(sheet);
    expect(text).toContain(
      'oświetlenie ulic (PPE 590000000000000014): pobrane 2114,088 kWh = od sprzedawcy 305,342 kWh + ze spółdzielni 1808,746 kWh',
    );
    expect(text).toContain('Do zapłaty: 2397,50 zł');
    expect(text).toContain('Rachunek: 61 1090 1014 0000 0712 1981 2874');
    expect(text).toContain(
      'To nie jest faktura. Faktura będzie w KSeF, gdy system nada jej numer.',
    );
  });

  test('has the payment code, and no word of it in plain text; without one it says why', () => {
    const {document, sheet} = sheetOf();
    const made = paymentCode(document);
    expect(sheet.blocks).toContainEqual({
      kind: 'code',
      label: 'Kod do przelewu',
      text: made.kind === 'code' ? made.text : '',
    });
    expect(sheetText(sheet)).not.toContain('|PL|');
    const dear = documentSheet({...document, gross: 10_000_00}, format);
    expect(sheetText(dear)).toContain('Kodu nie ma, bo mieści najwyżej 9 999,99 zł.');
  });

  test('of a statement names no seller and no tax, and says that it is no invoice', () => {
    const {sheet} = sheetOf({terms: {regime: 'statements'}});
    const text = sheetText(sheet);
    expect(text).not.toMatch(/Sprzedawca:|VAT 23|netto/i);
    expect(text).toContain('Członek:');
    expect(text).toContain('a nie faktura.');
  });

  test('lies in a file named by its number', () => {
    expect([fileStem('SE/1/05/2026'), fileStem('///'), fileStem('Ż/1')]).toEqual([
      'SE-1-05-2026',
      'dokument',
      'Ż-1',
    ]);
  });
});
