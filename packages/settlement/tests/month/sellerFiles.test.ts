import {readdirSync, readFileSync} from 'node:fs';
import {unzipSync} from 'fflate';
import {openSource} from '@cooperative/meter-files';
import {newRecord} from '../../src/record/newRecord';
import {readMonthFile} from '../../src/month/readMonthFile';
import type {MonthFile} from '../../src/month/matching';
import type {CooperativeRecord} from '../../src/record/schema';
import type {SellerBill} from '../../src/month/sellerBill';
import {sellerFiles} from '../../src/month/sellerFiles';
import {monthFiles} from '../samples/monthFiles';
import {workbook} from '../../../meter-files/tests/samples/workbook';

const example = (name: string): string =>
  readFileSync(
    `packages/settlement/tests/fixtures/month/ksef/invoice-template-fa-3${name}.xml`,
    'utf8',
  );

function read(name: string, text: string): MonthFile {
  return readMonthFile({name, bytes: new TextEncoder().encode(text)});
}

function billsOf({read: found}: MonthFile): readonly SellerBill[] {
  if (!found.ok || found.value.kind !== 'seller') {
    throw new Error(JSON.stringify(found));
  }
  return found.value.bills;
}

const input: CooperativeRecord = {
  ...newRecord,
  name: 'Zielona Dolina',
  points: [
    {id: 'szkoła', ppe: '999999999999999999', holder: 'Gmina'},
    {id: 'urząd', ppe: '590322400000000021', holder: 'Gmina'},
    {id: 'dom', ppe: '590322400000000031'},
  ],
};

describe('the official invoice FA(3)', () => {
  test('with readings attached gives its items, kWh, price, point and amount', () => {
    const [bill, ...others] = billsOf(read('f.xml', example('-with-attachment')));
    expect(others).toEqual([]);
    expect(bill).toMatchObject({
      number: 'FA/GRQMB-#invoice_number#/05/2025',
      points: ['999999999999999999'],
      month: '2026-02',
      items: {
        energy: '18.00',
        bought: '20',
        price: '0.9000',
        fixedNetwork: '14.60',
        capacityFlat: '0.00',
        network: '5.00',
        quality: '0.80',
        renewables: '0.08',
        cogeneration: '0.06',
        subscription: '5.00',
        due: '53.63',
      },
      seller: {name: 'Elektrownia S.A.', address: 'ul. Kwiatowa 1 m. 2, 00-001 Warszawa'},
    });
    // A fee that our bills do not have is asked about, with its amount.
    expect(bill?.open.map(({name, net}) => [name, net])).toEqual([
      ['Opłata przejściowa <500 kWh', '0.06'],
    ]);
  });

  test('without them has no point and two months: it counts for nothing until that is said', () => {
    const file = read('f.xml', example(''));
    const [bill] = billsOf(file);
    expect(bill).toMatchObject({
      points: [],
      month: null,
      period: '2026-01-01 – 2026-02-28',
      items: {energy: '18.00', bought: '20.00', price: '0.90', due: '53.63'},
    });
    expect(bill?.open.map(({name}) => name)).toEqual(['Razem za usługi dystrybucji']);
    const open = sellerFiles(input, [file]);
    expect(open.typed).toEqual({});
    expect(open.bills).toMatchObject([{month: null, scope: null, key: 'f.xml 1'}]);
    const {typed, bills} = sellerFiles(input, [file], {
      'f.xml 1': {
        month: '2026-02',
        scope: 'punkt dom',
        items: {'Razem za usługi dystrybucji': null},
      },
    });
    expect(bills[0]?.open).toEqual([]);
    expect(typed).toEqual({
      '2026-02 punkt dom': {energy: '18.00', bought: '20.00', price: '0.90', due: '53.63'},
    });
  });

  test.each([
    ['a correction', ['<RodzajFaktury>VAT', '<RodzajFaktury>KOR'], 'To faktura rodzaju KOR'],
    ['another currency', ['PLN</KodWaluty>', 'EUR</KodWaluty>'], 'jest w walucie EUR'],
    [
      'another structure',
      ['kodSystemowy="FA (3)"', 'kodSystemowy="FA (2)"'],
      'czytamy strukturę FA (3)',
    ],
    ['cut in half', ['</Faktura>', '</Fak'], 'nie da się odczytać'],
  ] as const)('that is %s is refused with what to do', (_, [from, to], said) => {
    const {read: found} = read('f.xml', example('').replace(from, to));
    expect(found.ok ? '' : found.errors[0]?.message).toContain(said);
  });

  test('for two points has a bill for each and the amount of both together', () => {
    const row = (number: number, name: string, net: string): string =>
      `<FaWiersz><NrWierszaFa>${number}</NrWierszaFa><P_7>${name}</P_7><P_8A>kWh</P_8A><P_8B>10</P_8B><P_9A>${net}</P_9A><P_11>${net}</P_11></FaWiersz>`;
    const text = example('')
      .replace(
        /<FaWiersz>[\s\S]*<\/FaWiersz>/,
        [
          '<DodatkowyOpis><NrWiersza>1</NrWiersza><Klucz>PPE</Klucz><Wartosc>999999999999999999</Wartosc></DodatkowyOpis>',
          row(1, 'Energia czynna', '5.00'),
          row(2, 'Energia czynna, PPE 590322400000000021', '7.00'),
        ].join(''),
      )
      .replace('<P_6_Od>2026-01-01', '<P_6_Od>2026-02-01');
    const {typed} = sellerFiles(input, [read('f.xml', text)]);
    expect(typed).toEqual({
      '2026-02 punkt szkoła': {energy: '5.00', bought: '10', price: '5.00'},
      '2026-02 punkt urząd': {energy: '7.00', bought: '10', price: '7.00'},
      // Both are all of the municipality's.
      '2026-02 Gmina': {due: '53.63'},
    });
  });
});

describe('a table of the seller', () => {
  const rows = [
    'Pozycja;PPE;Miesiąc;Ilość;J.m.;Cena netto;Wartość netto;Wartość brutto',
    'Energia czynna szczyt;590322400000000021;05.2026;100;kWh;0,61;61,00;75,03',
    'Energia czynna pozaszczyt;590322400000000021;05.2026;50,5;kWh;0,61;30,81;37,90',
    'Opłata mocowa;590322400000000021;05.2026;60;kWh;0,14;8,40;10,33',
    'Opłata dziwna;590322400000000021;05.2026;1;szt;2,00;2,00;2,46',
    'Razem;590322400000000021;05.2026;;;;102,21;125,72',
  ];
  const expected = {
    '2026-05 punkt urząd': {
      energy: '91,81',
      bought: '150,5',
      price: '0,61',
      capacity: '8,40',
      due: '125,72',
    },
  };

  test('with a row for each item is read, zones are summed and an unknown fee is asked about', () => {
    const {typed, bills} = sellerFiles(input, [read('sprzedawca.csv', rows.join('\n'))]);
    expect(typed).toEqual(expected);
    expect(bills[0]?.open.map(({name, net}) => [name, net])).toEqual([['Opłata dziwna', '2,00']]);
    const answered = sellerFiles(input, [read('sprzedawca.csv', rows.join('\n'))], {
      'sprzedawca.csv 1': {items: {'Opłata dziwna': 'trade'}},
    });
    expect(answered.typed['2026-05 punkt urząd']).toMatchObject({trade: '2,00'});
  });

  test.each([
    [
      'in rows with MWh',
      'Pozycja;PPE;Miesiąc;Ilość;J.m.;Cena netto;Wartość netto;Wartość brutto',
      '0,110;MWh;610,00',
    ],
    [
      'under headings with MWh',
      'Pozycja;PPE;Miesiąc;Ilość [MWh];Opis;Cena [zł/MWh];Wartość netto;Wartość brutto',
      '0,110;;610,00',
    ],
    [
      'where only the price is of MWh',
      'Pozycja;PPE;Miesiąc;Ilość;J.m.;Cena [zł/MWh];Wartość netto;Wartość brutto',
      '110;kWh;610,00',
    ],
  ])('gives kWh and zł/kWh %s', (_, head, numbers) => {
    const text = `${head}\nEnergia czynna;590322400000000021;2026-06;${numbers};67,10;82,53`;
    expect(sellerFiles(input, [read('a.csv', text)]).typed).toEqual({
      '2026-06 punkt urząd': {energy: '67,10', bought: '110', price: '0,61', due: '82,53'},
    });
  });

  test('that says above it whose it is, or is a workbook, is read alike', async () => {
    const bare = rows.map((row) =>
      row
        .split(';')
        .filter((_, at) => at !== 1 && at !== 2)
        .join(';'),
    );
    const above = [
      'Sprzedawca Prądu S.A.',
      'PPE: 590322400000000021',
      'Okres: maj 2026',
      '',
      ...bare,
    ];
    expect(sellerFiles(input, [read('a.csv', above.join('\n'))]).typed).toEqual(expected);
    const sheet = rows.map((row, line) => {
      const cells = row
        .split(';')
        .map(
          (cell, column) =>
            `<c r="${String.fromCharCode(65 + column)}${line + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
        );
      return `<row r="${line + 1}">${cells.join('')}</row>`;
    });
    const bytes = new Uint8Array(workbook(sheet.join('')));
    const source = await openSource('a.xlsx', bytes, () => Promise.resolve(unzipSync));
    expect(sellerFiles(input, [readMonthFile(source)]).typed).toEqual(expected);
  });

  test('with energy, price and amount of one item in columns, by their units and zones', () => {
    const wide = [
      'PPE;Okres;Energia czynna szczyt [MWh];Energia czynna pozaszczyt [MWh];Energia czynna szczyt netto [zł];Energia czynna pozaszczyt netto [zł];Opłata handlowa [zł];Opłata za licznik [zł];Razem netto [zł];VAT [zł];Do zapłaty brutto [zł]',
      '590322400000000021;05.2026;1,2;0,8;732,00;488,00;20,00;3,00;1243,00;285,89;1528,89',
    ];
    const file = read('z.csv', wide.join('\n'));
    expect(sellerFiles(input, [file]).typed).toEqual({
      '2026-05 punkt urząd': {energy: '1220,00', bought: '2000', trade: '20,00', due: '1528,89'},
    });
    expect(billsOf(file)).toMatchObject([
      {open: [{name: 'Opłata za licznik', net: '3,00'}], leftOut: ['VAT [zł]', 'Razem netto [zł]']},
    ]);
  });

  test('with zones beside their sum has the energy once, and a fee of no unit is asked about', () => {
    const wide = [
      'PPE;Okres;Energia czynna I strefa [kWh];Energia czynna II strefa [kWh];Energia czynna razem [kWh];Energia czynna I strefa [zł];Energia czynna II strefa [zł];Energia czynna razem [zł];Opłata mocowa [zł];Do zapłaty brutto [zł]',
      '590322400000000021;05.2026;700;500;1200;427,00;305,00;732,00;12,00;924,96',
    ];
    const file = read('z.csv', wide.join('\n'));
    expect(sellerFiles(input, [file]).typed).toEqual({
      '2026-05 punkt urząd': {energy: '732,00', bought: '1200', due: '924,96'},
    });
    expect(billsOf(file)).toMatchObject([{open: [{name: 'Opłata mocowa'}]}]);
  });

  test.each([
    ['numbers', '999999999999999999', 'PPE 590322400000000021'],
    ['names', 'szkoła', 'urząd'],
  ])('with points in columns by their %s', (_, one, other) => {
    const turned = [
      'Rozliczenie za maj 2026 r.',
      `Pozycja;J.m.;${one};${other};Razem`,
      'Energia pobrana;kWh;1300;310;1610',
      'Energia czynna;kWh;1200;300;1500',
      'Energia czynna;zł;732,00;183,00;915,00',
      'Należność brutto;zł;924,96;249,69;1174,65',
    ];
    expect(sellerFiles(input, [read('z.csv', turned.join('\n'))]).typed).toEqual({
      '2026-05 punkt szkoła': {withdrawn: '1300', bought: '1200', energy: '732,00', due: '924,96'},
      '2026-05 punkt urząd': {withdrawn: '310', bought: '300', energy: '183,00', due: '249,69'},
    });
  });

  test('with a row for each point and the items of § 5 ust. 3 in columns is read', () => {
    const wide = [
      'Punkt;Okres;Energia wprowadzona (kWh);Energia pobrana (kWh);Zbilansowana oddana;Zbilansowana pobrana;Cena;Należność brutto',
      'dom;2026-05;10,5;200;4;190;0,61;150,20',
      'szkoła;2026-05;0;1000;0;1000;0,61;900,00',
    ];
    expect(sellerFiles(input, [read('z.csv', wide.join('\n'))]).typed).toEqual({
      '2026-05 punkt dom': {
        injected: '10,5',
        withdrawn: '200',
        givenNet: '4',
        drawnNet: '190',
        price: '0,61',
        due: '150,20',
      },
      '2026-05 punkt szkoła': {
        injected: '0',
        withdrawn: '1000',
        givenNet: '0',
        drawnNet: '1000',
        price: '0,61',
        due: '900,00',
      },
    });
  });

  test('twice for the same point and month counts once, and it is said', () => {
    const files = ['a.csv', 'b.csv'].map((name) => read(name, rows.join('\n')));
    const {typed, problems} = sellerFiles(input, files);
    expect(typed).toEqual(expected);
    expect(problems).toEqual([
      'b.csv i a.csv: oba pliki mają rozliczenie za ten sam miesiąc i ten sam punkt. Liczymy pierwszy. Usuń ten, który jest nieaktualny.',
    ]);
  });

  test('of energy and one of the grid, two invoices, are one bill with both amounts', () => {
    const head = 'Numer faktury;Pozycja;PPE;Miesiąc;Ilość;J.m.;Wartość netto;Wartość brutto';
    const own = (number: string, name: string, net: string, gross: string): string =>
      [head, `${number};${name};590322400000000031;2026-05;10;kWh;${net};${gross}`].join('\n');
    const {typed, problems} = sellerFiles(input, [
      read('a.csv', own('A/1', 'Energia czynna', '10,00', '12,30')),
      read('b.csv', own('D/7', 'Opłata sieciowa zmienna', '5,00', '6,15')),
    ]);
    expect(problems).toEqual([]);
    expect(typed['2026-05 punkt dom']).toEqual({
      energy: '10,00',
      bought: '10',
      network: '5,00',
      due: '18,45',
    });
  });
});

test('no file of a meter is taken for the seller’s', async () => {
  const folder = 'packages/meter-files/tests/fixtures';
  const names = readdirSync(folder, {recursive: true})
    .map(String)
    .filter((name) => /\.(?:csv|xlsx?)$/.test(name));
  const sources = await Promise.all(
    names.map(async (name) =>
      openSource(name, new Uint8Array(readFileSync(`${folder}/${name}`)), () =>
        Promise.resolve(unzipSync),
      ),
    ),
  );
  const made = monthFiles(31).files.map(({name, text}) => ({
    name,
    bytes: new TextEncoder().encode(text),
  }));
  expect(names.length).toBeGreaterThan(15);
  for (const source of [...sources, ...made]) {
    const {read: found} = readMonthFile(source);
    expect([source.name, found.ok && found.value.kind]).not.toEqual([source.name, 'seller']);
  }
});

describe('a table of the seller that may be read in two ways', () => {
  const messageOf = (text: string): string => {
    const {read: found} = read('rozliczenie.csv', text);
    return found.ok ? '' : (found.errors[0]?.message ?? '');
  };

  test.each([
    'Faktura korygująca FK/1\nMiesiąc;PPE;Pozycja;kWh;Netto\n06.2026;590322400000000021;Energia czynna;1200;700',
    'Miesiąc;PPE;Pozycja;kWh;Netto przed korektą;Netto po korekcie\n06.2026;590322400000000021;Energia czynna;1200;744;700',
  ])('is refused as a correction: %j', (text) => {
    expect(messageOf(text)).toMatch(/^To korekta.*„Sprawdź rozliczenie sprzedawcy”/);
  });

  const row = '06.2026;590322400000000021;Energia czynna;1200;700';
  test.each([
    `Miesiąc;PPE;Pozycja;kWh;Netto;Nr faktury korygującej\n${row};`,
    `Rozliczenie (bez korekt)\nMiesiąc;PPE;Pozycja;kWh;Netto\n${row}`,
    `Korekta:;nie\nNr faktury korygowanej:;\nMiesiąc;PPE;Pozycja;kWh;Netto\n${row}`,
    `Miesiąc;PPE;Pozycja;kWh;Netto;Korekta [zł]\n${row};0,00`,
  ])('is read where it says that it is no correction: %j', (text) => {
    expect(billsOf(read('r.csv', text))[0]?.items).toEqual({energy: '700', bought: '1200'});
  });

  test.each([
    `Rozliczenie nr 5 – korekta\nMiesiąc;PPE;Pozycja;kWh;Netto\n${row}`,
    `Miesiąc;PPE;Pozycja;kWh;Netto;Nr faktury korygowanej\n${row};F/12`,
  ])('is refused as a correction wherever that stands: %j', (text) => {
    expect(messageOf(text)).toMatch(/^To korekta/);
  });

  const point = '590322400000000021';
  const bill = (...cells: readonly string[]): string =>
    `PPE;Miesiąc;Pozycja;J.m.;Ilość;Cena netto;Wartość netto;Wartość brutto\n${point};06.2026;Energia czynna;kWh;${cells.join(';')}`;
  test.each([
    // The other numbers have a comma.
    ['1.234', '', '617,00', '758,91', '1234'],
    ['12.345', '0,50', '6.172,50', '7.592,18', '12345'],
    // They have a point.
    ['1.234', '', '0.62', '0.76', '1,234'],
    ['1,234', '', '617.00', '758.91', '1234'],
    // Only the price and the amount tell.
    ['1.234', '1', '1234', '1518', '1234'],
    ['1.234', '500', '617', '759', '1,234'],
    ['1.234.567', '', '617283', '759258', '1234567'],
    // An amount that may be a thousand itself tells nothing.
    ['2.000', '0,62', '1.240', '1.525', '2000'],
  ])('has %s kWh beside %s, %s and %s as %s', (kwh, price, net, gross, bought) => {
    expect(billsOf(read('r.csv', bill(kwh, price, net, gross)))[0]?.items.bought).toBe(bought);
  });

  test('has a price of more than one zloty as the amount tells', () => {
    expect(
      billsOf(read('r.csv', bill('1050', '1.105', '1160,25', '1427,11')))[0]?.items,
    ).toMatchObject({bought: '1050', price: '1,105', energy: '1160,25'});
  });

  test('is of a member called like a sum', () => {
    const text = `Miesiąc;Odbiorca;PPE;Pozycja;kWh;Netto\n06.2026;Razem dla Doliny;${point};Energia czynna;1200;744,00`;
    expect(billsOf(read('r.csv', text))).toMatchObject([
      {member: 'Razem dla Doliny', items: {bought: '1200', energy: '744,00'}},
    ]);
  });

  test('is refused where nothing tells a thousand from a fraction', () => {
    expect(messageOf(bill('1.234', '', '617', '759'))).toMatch(
      /^Wiersz 2: „1\.234” może być tysiącem albo liczbą z ułamkiem/,
    );
  });

  test('has the amount of the tax beside the others, grosze in the price, and a sum of no point', () => {
    const text = `PPE;Miesiąc;Pozycja;kWh;Cena netto [gr/kWh];Wartość netto;Kwota VAT;Wartość brutto
${point};06.2026;Energia czynna;1234;50,00;617,00;141,91;758,91
Razem;;;1234;;617,00;141,91;758,91`;
    const [only, ...others] = billsOf(read('r.csv', text));
    expect(only).toMatchObject({
      items: {energy: '617,00', bought: '1234', price: '0,5', due: '758,91'},
      leftOut: ['Razem'],
    });
    expect(others).toEqual([]);
  });

  test('is refused in another currency', () => {
    const text = `PPE;Miesiąc;Pozycja;kWh;Wartość netto [EUR]\n${point};06.2026;Energia czynna;1234;617,00`;
    expect(messageOf(text)).toContain('„Wartość netto [EUR]”: kwoty są w obcej walucie');
  });

  test('is refused with two different amounts, and read with the same one twice', () => {
    const table = (other: string): string =>
      `Miesiąc;PPE;Pozycja;kWh;Netto;Kwota netto razem\n06.2026;590322400000000021;Energia czynna;1200;744;${other}`;
    expect(messageOf(table('1488'))).toContain('Kolumny „Netto” i „Kwota netto razem”');
    expect(billsOf(read('r.csv', table('744,00')))[0]?.items).toEqual({
      energy: '744',
      bought: '1200',
    });
  });

  test.each(['01.06.2026-30.06.2026', '01.06.2026 – 30.06.2026', '1.06.2026 do 30.06.2026'])(
    'has its month from „%s”',
    (period) => {
      const text = `Okres;PPE;Pozycja;kWh;Netto\n${period};590322400000000021;Energia czynna;1200;744`;
      expect(billsOf(read('r.csv', text))[0]?.month).toBe('2026-06');
    },
  );
});
