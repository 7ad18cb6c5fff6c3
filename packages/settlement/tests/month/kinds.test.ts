import {kindOf, kindsOfGroup} from '../../src/month/kinds';
import {readPointsCsv} from '../../src/month/pointsCsv';

test.each([
  [{id: 'Dom Nowaków'}, 'home'],
  [{id: 'mieszkanie komunalne', holder: 'Gmina Zielona'}, 'home'],
  [{id: 'Szkoła podstawowa', holder: 'Gmina Zielona'}, 'municipal'],
  [{id: 'Dom Kultury'}, 'municipal'],
  [{id: 'PPE 3', holder: 'Gmina Zielona'}, 'municipal'],
  [{id: 'Hala', holder: 'Tartak Las sp. z o.o.'}, 'firm'],
  [{id: 'PPE 4', holder: 'Jan', phases: 3}, 'home'],
  [{id: 'dom', kind: 'firm'}, 'firm'],
  [{id: 'remiza', holder: 'OSP'}, null],
  [{id: 'domena'}, null],
] as const)('%j is %s', (point, kind) => {
  expect(kindOf(point)).toBe(kind);
});

test('groups G are for homes, the others for all else, and rates of no group for everybody', () => {
  expect(kindsOfGroup('G12')).toEqual(['home']);
  expect(kindsOfGroup('C11')).toEqual(['firm', 'municipal']);
  expect(kindsOfGroup(undefined)).toEqual(['home', 'firm', 'municipal']);
});

test('a list of points says the kind and the billing period', () => {
  expect(
    readPointsCsv('nazwa;członek;rodzaj;okres rozliczeniowy\na;Jan;dom;2\nb;Las;Firma;'),
  ).toEqual({
    ok: true,
    value: {
      points: [
        {id: 'a', holder: 'Jan', kind: 'home', billingMonths: 2},
        {id: 'b', holder: 'Las', kind: 'firm'},
      ],
      notes: [],
      members: [
        {name: 'Jan', kind: 'natural'},
        {name: 'Las', kind: 'legal'},
      ],
    },
  });
  const wrong = readPointsCsv('nazwa;członek;rodzaj;okres rozliczeniowy\na;Jan;zamek;3');
  expect(!wrong.ok && wrong.errors.map(({message}) => message)).toEqual([
    'Wiersz 2, okres rozliczeniowy: znaleziono „3”. Wpisz liczbę miesięcy: 1, 2, 6 albo 12.',
    'Wiersz 2, kim jest: znaleziono „zamek”. Wpisz: osoba fizyczna, osoba prawna, gmina, wspólnota mieszkaniowa albo biblioteka, dom kultury, szpital.',
  ]);
});

test.each([
  'produkcja roczna kWh',
  'energia oddana do sieci kWh',
  'pojemność magazynu kWh',
  'zużycie miesięczne kWh',
])('a list has no use of a year in „%s”, and says so', (heading) => {
  const list = readPointsCsv(
    `nazwa;członek;zużycie roczne kWh;${heading}\na;Jan;2400;200\nb;Ewa;3600;300`,
  );
  expect(list.ok && list.value.points.map(({annualKwh}) => annualKwh)).toEqual([2400, 3600]);
  expect(list.ok && list.value.notes).toEqual([`Z listy nie wczytano kolumn: „${heading}”.`]);
});

test.each([
  'Zużycie za 12 miesięcy kWh',
  'zużycie roczne (bez produkcji PV) kWh',
  'zużycie z faktur za miesiące I–XII kWh',
  'zużycie na potrzeby produkcji kWh',
  'zużycie miesięczne × 12 kWh',
])('a list has the use of a year in „%s”', (heading) => {
  const list = readPointsCsv(`nazwa;członek;${heading}\na;Jan;2400\nb;Ewa;3600`);
  expect(list.ok && list.value.points.map(({annualKwh}) => annualKwh)).toEqual([2400, 3600]);
});
