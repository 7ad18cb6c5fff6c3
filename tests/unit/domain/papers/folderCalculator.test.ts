import type {CooperativeInput} from '@cooperative/settlement/cooperative/description/schema';
import {emptyFolder, withEntryText, type Folder} from '@site/src/domain/papers/folderData';
import {pointsOf, takenFrom} from '@site/src/domain/papers/folderCalculator';

const input = {
  members: [
    {
      id: 'szkoła',
      holder: 'gmina Lipowa',
      person: 'legal',
      profile: {kind: 'school', annualKwh: 60_000, seed: 1},
      sources: [{kind: 'pv', kw: 49.5, tilt: 35, azimuth: 180, annualYield: 1000}],
      tariff: 'szkoła',
    },
    {
      id: 'urząd',
      holder: 'gmina Lipowa',
      profile: {kind: 'services', annualKwh: 20_000, seed: 1},
      orderedKw: 20,
    },
    {id: 'Jan', person: 'natural', profile: {kind: 'household', annualKwh: 4000, seed: 1}},
    {id: 'farma', ofCooperative: true, sources: [{kind: 'hydro', kw: 30, annualKwh: 90_000}]},
  ],
  cooperative: {
    places: [{teryt: '000001', name: 'Lipowa'}],
    municipalities: ['rural'],
  },
} as unknown as CooperativeInput;

test('The folder takes members, points, sources and municipalities from the calculator', () => {
  expect(takenFrom(input, emptyFolder).lists).toEqual({
    gminy: [{nazwa: 'Lipowa', rodzaj: 'wiejska'}],
    czlonkowie: [
      {nazwa: 'gmina Lipowa', rodzaj: 'gmina'},
      {nazwa: 'Jan', rodzaj: 'fizyczna'},
    ],
    punkty: [
      {nazwa: 'szkoła', czlonek: 'gmina Lipowa', zuzycie: '60000'},
      {nazwa: 'urząd', czlonek: 'gmina Lipowa', zuzycie: '20000', moc: '20'},
      {nazwa: 'Jan', czlonek: 'Jan', zuzycie: '4000'},
    ],
    zrodla: [
      {
        rodzaj: 'fotowoltaika',
        miejsce: 'szkoła',
        czlonek: 'gmina Lipowa',
        moc: '49,5',
        produkcja: '49500',
      },
      {rodzaj: 'woda', miejsce: 'farma', moc: '30', produkcja: '90000'},
    ],
    zarzad: [],
    rada: [],
  });
});

test('Taken twice, it stays as it is; what was added in the folder is kept', () => {
  const once = takenFrom(input, emptyFolder);
  const numbered = withEntryText(once, 'punkty', 0, 'numer', 'PL0001');
  expect(takenFrom(input, numbered)).toEqual(numbered);
});

test('The calculator gets its points back with what it alone knows, and a changed use', () => {
  const folder = withEntryText(takenFrom(input, emptyFolder), 'punkty', 0, 'zuzycie', '70 000');
  const points = pointsOf(folder, input.members);
  expect(points.map(({id}) => id)).toEqual(['szkoła', 'urząd', 'Jan', 'farma']);
  expect(points[0]).toEqual({
    ...input.members[0],
    profile: {kind: 'school', annualKwh: 70_000, seed: 1},
  });
  expect(points[3]).toBe(input.members[3]);
});

test('A calculator that knew nothing gets points with a profile and their sources', () => {
  const [school, , house] = pointsOf(takenFrom(input, emptyFolder), []);
  expect(school).toMatchObject({
    id: 'szkoła',
    holder: 'gmina Lipowa',
    person: 'legal',
    profile: {kind: 'services', annualKwh: 60_000},
    sources: [{kind: 'pv', kw: 49.5}],
  });
  expect(house).toEqual({
    id: 'Jan',
    person: 'natural',
    profile: {kind: 'household', annualKwh: 4000, seed: 1},
  });
});

test('No source is lost on the way: one on a roof goes to the first point, the cooperative’s own to a point of its own', () => {
  const folder: Folder = {
    ...emptyFolder,
    lists: {
      ...emptyFolder.lists,
      punkty: [
        {nazwa: 'szkoła', czlonek: 'Gmina'},
        {nazwa: 'urząd', czlonek: 'Gmina'},
      ],
      zrodla: [
        {rodzaj: 'fotowoltaika', moc: '30', produkcja: '27000', miejsce: 'dach', czlonek: 'Gmina'},
        {rodzaj: 'biogaz', moc: '50', produkcja: '300000', miejsce: 'urząd', czlonek: 'Gmina'},
        {rodzaj: 'wiatr', moc: '100', produkcja: '9000000', miejsce: 'łąka'},
      ],
    },
  };
  expect(
    pointsOf(folder, []).map(({id, ofCooperative, sources}) => [id, ofCooperative, sources]),
  ).toEqual([
    ['szkoła', undefined, [expect.objectContaining({kind: 'pv', kw: 30, annualYield: 900})]],
    ['urząd', undefined, [{kind: 'biogas', kw: 50, annualKwh: 300_000}]],
    // More than its power could make in a year: the power counts.
    ['łąka', true, [{kind: 'wind', kw: 100, capacityFactor: 0.25}]],
  ]);
});
