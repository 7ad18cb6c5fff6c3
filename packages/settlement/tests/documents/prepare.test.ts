import {kwhOf} from '../../src/documents/charges';
import {chargedPoints, prepareDocuments} from '../../src/documents/prepare';
import {withSellerBills} from '../../src/documents/sellerBought';
import {member, sampleMembers, sampleMonth} from '../samples/documents';

const today = '2026-06-05';
type Changes = Parameters<typeof sampleMonth>[0];

function prepared(changes: Changes = {}, day = today) {
  const {input, settled} = sampleMonth(changes);
  return prepareDocuments(input, settled, day);
}

/** Net, tax and gross of each document in zlotys, by who gets it. */
function amounts(changes: Changes = {}) {
  return prepared(changes).documents.map(({member: name, unit, net, vat, gross}) => [
    unit === '' ? name : unit,
    net / 100,
    vat / 100,
    gross / 100,
  ]);
}

const messages = (changes: Changes, day?: string): readonly string[] =>
  prepared(changes, day).errors.map(({message}) => message);

test('a member whose name is spaced otherwise at one point, or in the list of members, is still one', () => {
  const [gmina, ...others] = sampleMembers;
  const {input} = sampleMonth();
  const own = input.points.filter(({holder}) => holder === gmina?.name);
  expect(own).toHaveLength(3);
  const called = (atPoints: readonly string[], inList: string): Changes => ({
    points: (point) => {
      const at = own.findIndex(({id}) => id === point.id);
      return at < 0 ? point : {...point, holder: atPoints[at]};
    },
    settings: {members: gmina ? [{...gmina, name: inList}, ...others] : []},
  });
  const name = 'Gmina Lipowa';
  const plain = called([name, name, name], name);
  const spaced = called([name, 'Gmina  Lipowa ', 'Gmina\u00a0Lipowa'], 'Gmina  Lipowa');
  expect(amounts(spaced)).toEqual(amounts(plain));
  expect(prepared(spaced).documents[0]?.buyer).toEqual(prepared(plain).documents[0]?.buyer);
});

describe('What members pay for the example’s May at 0.45 zł', () => {
  test('is the net of lines, the tax of their sum and both: 4709.40 zł together', () => {
    const {documents, errors, refused, without} = prepared();
    expect([errors, refused, without]).toEqual([[], [], []]);
    expect(documents[0]?.lines.map(({point, kwh, net}) => [point, kwh, net])).toEqual([
      ['szkoła', 1631.864, 734_34],
      ['urząd', 890.901, 400_91],
      ['oświetlenie ulic', 1808.746, 813_94],
    ]);
    // By line the tax of the municipality would be 448.32.
    expect(amounts()).toEqual([
      ['gmina', 1949.19, 448.31, 2397.5],
      ['ośrodek stowarzyszenia', 731.74, 168.3, 900.04],
      ['spółka komunalna', 1147.85, 264.01, 1411.86],
    ]);
    expect(documents.map(({number, kind, channel}) => [number, kind, channel])).toEqual([
      ['1/05/2026', 'invoice', 'ksef'],
      ['2/05/2026', 'invoice', 'ksef'],
      ['3/05/2026', 'invoice', 'ksef'],
    ]);
    expect(documents.reduce((all, {gross}) => all + gross, 0)).toBe(4709_40);
    expect(documents[0]).toMatchObject({day: '2026-06-05', term: '2026-06-19', month: '2026-05'});
  });

  test('has no tax when the sale is exempt, and then no invoice unless somebody wants one', () => {
    const exempt = {terms: {regime: 'exempt' as const}};
    expect(amounts(exempt)[0]).toEqual(['gmina', 1949.19, 0, 1949.19]);
    expect(prepared(exempt).documents.map(({kind}) => kind)).toEqual(Array(3).fill('statement'));
    const [gmina, ...others] = sampleMembers;
    const asked = prepared({
      ...exempt,
      settings: {members: [...(gmina ? [{...gmina, wantsInvoice: true}] : []), ...others]},
    });
    expect(asked.documents.map(({kind}) => kind)).toEqual(['invoice', 'statement', 'statement']);
  });

  test('is by default a statement without tax: nothing is decided for the accountant', () => {
    const {documents} = prepared({
      terms: {regime: 'statements'},
      settings: {decidedOn: undefined, members: []},
      cooperative: {nip: '', address: '', account: ''},
    });
    expect(documents.map(({kind, number, vat}) => [kind, number, vat])).toEqual([
      ['statement', '2026-05/01', 0],
      ['statement', '2026-05/02', 0],
      ['statement', '2026-05/03', 0],
    ]);
  });

  test('gives a unit an invoice of its own, and the rest another', () => {
    const school = {point: 'szkoła', name: 'Szkoła', taxId: '4444444444', address: '', town: ''};
    const [gmina, ...others] = sampleMembers;
    const settings = {members: [{...member('gmina'), ...gmina, units: [school]}, ...others]};
    expect(amounts({settings}).slice(0, 2)).toEqual([
      ['gmina', 1214.85, 279.42, 1494.27],
      ['Szkoła', 734.34, 168.9, 903.24],
    ]);
    expect(prepared({settings}).documents.map(({number}) => number)).toEqual([
      '1/05/2026',
      '2/05/2026',
      '3/05/2026',
      '4/05/2026',
    ]);
  });

  test('gives a private person a statement with the tax and no invoice', () => {
    const [gmina, , company] = sampleMembers;
    const settings = {
      members: [gmina, member('ośrodek stowarzyszenia', {kind: 'consumer'}), company].flatMap(
        (one) => one ?? [],
      ),
    };
    const {documents} = prepared({settings});
    expect(
      documents.map(({kind, number, channel, gross}) => [kind, number, channel, gross]),
    ).toEqual([
      ['invoice', '1/05/2026', 'ksef', 2397_50],
      ['statement', '2026-05/02', 'none', 900_04],
      ['invoice', '2/05/2026', 'ksef', 1411_86],
    ]);
  });

  test('counts a fee once for each member, and other prices for the stock', () => {
    const {documents} = prepared({terms: {fee: 10}});
    expect(documents.map(({net}) => net)).toEqual([1959_19, 741_74, 1157_85]);
    const byKey = prepared({
      terms: {quantity: 'sharedAndStock', stockPrice: 0.2},
      settings: {sellerBought: [{month: '2026-05', point: 'wodociąg', kwh: 0}]},
    });
    const water = byKey.documents.find(({member: name}) => name === 'spółka komunalna');
    expect(water?.lines.map(({what, kwh, net}) => [what, kwh, net])).toEqual([
      ['energy', 67.422, 30_34],
      ['stock', 2296.815, 459_36],
    ]);
  });
});

describe('Energy charged by the key', () => {
  test('is refused where the seller bills it too, point by point', () => {
    const {refused, documents} = prepared({terms: {quantity: 'sharedAndStock'}});
    expect(refused.map(({member: name, message}) => [name, message])).toEqual([
      [
        'gmina',
        'oświetlenie ulic: 1\u00a0955,293 kWh ze spółdzielni i 305,342 kWh od sprzedawcy, a pobrał 2\u00a0114,088. Zmień sposób liczenia.',
      ],
      [
        'ośrodek stowarzyszenia',
        'ośrodek stowarzyszenia: 1\u00a0844,741 kWh ze spółdzielni i 274,508 kWh od sprzedawcy, a pobrał 1\u00a0900,603. Zmień sposób liczenia.',
      ],
    ]);
    // 218.646 and 146.548 kWh too many; the municipality as a whole is under what it drew.
    const {settled, input} = sampleMonth();
    const above = chargedPoints(input, settled).map(
      ({statement: own}) => own.sharedKwh + own.usedCreditKwh + own.boughtKwh - own.drawnKwh,
    );
    expect([above[2]?.toFixed(3), above[4]?.toFixed(3)]).toEqual(['218.646', '146.548']);
    expect((above[0] ?? 0) + (above[1] ?? 0) + (above[4] ?? 0)).toBeLessThan(0);
    expect(documents.map(({member: name}) => name)).toEqual(['spółka komunalna']);
  });
});

describe('Bad input', () => {
  const withMembers = (change: Parameters<typeof member>[1], regime: 'vat' | 'exempt' = 'vat') => ({
    settings: {members: [member('gmina', change), ...sampleMembers.slice(1)]},
    terms: {regime},
  });

  test('a member without a NIP who is no private person gets no invoice', () => {
    const {refused, documents} = prepared(withMembers({}));
    expect(refused).toEqual([
      {
        member: 'gmina',
        unit: '',
        message: 'Podaj NIP członka gmina albo zaznacz, że to osoba prywatna.',
      },
    ]);
    expect(documents).toHaveLength(2);
  });

  test('a NIP with a wrong digit, and the cooperative’s own', () => {
    expect(messages(withMembers({nip: '526-587-76-36'}))).toEqual([
      'gmina: NIP ma złą cyfrę kontrolną. Przepisz go jeszcze raz, cyfra po cyfrze.',
    ]);
    expect(messages(withMembers({nip: 'PL5265877635'}))).toEqual([
      'gmina: To NIP spółdzielni. Podaj NIP członka.',
    ]);
  });

  test('an account with a wrong sum', () => {
    expect(messages({cooperative: {account: '61109010140000071219812875'}})).toEqual([
      'Numer rachunku ma złą sumę kontrolną. Sprawdź cyfry.',
    ]);
    const {documents} = prepared({cooperative: {account: 'PL 61 1090 1014 0000 0712 1981 2874'}});
    expect(documents[0]?.seller.account).toBe('61109010140000071219812874');
  });

  test.each([
    ['NIP', {cooperative: {nip: ''}}, 'NIP spółdzielni'],
    ['name', {input: {name: '\u00a0'}}, 'nazwa spółdzielni'],
    ['address', {cooperative: {address: ''}}, 'adres spółdzielni'],
  ])('a cooperative without %s makes statements and no invoices', (_, changes, what) => {
    const [gmina, , company] = sampleMembers;
    const settings = {
      members: [gmina, member('ośrodek stowarzyszenia', {kind: 'consumer'}), company].flatMap(
        (one) => one ?? [],
      ),
    };
    const {documents, refused, sellerErrors} = prepared({...changes, settings});
    expect(documents.map(({member: name}) => name)).toEqual(['ośrodek stowarzyszenia']);
    expect(sellerErrors.map(({message}) => message)).toEqual([expect.stringContaining(what)]);
    expect(refused).toHaveLength(2);
  });

  test.each([
    [undefined, 'Podaj cenę kWh netto'],
    [-0.45, 'od 0 do 10 zł'],
    [0.123_456_7, 'najwyżej 6 miejsc'],
    // Of a MWh: with it a member of the example would owe a million.
    [450, 'Cenę za MWh podziel przez 1000'],
    [0, 'zaznacz „energia bez opłaty”'],
  ])('a price of %s', (price, said) => {
    expect(messages({terms: {price}})).toEqual([expect.stringContaining(said)]);
  });

  test('a price of a MWh is refused for stock and for what is paid out too', () => {
    expect(messages({terms: {stockPrice: 450}})).toEqual([
      expect.stringContaining('podziel przez 1000'),
    ]);
    expect(messages({settings: {payout: {kind: 'perKwh', zl: 450}}})).toEqual([
      expect.stringContaining('podziel przez 1000'),
    ]);
    expect(messages({settings: {payout: {kind: 'pot', zl: 450}}})).toEqual([]);
  });

  test('energy for nothing is said on the statement, and no invoice of 0 zł is made', () => {
    const {documents} = prepared({terms: {price: 0, isFree: true}});
    expect(documents.map(({kind, gross, notes}) => [kind, gross, notes])).toEqual(
      Array(3).fill(['statement', 0, ['Energia bez opłaty.']]),
    );
  });

  test('missing hours stop all invoices of the month; by one’s own word the documents say so', () => {
    const {input, settled} = sampleMonth();
    const holed = {
      ...settled,
      exchanges: settled.exchanges.map((one, index) =>
        index === 0 ? {...one, missingHours: 3, estimatedHours: 2} : one,
      ),
    };
    const stopped = prepareDocuments(input, holed, today);
    // What the school did not tell was shared out among the others.
    expect(stopped.documents).toEqual([]);
    expect(stopped.incomplete).toEqual(['szkoła: brakuje godzin: 3, godzin szacowanych: 2']);
    expect(stopped.refused.map(({message}) => message)).toEqual([
      expect.stringContaining('szkoła: brakuje godzin: 3, godzin szacowanych: 2.'),
      expect.stringContaining('odczyty innych punktów są niepełne'),
      expect.stringContaining('odczyty innych punktów są niepełne'),
    ]);
    const {documents} = prepareDocuments(
      {
        ...input,
        ...(input.documents && {documents: {...input.documents, anyway: ['2026-05']}}),
      },
      holed,
      today,
    );
    expect(documents.map(({notes}) => notes)).toEqual([
      [expect.stringContaining('brakuje godzin: 3')],
      // Nobody reads there whose readings they are.
      ['Odczyty innych punktów spółdzielni są niepełne, a zależy od nich podział energii.'],
      ['Odczyty innych punktów spółdzielni są niepełne, a zależy od nich podział energii.'],
    ]);
  });

  test('the seller’s kWh are used, and said where they differ by more than half a kWh', () => {
    const {documents, warnings} = prepared({
      settings: {sellerBought: [{month: '2026-05', point: 'szkoła', kwh: 31.864}]},
    });
    expect(documents[0]?.lines[0]).toMatchObject({kwh: 1600, boughtKwh: 31.864, net: 720_00});
    expect(warnings).toContain(
      'szkoła: według sprzedawcy kupione 31,864 kWh, z odczytów 0 kWh. Liczy się liczba sprzedawcy.',
    );
    const above = prepared({
      settings: {sellerBought: [{month: '2026-05', point: 'szkoła', kwh: 1700}]},
    });
    expect(above.documents[0]?.lines[0]).toMatchObject({kwh: 0, net: 0});
    expect(above.warnings.join()).toContain('Ze spółdzielni liczymy 0 kWh.');
  });

  test('nothing to pay makes no document, and is listed', () => {
    const bought = (kwh: number) => ({
      settings: {
        sellerBought: [{month: '2026-05', point: 'ośrodek stowarzyszenia', kwh}],
      },
    });
    expect(prepared(bought(1900.603)).without).toEqual([
      {
        member: 'ośrodek stowarzyszenia',
        unit: '',
        message: '0 kWh i brak opłaty, więc nie ma dokumentu.',
      },
    ]);
    expect(prepared(bought(1900.593)).without[0]?.message).toContain('Suma to 0,00 zł');
  });

  test('a number that was used', () => {
    const first = prepared().documents[0];
    const {input, settled} = sampleMonth({
      settings: {issued: first ? [{...first, month: '2026-04'}] : []},
    });
    expect(prepareDocuments(input, settled, today).errors[0]?.message).toContain(
      'Numer 1/05/2026 już jest. KSeF odrzuci drugą fakturę o tym numerze (440).',
    );
  });

  test('a pattern that gives an invoice the number of a statement', () => {
    const [gmina, association, company] = sampleMembers;
    const members = [
      ...(gmina ? [{...gmina, kind: 'consumer' as const}] : []),
      ...[association, company].flatMap((one) => one ?? []),
    ];
    expect(messages({settings: {members, pattern: '2026-05/0{n}'}})).toEqual([
      expect.stringContaining('Numer 2026-05/01 już jest'),
    ]);
  });

  test.each([
    [{settings: {daysToPay: -1}}, 'przed dniem wystawienia'],
    [{settings: {daysToPay: 1.5}}, 'od 0 do 365'],
    [{settings: {next: 0}}, 'liczba całkowita od 1'],
    [{settings: {pattern: 'SE/{MM}'}}, 'musi mieć {n}'],
    [{settings: {pattern: 'SE/{n}/{rok}'}}, 'a nie „{rok}”'],
    [{settings: {decidedOn: '2026-06-06'}}, 'jeszcze nie nadszedł'],
    [{settings: {decidedOn: undefined}}, 'zdecydowała księgowa'],
    [{settings: {payout: {kind: 'pot' as const}}}, 'Podaj kwotę do podziału'],
    [{settings: {payout: {kind: 'perKwh' as const, zl: -1}}}, 'Podaj stawkę za kWh oddaną'],
    [
      {input: {name: 'A'.repeat(513)}},
      'nie mieści się na fakturze: znaków jest 513, a może być najwyżej 512',
    ],
    [{cooperative: {krs: '99999'}}, 'Numer KRS ma 10 cyfr'],
  ])('settings that cannot be: %j', (changes, said) => {
    expect(messages(changes)).toEqual([expect.stringContaining(said)]);
  });

  test('a month that is not over, or not closed, is not offered', () => {
    expect(messages({}, '2026-05-31')).toEqual([
      expect.stringContaining('jeszcze się nie skończył'),
    ]);
    expect(messages({}, '2026-06-01')).toEqual([]);
    const {input, settled} = sampleMonth();
    const open = prepareDocuments(input, {...settled, isOpen: true}, today);
    expect(open.errors[0]?.message).toContain('rozliczenie jest wstępne');
  });

  test('signs that nobody sees are cleaned from a name', () => {
    const {documents} = prepared({
      input: {name: 'Spółdzielnia\u0081\tEnergetyczna\r\nDolina\u200b'},
    });
    expect(documents[0]?.seller.name).toBe('Spółdzielnia Energetyczna Dolina');
  });

  test('a municipality without units, and a buyer without an address, are told of', () => {
    const {warnings} = prepared(
      withMembers({kind: 'municipality', nip: '1111111111', address: '', town: ''}),
    );
    expect(warnings).toEqual([
      expect.stringContaining('JST: 2'),
      expect.stringContaining('brakuje adresu'),
    ]);
  });

  test.each([
    [
      {name: 'S'.repeat(513)},
      'nazwa jednostki nie mieści się na fakturze: znaków jest 513, a może być najwyżej 512',
    ],
    [{address: 'u'.repeat(600)}, 'adres jednostki nie mieści się na fakturze: znaków jest 600'],
    [{name: ''}, 'podaj nazwę jednostki, do której należy szkoła'],
    [{name: '\u00a0'}, 'podaj nazwę jednostki, do której należy szkoła'],
  ])('a unit is checked as a member is: %j', (change, said) => {
    const school = {point: 'szkoła', name: 'Szkoła', taxId: '4444444444', address: '', town: ''};
    expect(messages(withMembers({nip: '1111111111', units: [{...school, ...change}]}))).toEqual([
      expect.stringContaining(said),
    ]);
  });

  test('a unit of two points has one number, however it is written', () => {
    const unit = {name: 'Szkoła', taxId: '', address: '', town: ''};
    const two = (taxId: string, point = 'urząd') =>
      withMembers({
        nip: '1111111111',
        units: [
          {...unit, point: 'szkoła', taxId: '4444444444'},
          {...unit, point, name: 'Szkoła ', taxId},
        ],
      });
    const other = prepared(two('5555555555'));
    expect(other.refused.map(({unit: name, message}) => [name, message])).toEqual([
      ['Szkoła', expect.stringContaining('ma dwa różne numery: 4444444444 i 5555555555')],
    ]);
    for (const taxId of ['444-444-44-44', '']) {
      const {documents} = prepared(two(taxId));
      expect(documents.slice(0, 2).map(({unit: name, lines}) => [name, lines.length])).toEqual([
        ['', 1],
        ['Szkoła', 2],
      ]);
      expect(documents[1]?.recipient?.taxId).toBe('4444444444');
    }
    // A point that was sold takes nothing from the rest.
    expect(prepared(two('5555555555', 'sprzedany')).refused).toEqual([]);
    expect(messages(two('', 'sprzedany'))).toEqual([]);
  });

  test('what a member and its unit are told is told once', () => {
    const school = {point: 'szkoła', name: 'Szkoła', taxId: '4444444444', address: '', town: ''};
    const {warnings} = prepared(withMembers({nip: '1111111111', address: '', units: [school]}));
    expect(warnings).toEqual([expect.stringContaining('brakuje adresu')]);
  });

  test('a unit has to be known to KSeF', () => {
    const school = {point: 'szkoła', name: 'Szkoła', taxId: '', address: '', town: ''};
    const {refused} = prepared(withMembers({nip: '1111111111', units: [school]}));
    expect(refused).toEqual([
      {
        member: 'gmina',
        unit: 'Szkoła',
        message: expect.stringContaining('Podaj NIP jednostki Szkoła') as string,
      },
    ]);
  });
});

describe('Invoices outside KSeF', () => {
  const outside = (price: number, zl = 0) => ({
    terms: {price},
    settings: {usesOutside: true, outside: [{month: '2026-06', zl}]},
  });

  test('stay there while all of the month come to 10 000 zł', () => {
    const below = prepared(outside(0.95));
    expect(below.documents.reduce((all, {gross}) => all + gross, 0)).toBe(9942_04);
    expect(below.documents.map(({channel}) => channel)).toEqual(Array(3).fill('outside'));
    expect(below.ksefSince).toBeUndefined();
    const above = prepared(outside(0.96));
    expect(above.documents.reduce((all, {gross}) => all + gross, 0)).toBe(10_046_69);
    expect(above.documents.map(({channel}) => channel)).toEqual(['outside', 'outside', 'ksef']);
    expect(above.ksefSince).toEqual({number: '3/05/2026', day: today});
    expect(above.warnings.join()).toContain('Od faktury 3/05/2026 i odtąd zawsze: KSeF.');
  });

  test('10 000.00 zł stays and 10 000.01 zł crosses', () => {
    const channels = (zl: number): readonly string[] =>
      prepared(outside(0.45, zl)).documents.map(({channel}) => channel);
    expect(channels(5290.6)).toEqual(['outside', 'outside', 'outside']);
    expect(channels(5290.61)).toEqual(['outside', 'outside', 'ksef']);
  });

  test('end once the limit was passed, and for all from 2027', () => {
    const since = {ksefSince: {number: '9/04/2026', day: '2026-05-02'}};
    const {documents} = prepared({settings: {usesOutside: true, ...since}});
    expect(documents.map(({channel}) => channel)).toEqual(Array(3).fill('ksef'));
    const next = prepared(outside(0.45), '2027-01-01');
    expect(next.documents.map(({channel}) => channel)).toEqual(Array(3).fill('ksef'));
    expect(next.warnings.join()).toContain('Stawkę VAT na ten rok sprawdź');
    expect(prepared(outside(0.45), '2026-12-31').documents[0]?.channel).toBe('outside');
  });

  test('do not count what private persons pay', () => {
    const [gmina, association] = sampleMembers;
    const members = [gmina, association].flatMap((one) => one ?? []);
    const {documents} = prepared({
      terms: {price: 0.96},
      settings: {
        usesOutside: true,
        members: [...members, member('spółka komunalna', {kind: 'consumer'})],
      },
    });
    expect(documents.map(({channel}) => channel)).toEqual(['outside', 'outside', 'none']);
  });
});

test('kWh of a document are the sum of its lines', () => {
  expect(prepared().documents.map(({lines}) => kwhOf(lines))).toEqual([
    4331.511, 1626.095, 2550.768,
  ]);
});

test('what the seller’s bills say of a point counts; what was given for the documents comes first', () => {
  const {input, settled, months} = sampleMonth({
    settings: {sellerBought: [{month: '2026-05', point: 'urząd', kwh: 90.901}]},
  });
  const typed = {
    '2026-05 punkt szkoła': {bought: '31,864'},
    '2026-05 punkt urząd': {bought: '1'},
    '2026-05 spółka komunalna': {bought: '550,768'},
    '2026-05 gmina': {bought: '5'},
    '2026-05 punkt oświetlenie ulic': {bought: 'nic'},
  };
  const {documents} = prepareDocuments(withSellerBills(input, months, typed), settled, today);
  expect(documents.flatMap(({lines}) => lines.map(({point, kwh}) => [point, kwh]))).toEqual([
    ['szkoła', 1600],
    ['urząd', 800],
    ['oświetlenie ulic', 1808.746],
    ['ośrodek stowarzyszenia', 1626.095],
    ['wodociąg', 2000],
  ]);
  expect(withSellerBills(input, months, {})).toBe(input);
});
