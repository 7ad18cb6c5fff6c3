import {listExample} from '../../src/record/listColumns';
import {readFileSync} from 'node:fs';
import {newRecord} from '../../src/record/newRecord';
import {isPointsCsv, listIn, readPointsCsv} from '../../src/month/pointsCsv';
import {readMonthFile} from '../../src/month/readMonthFile';
import {readRecord} from '../../src/record/readRecord';
import {generatedAndUsed} from '../../src/month/tables';
import {monthFiles} from '../samples/monthFiles';

function messagesOf(text: string): readonly string[] {
  const read = readRecord(text);
  return read.ok ? [] : read.errors.map(({message}) => message);
}

describe('the file of a month', () => {
  test.each(['__proto__', 'constructor', 'toString'])(
    'with a point of rates named %s, which it has not, is refused',
    (tariff) => {
      const points = [{id: 'dom', tariff}];
      expect(messagesOf(JSON.stringify({...newRecord, points}))).toEqual([
        `Punkt „dom” ma stawki „${tariff}”, których nie podano. Wybierz inne albo je dodaj.`,
      ]);
    },
  );

  test('with names as long as a book quotes their beginnings', () => {
    const long = 'a'.repeat(300_000);
    const points = [{id: long, tariff: long}];
    const unknown = {
      ...newRecord,
      points: [{id: 'dom', [long]: 1}],
      tariffs: {[long]: {energy: 'x'}},
    };
    for (const one of [{...newRecord, points}, unknown]) {
      const messages = messagesOf(JSON.stringify(one));
      expect(messages).not.toEqual([]);
      expect(Math.max(...messages.map(({length}) => length))).toBeLessThan(400);
    }
  });

  test('of a later version of the site is refused as such, with no advice to change it', () => {
    const messages = messagesOf(JSON.stringify({...newRecord, version: 2, nowe: {}}));
    expect(messages).toEqual([expect.stringContaining('nowsza wersja strony')]);
    expect(messagesOf(JSON.stringify({...newRecord, version: 0}))).toEqual([
      expect.stringContaining('Wpisz 1'),
    ]);
  });

  test('is read as it was written', () => {
    const {input} = monthFiles(1);
    const read = readRecord(JSON.stringify(input));
    expect(read.ok && read.value).toMatchObject(JSON.parse(JSON.stringify(input)));
  });

  test('of the calculator gives points, rates and the key', () => {
    const read = readRecord(
      readFileSync('packages/settlement/tests/fixtures/spoldzielnia.json', 'utf8'),
    );
    expect(read.ok && read.value.points.length).toBeGreaterThan(1);
    expect(read.ok && Object.keys(read.value.tariffs).length).toBeGreaterThan(0);
    expect(read.ok && read.value.stock).toEqual([]);
  });

  test('that is wrong says where and what to do', () => {
    const broken = (change: object): readonly string[] =>
      messagesOf(JSON.stringify({...newRecord, ...change}));
    expect(messagesOf(' \n')).toEqual(['Plik jest pusty. Wybierz inny.']);
    for (const text of ['PK\u0003\u0004', '%PDF-1.4', 'Data;kWh', '<html>']) {
      expect(messagesOf(text)).toEqual([expect.stringContaining('To nie jest plik spółdzielni.')]);
    }
    expect(messagesOf('{')).toEqual([expect.stringContaining('to nie jest poprawny JSON')]);
    expect(broken({stock: [{month: 'maj', kwh: 5}]})).toEqual([
      expect.stringContaining('Podaj miesiąc, np. 2026-05.'),
    ]);
    expect(broken({points: [{id: 'a'}, {id: 'a'}]})).toEqual([
      'Nazwę „a” ma więcej niż jeden punkt. Popraw jeden z nich.',
    ]);
    expect(broken({points: [{id: 'a', tariff: 'X'}]})).toEqual([
      expect.stringContaining('stawki „X”, których nie podano'),
    ]);
    expect(broken({points: [{id: 'a'}], shares: [0]})).toEqual([
      expect.stringContaining('Podaj po jednym udziale na punkt (1)'),
    ]);
  });
});

describe('a file of unknown columns', () => {
  const rows = Array.from({length: 24}, (_, hour) => `590A;2026-01-01 ${hour + 1}:00;0,25;1,5`);
  const source = (name: string) => ({
    name,
    bytes: new TextEncoder().encode(['Where;When;Out;In', ...rows].join('\n')),
  });
  const named = {
    meter: 0,
    time: 1,
    hour: null,
    labels: 'end',
    withdrawn: 3,
    injected: 2,
    unit: 'kWh',
    decimal: ',',
  } as const;
  const heading = 'Where;When;Out;In';

  test('waits for them, with its head', () => {
    const {read, heading: own} = readMonthFile(source('a.csv'));
    expect(own).toBe(heading);
    expect(read.ok && read.value.kind).toBe('unknown');
  });

  test('is read as those of the same heading were named, each point by its number', () => {
    const {read} = readMonthFile(source('b.csv'), {[heading]: named});
    const drafts = read.ok && read.value.kind === 'read' ? read.value.drafts : [];
    expect(drafts.map(({meters, series}) => [meters, series.withdrawn?.[0]])).toEqual([
      [['590A'], 1.5],
    ]);
  });

  test('named wrong is asked for again, and says why', () => {
    const {read} = readMonthFile(source('c.csv'), {[heading]: {...named, time: 0}});
    expect(read.ok && read.value.kind === 'unknown' && read.value.reason).toMatch(
      /^Wiersz 2, kolumna „Where”: nie rozumiemy wartości „590A”/,
    );
  });

  test('keeps what was named in the file of the month', () => {
    const read = readRecord(JSON.stringify({...newRecord, columns: {[heading]: named}}));
    expect(read.ok && read.value.columns).toEqual({[heading]: named});
  });
});

describe('a list of points', () => {
  test('is told from readings by its header', () => {
    const isList = (text: string): boolean => isPointsCsv(new TextEncoder().encode(text));
    expect(isList(listExample)).toBe(true);
    expect(isList(`\uFEFF${listExample}`)).toBe(true);
    const [reading] = monthFiles(1).files;
    expect(isList(reading?.text ?? '')).toBe(false);
    expect(isList('Numer PPE;Data;Rodzaj;H01;H02')).toBe(false);
  });

  test('is told by its header in the encoding of old programs too', () => {
    // „nazwa;numer PPE;członek” in code page 852.
    const head = Uint8Array.from('nazwa;numer PPE;cz\x88onek', (letter) => letter.charCodeAt(0));
    expect(isPointsCsv(head)).toBe(true);
  });

  test('may have lines above, a unit in its cells and a sum below', () => {
    const text =
      'Wykaz punktów;;;\nstan na 1.06.2026;;;\nnazwa;numer PPE;członek;moc umowna\ndom;590000000000000017;Jan;14 kW\nRazem;;;14 kW';
    expect(isPointsCsv(new TextEncoder().encode(text))).toBe(true);
    const read = readPointsCsv(text);
    expect(read.ok && read.value.points).toEqual([
      {id: 'dom', ppe: '590000000000000017', holder: 'Jan', orderedKw: 14},
    ]);
  });

  test.each([
    [
      'names',
      'PPE;Członek;Moc umowna [kW]\n590322400000000011;Gmina;40\nRazem;;40',
      {id: '590322400000000011', orderedKw: 40},
    ],
    [
      'Polish headings',
      'Name,Metering point,Member,Type,Contracted power [kW],Annual consumption [kWh],PV power [kWp],Valid from\nschool,590322400000000011,Gmina,municipality,40,60000,49.5,2026-06-01',
      {
        id: 'school',
        orderedKw: 40,
        annualKwh: 60_000,
        sourceKw: 49.5,
        kind: 'municipal',
        from: '2026-06-01',
      },
    ],
  ])('may be without %s', (_, text, wanted) => {
    expect(isPointsCsv(new TextEncoder().encode(text))).toBe(true);
    const read = readPointsCsv(text);
    const isOwned = text.includes('Gmina');
    expect(read.ok && read.value.points).toEqual([
      {...wanted, ppe: '590322400000000011', ...(isOwned && {holder: 'Gmina'})},
    ]);
  });

  test.each([
    'Numer PPE: 590322400000000011\nData;Godzina;Pobór [kWh]',
    'PPE;590322400000000011;Adres;Szkolna 1\nData;Godzina;Pobór [kWh]',
    'Numer PPE;Moc umowna\n590322400000000011;40\n\nData;Godzina;Pobór [kWh]',
    'Punkt poboru;Odbiorca\n590322400000000011;Gmina\n\nData i godzina;Pobór [kWh]',
    'PPE;Data;Pobór [kWh]',
    'PPE;Miesiąc;Zużycie [kWh]',
    'Numer PPE;Zużycie [kWh]',
    'Numer faktury;Członek;Adres',
  ])('is not taken for one without names: %s', (text) => {
    expect(isPointsCsv(new TextEncoder().encode(text))).toBe(false);
  });

  test.each(['moc umowna [W]', 'moc umowna (MW, szczyt)', 'moc paneli Wp'])(
    'with its power under „%s” asks for kW',
    (heading) => {
      const read = readPointsCsv(`nazwa;numer PPE;${heading}\ndom;590000000000000017;14000`);
      expect(!read.ok && read.errors[0]?.message).toBe(
        `Kolumna „${heading}”: moc podaj w kW. Przelicz ją i zmień nagłówek.`,
      );
    },
  );

  test.each(['MOC UMOWNA W KW', 'moc umowna w szczycie', 'moc umowna [kW]'])(
    'with its power under „%s” is read',
    (heading) => {
      const read = readPointsCsv(`nazwa;numer PPE;${heading}\ndom;590000000000000017;14`);
      expect(read.ok && read.value.points[0]?.orderedKw).toBe(14);
    },
  );

  test.each([
    ['zużycie roczne [MWh]', '4,2', 4200],
    ['Zużycie roczne (Wh)', '4200500', 4200.5],
    ['zużycie kWh', '4200', 4200],
    ['MWh/rok', '4,2', 4200],
    ['Zużycie (MWh/rok)', '4,2', 4200],
    ['Zużycie MWh rocznie', '4,2', 4200],
    ['ZUŻYCIE ROCZNE [MWH]', '4,2', 4200],
    ['Zużycie roczne [tys. kWh]', '4,2', 4200],
    ['Zużycie w roku', '4200', 4200],
    ['Zużycie [MWh]', '4200 kWh', 4200],
    ['Zużycie [MWh]', '4,2 MWh', 4200],
  ])('with its use under „%s” has it in kWh', (heading, cell, kwh) => {
    const read = readPointsCsv(`nazwa;numer PPE;${heading}\ndom;590000000000000017;${cell}`);
    expect(read.ok && read.value.points[0]?.annualKwh).toBe(kwh);
  });

  test('with a number that is too short says so and is read', () => {
    const read = readPointsCsv('nazwa;numer PPE\nszkoła;59032240000000001\ndom;590322400000000024');
    expect(read.ok && read.value.points.map(({ppe}) => ppe)).toEqual([
      '59032240000000001',
      '590322400000000024',
    ]);
    expect(read.ok && read.value.notes).toEqual([
      expect.stringMatching(
        /^Wiersz 2, numer PPE „59032240000000001”: cyfr jest 17, a powinno być 18\./,
      ),
    ]);
  });

  test('whose columns are aligned by spaces is read', () => {
    const text = [
      'Członek         Nazwa            Numer PPE            Moc PV [kW]',
      'Gmina Lipowa    Szkoła           590322400000000017   39,6',
      'Gmina Lipowa    Oczyszczalnia    590322400000000024   0',
      'Jan Kowalski    Dom              590322400000000031   9,9',
    ].join('\n');
    expect(isPointsCsv(new TextEncoder().encode(text))).toBe(true);
    const read = readPointsCsv(text);
    expect(read.ok && read.value.points).toEqual([
      {id: 'Szkoła', ppe: '590322400000000017', holder: 'Gmina Lipowa', sourceKw: 39.6},
      {id: 'Oczyszczalnia', ppe: '590322400000000024', holder: 'Gmina Lipowa', sourceKw: 0},
      {id: 'Dom', ppe: '590322400000000031', holder: 'Jan Kowalski', sourceKw: 9.9},
    ]);
  });

  test('of an accountant, with headings in two rows, is read, and what it leaves open is told', () => {
    const text = [
      'Wykaz punktów;;;;;',
      '',
      'Lp.;Członek;Punkt poboru;;Instalacja;',
      ';;Nazwa;Nr PPE;Moc [kWp];Rodzaj',
      '1;Gmina Lipowa;Szkoła;PL590322400000000017;39,6;PV',
      '2;;Oczyszczalnia;590322400000000024;;',
      ';Razem;;;39,6;',
    ].join('\n');
    const read = readPointsCsv(text);
    expect(read.ok && read.value).toEqual({
      points: [
        {id: 'Szkoła', ppe: '590322400000000017', holder: 'Gmina Lipowa', sourceKw: 39.6},
        {id: 'Oczyszczalnia', ppe: '590322400000000024'},
      ],
      members: [{name: 'Gmina Lipowa'}],
      notes: [
        'Z listy nie wczytano kolumn: „Instalacja Rodzaj”.',
        expect.stringContaining('Wiersze bez członka: 6.'),
      ],
    });
  });

  test.each([
    ['Nazwisko;Imię;PPE\nKowalski;Jan;590322400000000017', 'Jan Kowalski', undefined],
    ['Nazwisko;Imię;Nazwa;PPE\nKowalski;Jan;dom;590322400000000017', 'dom', 'Jan Kowalski'],
  ])('with people in two columns names them whole: %j', (text, id, holder) => {
    const read = readPointsCsv(text);
    expect(read.ok && read.value.points).toEqual([
      {id, ppe: '590322400000000017', ...(holder !== undefined && {holder})},
    ]);
  });

  test.each([
    'Lp.;Imię i nazwisko;Punkt;Numer PPE\n1;Jan Kowalski;dom;590322400000000017',
    'nazwa punktu;nazwa członka;ppe\ndom;Jan Kowalski;590322400000000017',
    'Dane punktu;;Dane członka\nnazwa;ppe;nazwa\ndom;590322400000000017;Jan Kowalski',
  ])('with the name of an owner beside that of the point has both: %j', (text) => {
    const read = readPointsCsv(text);
    expect(read.ok && read.value).toEqual({
      points: [{id: 'dom', ppe: '590322400000000017', holder: 'Jan Kowalski'}],
      members: [{name: 'Jan Kowalski'}],
      notes: [],
    });
  });

  test.each(['Nazwa odbiorcy', 'Imię i nazwisko'])(
    'with no name but one under „%s” calls the point so',
    (heading) => {
      const read = readPointsCsv(`${heading};PPE\nJan Kowalski;590322400000000017`);
      expect(read.ok && read.value.points).toEqual([
        {id: 'Jan Kowalski', ppe: '590322400000000017'},
      ]);
    },
  );

  test('with a member and a person beside it leaves the person out and says so', () => {
    const read = readPointsCsv(
      'nazwa;ppe;członek;imię i nazwisko\nszkoła;590322400000000017;Gmina;Anna Nowak',
    );
    expect(read.ok && read.value.points[0]?.holder).toBe('Gmina');
    expect(read.ok && read.value.notes).toEqual([
      'Z listy nie wczytano kolumn: „imię i nazwisko”.',
    ]);
  });

  test('with a remark right of the table is read, and the remark is told', () => {
    const read = readPointsCsv(
      'nazwa;ppe;zużycie\ndom;590322400000000017;3000;do sprawdzenia\nsklep;590322400000000024;',
    );
    expect(read.ok && read.value.points).toEqual([
      {id: 'dom', ppe: '590322400000000017', annualKwh: 3000},
      {id: 'sklep', ppe: '590322400000000024'},
    ]);
    expect(read.ok && read.value.notes).toEqual(['Z listy nie wczytano kolumn: „nr 4”.']);
  });

  test('of a workbook with a remark right of words is read, as cells of a sheet do not move', () => {
    const rows = [
      ['nazwa', 'ppe', 'członek'],
      ['dom', '590322400000000017', 'Jan', 'do sprawdzenia'],
    ];
    const table = rows.map((cells, index) => ({line: index + 1, cells}));
    const read = listIn({name: 'lista.xlsx', bytes: null, table});
    expect(read?.ok && read.value).toMatchObject({
      points: [{id: 'dom', ppe: '590322400000000017', holder: 'Jan'}],
      notes: ['Z listy nie wczytano kolumn: „nr 4”.'],
    });
  });

  const sheetOf = (sheet: string, ...rows: readonly (readonly string[])[]) => ({
    sheet,
    table: rows.map((cells, index) => ({line: index + 1, cells})),
  });
  const note = sheetOf('Instrukcja', ['Wypełnij drugi arkusz'], ['a'], ['b']);
  const first = sheetOf(
    'Wieś',
    ['nazwa', 'numer PPE', 'członek'],
    ['dom', '590322400000000017', 'J'],
  );
  const second = sheetOf(
    'Miasto',
    ['nazwa', 'numer PPE', 'członek'],
    ['sklep', '590322400000000024', 'A'],
  );

  test('of a workbook is found in whichever sheet it stands', () => {
    const read = listIn({name: 'lista.xlsx', bytes: null, ...note, sheets: [note, first]});
    expect(read?.ok && read.value.points.map(({id}) => id)).toEqual(['dom']);
    expect(listIn({name: 'inne.xlsx', bytes: null, ...note, sheets: [note, note]})).toBeNull();
  });

  test('in two sheets of a workbook is refused by their names, as half of it is no list', () => {
    const read = listIn({name: 'lista.xlsx', bytes: null, ...first, sheets: [first, second]});
    expect(read?.ok === false && read.errors[0]?.message).toBe(
      'Lista punktów jest w kilku arkuszach: „Wieś”, „Miasto”. Nie wzięto żadnej: zostaw w pliku jeden z nich albo zapisz każdy w osobnym pliku i wczytaj wszystkie. Którego nie widać, ten jest ukryty.',
    );
  });

  test('beside a sheet to be filled in, which has headings alone, is that of the rows', () => {
    const empty = sheetOf('Wzór', ['nazwa', 'numer PPE', 'członek'], ['', '', '']);
    const read = listIn({name: 'lista.xlsx', bytes: null, ...first, sheets: [empty, first]});
    expect(read?.ok && read.value.points.map(({id}) => id)).toEqual(['dom']);
  });

  test('with letters lost in its headings keeps the members', () => {
    const read = readPointsCsv('nazwa;numer PPE;cz?onek\ndom;590322400000000017;Jan');
    expect(read.ok && read.value.points[0]?.holder).toBe('Jan');
    expect(read.ok && read.value.notes).toEqual([]);
  });

  test.each([
    ['data przystąpienia', 'data wystąpienia'],
    ['Data przyjęcia do spółdzielni', 'Data odejścia'],
    ['dzień wstąpienia', 'data ustania członkostwa'],
  ])('has the days of a member under “%s” and “%s”', (joined, left) => {
    const text = `numer PPE;członek;${joined};${left}\n590322400000000017;Jan;15.06.2026;30.09.2026`;
    expect(isPointsCsv(new TextEncoder().encode(text))).toBe(true);
    const read = readPointsCsv(text);
    expect(read.ok && read.value.members).toEqual([
      {name: 'Jan', from: '2026-06-15', to: '2026-09-30'},
    ]);
  });

  test('has NIP and e-mail of members, and no e-mail for an address', () => {
    const read = readPointsCsv(
      'nazwa;numer PPE;członek;NIP;adres e-mail\nszkoła;590322400000000017;Gmina;774-000-14-54;g@x.pl\nplac;590322400000000024;Gmina;;\ndom;590322400000000031;Jan;;',
    );
    expect(read.ok && read.value.members).toEqual([
      {name: 'Gmina', nip: '7740001454', email: 'g@x.pl'},
      {name: 'Jan'},
    ]);
    expect(read.ok && read.value.points[0]).not.toHaveProperty('address');
    expect(read.ok && read.value.notes).toEqual([]);
  });

  const ofGmina = (...rows: readonly string[]) =>
    readPointsCsv(
      [
        'nazwa;numer PPE;członek;NIP;e-mail',
        ...rows.map((said, at) => `punkt ${at + 1};59032240000000001${at};Gmina;${said}`),
      ].join('\n'),
    );

  test('with one NIP and one address written in two ways has them once', () => {
    const read = ofGmina('774-000-14-54;G@x.pl', 'PL 7740001454;g@x.pl', '-;brak');
    expect(read.ok && read.value.members).toEqual([
      {name: 'Gmina', nip: '7740001454', email: 'G@x.pl'},
    ]);
    expect(read.ok && read.value.notes).toEqual([]);
  });

  test('with two addresses of a member keeps the first and says so', () => {
    const read = ofGmina('7740001454;szkola@x.pl', ';urzad@x.pl');
    expect(read.ok && read.value.members[0]?.email).toBe('szkola@x.pl');
    expect(read.ok && read.value.notes).toEqual([
      'Wiersz 3: członek „Gmina” ma wyżej inny e-mail. Został pierwszy, „szkola@x.pl”.',
    ]);
  });

  test('with two NIPs of a member is refused by them', () => {
    const read = ofGmina('7740001454;', '5270103391;');
    expect(!read.ok && read.errors.map(({message}) => message)).toEqual([
      'Wiersz 3: członek „Gmina” ma wyżej inny NIP, 7740001454. Popraw jeden z nich, a jeśli to dwaj członkowie, nazwij ich inaczej.',
    ]);
  });

  test('takes nothing for a NIP or an address that is none, and says what', () => {
    const read = ofGmina('5,27E+09;Jan Kowalski', '44051401359;');
    expect(read.ok && read.value.members).toEqual([{name: 'Gmina'}]);
    expect(read.ok && read.value.notes.map((text) => text.slice(0, 50))).toEqual([
      'Wiersz 2, NIP: nie wzięto „5,27E+09”. NIP ma 10 cy',
      'Wiersz 2, e-mail: nie wzięto „Jan Kowalski”, bo to',
      'Wiersz 3, NIP: nie wzięto „44051401359”. NIP ma 10',
    ]);
  });

  test.each(['data przyjęcia zgłoszenia', 'data ustania umowy'])(
    'takes no days of a member from “%s”, and says that it is left out',
    (heading) => {
      const read = readPointsCsv(
        `nazwa;numer PPE;członek;${heading}\ndom;590322400000000017;Jan;20.06.2026`,
      );
      expect(read.ok && read.value.members).toEqual([{name: 'Jan'}]);
      expect(read.ok && read.value.notes).toEqual([`Z listy nie wczytano kolumn: „${heading}”.`]);
    },
  );

  test.each(['-', 'nie dotyczy'])('has no last day of a member where it says “%s”', (cell) => {
    const read = readPointsCsv(
      `nazwa;numer PPE;członek;data wystąpienia\ndom;590322400000000017;Jan;${cell}`,
    );
    expect(read.ok && read.value.members).toEqual([{name: 'Jan'}]);
  });

  test('with the name of the cooperative as an owner makes it no member of itself, which is told', () => {
    const read = readPointsCsv(
      'nazwa;numer PPE;członek\nfarma;590322400000000017;Spółdzielnia Energetyczna Słońce\nblok;590322400000000024;Spółdzielnia Mieszkaniowa Zorza',
    );
    expect(read.ok && read.value.points).toEqual([
      {id: 'farma', ppe: '590322400000000017', ofCooperative: true},
      {id: 'blok', ppe: '590322400000000024', holder: 'Spółdzielnia Mieszkaniowa Zorza'},
    ]);
    expect(read.ok && read.value.members.map(({name}) => name)).toEqual([
      'Spółdzielnia Mieszkaniowa Zorza',
    ]);
    expect(read.ok && read.value.notes).toEqual([
      'Punkty, które należą do „Spółdzielnia Energetyczna Słońce”, wczytano jako punkty samej spółdzielni, a nie członka.',
    ]);
  });

  test('of two cooperatives is a question', () => {
    const read = readPointsCsv(
      'nazwa;numer PPE;członek\nfarma;590322400000000017;Spółdzielnia Energetyczna Słońce\nbiogaz;590322400000000024;Spółdzielnia Energetyczna Wiatr',
    );
    expect(!read.ok && read.errors).toMatchObject([
      {message: expect.stringContaining('rozliczamy jedną spółdzielnię') as string},
    ]);
  });

  test.each([
    'Spółdzielnia Energetyczna „Słońce”',
    'Spółdzielnia energetyczna',
    'SPÓŁDZIELNIA ENERGETYCZNA SŁOŃCE z siedzibą w Łodzi',
  ])('of a cooperative that is also written as %s is read', (name) => {
    const read = readPointsCsv(
      `nazwa;numer PPE;członek\nfarma;590322400000000017;Spółdzielnia Energetyczna Słońce\nbiogaz;590322400000000024;${name}`,
    );
    expect(read.ok && read.value.points).toMatchObject([
      {ofCooperative: true},
      {ofCooperative: true},
    ]);
  });

  test('tells members whose names differ only in how they are written', () => {
    const read = readPointsCsv(
      'nazwa;numer PPE;członek\ndom;590322400000000017;JAN KOWALSKI\nsklep;590322400000000024;Jan Kowalski',
    );
    expect(read.ok && read.value.notes).toEqual([
      expect.stringContaining('„JAN KOWALSKI” i „Jan Kowalski” różnią się tylko zapisem'),
    ]);
  });

  test('says what points do under „rodzaj”, which is no kind of member', () => {
    const read = readPointsCsv(
      'nazwa;numer PPE;członek;rodzaj\ndom;590322400000000017;Jan;odbiorca\nfarma;590322400000000024;Anna;wytwórca',
    );
    expect(read.ok && read.value.members).toEqual([{name: 'Jan'}, {name: 'Anna'}]);
    expect(read.ok && read.value.notes).toEqual(['Z listy nie wczytano kolumn: „rodzaj”.']);
  });

  test('ends with a sum though that names a count of members too, which is told', () => {
    const read = readPointsCsv(
      'nazwa;numer PPE;członek;moc umowna kW\ndom;590322400000000017;Jan;10\nRazem: 1 szt.;;Członków: 1;10',
    );
    expect(read.ok && read.value.points.map(({id}) => id)).toEqual(['dom']);
    expect(read.ok && read.value.notes).toEqual([
      'Wiersz 3 zaczyna się od „Razem: 1 szt.” i nie ma numeru PPE, więc pominięto go jako sumę. Jeśli to punkt, nazwij go inaczej albo dopisz numer.',
    ]);
  });

  test('whose numbers a spreadsheet destroyed says so once for each, and of no doubles', () => {
    const read = readPointsCsv('nazwa;numer PPE\ndom;5,9E+17\nsklep;5,9E+17');
    expect(!read.ok && read.errors.map(({message}) => message.slice(0, 22))).toEqual([
      'Wiersz 2, numer PPE: a',
      'Wiersz 3, numer PPE: a',
    ]);
  });

  test('with months of bills says that it takes no use from them', () => {
    const read = readPointsCsv('nazwa;ppe;styczeń;luty\ndom;590322400000000017;300;280');
    expect(read.ok && read.value.notes).toEqual([
      'Z listy nie wczytano kolumn: „styczeń”, „luty”.',
    ]);
  });

  test('aligned, of two points and without a final newline, is one', () => {
    const text = [
      'Członek        Nazwa    Numer PPE',
      'Gmina Lipowa   Szkoła   590322400000000017',
      'Jan Kowalski   Dom      590322400000000024',
    ].join('\n');
    expect(isPointsCsv(new TextEncoder().encode(text))).toBe(true);
    const read = readPointsCsv(text);
    expect(read.ok && read.value.points.map(({id}) => id)).toEqual(['Szkoła', 'Dom']);
  });

  test('with an ordinal number beside that of the point takes the latter', () => {
    const read = readPointsCsv('Numer;Nazwa;Numer PPE\n1;dom;590322400000000017');
    expect(read.ok && read.value.points).toEqual([{id: 'dom', ppe: '590322400000000017'}]);
  });

  test.each([
    [
      'two numbers of a point',
      'nazwa;PPE pobór;PPE oddanie\ndom;590322400000000017;590322400000000024',
      'Kolumny „PPE pobór” i „PPE oddanie” mogą być tym samym',
    ],
    [
      'a cell more than headings',
      'nazwa,adres,PPE\ndom,Polna 3, Lipowa,590322400000000017',
      'Wiersz 2: komórek jest 4, a nagłówków 3.',
    ],
    [
      'words that may have moved to the right',
      'nazwa,PPE,adres,członek\ndom,590322400000000017,Polna 3, Lipowa,Jan',
      'Wiersz 2: komórek jest 5, a nagłówków 4.',
    ],
    [
      'a use that has moved to the right',
      'nazwa,PPE,zużycie,opłata\ndom, stary,590322400000000017,3000,5',
      'Wiersz 2: komórek jest 5, a nagłówków 4.',
    ],
    [
      'a second table',
      'członek;nazwa;PPE\nJan;dom;590322400000000017\nczłonek;nazwa;moc paneli\nJan;dach;5',
      'Wiersz 3: zaczyna się tu druga tabela',
    ],
  ])('with %s asks', (_, text, message) => {
    const read = readPointsCsv(text);
    expect(!read.ok && read.errors[0]?.message).toContain(message);
  });

  test('with its headings repeated under a title skips them and says so', () => {
    const text =
      'członek;nazwa;PPE\nJan;dom;590322400000000017\nWytwórcy;;\nczłonek;nazwa;PPE\nAnna;dach;590322400000000024';
    const read = readPointsCsv(text);
    expect(read.ok && read.value.points.map(({id}) => id)).toEqual(['dom', 'dach']);
    expect(read.ok && read.value.notes).toEqual(['Pominięto powtórzony nagłówek: wiersze 3, 4.']);
  });

  test('with tabs between cells in quotes is read', () => {
    const read = readPointsCsv('"nazwa"\t"numer PPE"\n"szkoła ""A"""\t"590000000000000017"');
    expect(read.ok && read.value.points).toEqual([{id: 'szkoła "A"', ppe: '590000000000000017'}]);
  });

  test('is no bill with names and points', () => {
    const text = 'Rozliczenie;;;\nNazwa;PPE;Ilość;Netto\nEnergia czynna;590000000000000017;1;2';
    expect(isPointsCsv(new TextEncoder().encode(text))).toBe(false);
  });

  test('whose numbers a spreadsheet spoiled says so', () => {
    const read = readPointsCsv('nazwa;numer PPE\nszkoła;5,90322E+17');
    const rounded = readPointsCsv('nazwa;numer PPE\nszkoła;590322400000000000');
    expect(!rounded.ok && rounded.errors[0]?.message).toContain('jako „590322400000000000”');
    expect(!read.ok && read.errors.map(({message}) => message)).toEqual([
      'Wiersz 2, numer PPE: arkusz kalkulacyjny zapisał go jako „5,90322E+17” i ostatnie cyfry przepadły. Ustaw w tej kolumnie format „tekst” i wpisz numer jeszcze raz.',
    ]);
  });

  test('is read with numbers, members and ordered power', () => {
    const read = readPointsCsv(`${listExample}\nfarma;590322400000000041;Spółdzielnia;`);
    expect(read.ok && read.value.points).toEqual([
      {
        ...{id: 'szkoła', ppe: '590322400000000011', holder: 'gmina', kind: 'municipal'},
        ...{orderedKw: 40, annualKwh: 60_000, sourceKw: 49.5},
      },
      {
        ...{id: 'oświetlenie', ppe: '590322400000000021', holder: 'gmina', kind: 'municipal'},
        ...{orderedKw: 12, annualKwh: 25_000},
      },
      {
        ...{id: 'dom przy szkole', ppe: '590322400000000031', kind: 'home'},
        ...{phases: 3, annualKwh: 4200, sourceKw: 6},
      },
      {id: 'farma', ppe: '590322400000000041', ofCooperative: true},
    ]);
    expect(read.ok && read.value.members).toEqual([
      {name: 'gmina', kind: 'municipality'},
      {name: 'dom przy szkole', kind: 'natural', from: '2026-07-01'},
    ]);
  });

  test('asks what „moc” means, which another tool takes for the power of panels', () => {
    const read = readPointsCsv('nazwa;członek;moc\nszkoła;Gmina;40');
    expect(!read.ok && read.errors[0]?.message).toContain('„moc umowna kW” albo „moc paneli kWp”');
  });

  test('of more points than a month takes is refused whole', () => {
    const list = (count: number): string =>
      ['nazwa;numer PPE', ...Array.from({length: count}, (_, at) => `punkt ${at};`)].join('\n');
    const most = readPointsCsv(list(1000));
    expect(most.ok && most.value.points).toHaveLength(1000);
    const read = readPointsCsv(list(5000));
    expect(!read.ok && read.errors[0]?.message).toMatch(
      /jest 5\s+000, a\szmieści się najwyżej 1\s+000/,
    );
  });

  test('that says two things of one member asks which', () => {
    const read = readPointsCsv('nazwa;członek;członek od\na;Jan;1.07.2026\nb;Jan;2.07.2026');
    expect(!read.ok && read.errors.map(({message}) => message)).toEqual([
      expect.stringContaining('Wiersz 3: o członku „Jan” lista mówi wyżej co innego.'),
    ]);
  });

  test('with a wrong row names its line', () => {
    const read = readPointsCsv('nazwa;numer PPE;moc umowna\n;123;5\nb;124;dużo');
    expect(!read.ok && read.errors.map(({message}) => message)).toEqual([
      'Wiersz 2: wpisz nazwę punktu.',
      'Wiersz 3, moc umowna: znaleziono „dużo”. Wpisz liczbę kW, np. 40.',
    ]);
  });
});

test('energy used is what was withdrawn and what was made and not given; unknown if one point was not measured', () => {
  const point = {
    withdrawnKwh: 10,
    injectedKwh: 4,
    generatedKwh: 9,
    missingHours: 0,
    estimatedHours: 0,
    days: '',
  };
  expect(generatedAndUsed({exchanges: [point]})).toEqual({generatedKwh: 9, usedKwh: 15});
  expect(generatedAndUsed({exchanges: [point, {...point, generatedKwh: null}]})).toEqual({
    generatedKwh: null,
    usedKwh: null,
  });
});

describe('a row of a list that another row would take the place of', () => {
  const messageOf = (...rows: readonly string[]): readonly string[] => {
    const read = readPointsCsv(['nazwa;numer PPE;członek;od;do', ...rows].join('\n'));
    return read.ok ? [] : read.errors.map(({message}) => message);
  };

  test.each([
    ['one name, two numbers', ['dom;590322400000000011;Jan;;', 'dom;590322400000000028;Anna;;']],
    ['one name, no numbers', ['dom;;Jan;;', 'dom;;Anna;;']],
  ])('is refused: %s', (_, rows) => {
    expect(messageOf(...rows)).toEqual([
      'Wiersz 3: punkt „dom” jest już w wierszu 2. Nazwij każdy punkt inaczej, a w kolumnie „członek” wpisz, czyj jest.',
    ]);
  });

  test('is refused by its number, unless that was theirs one after the other', () => {
    const [first, second] = ['dom;590322400000000011;Jan', 'dom Anny;5903224 00000000011;Anna'];
    expect(messageOf(`${first};;`, `${second};;`)[0]).toMatch(
      /^Wiersz 3: numer PPE „590322400000000011” jest już w wierszu 2\./,
    );
    expect(messageOf(`${first};;15.06.2026`, `${second};15.06.2026;`)).toHaveLength(1);
    expect(messageOf(`${first};;15.06.2026`, `${second};16.06.2026;`)).toEqual([]);
  });
});
