import {
  folderGroups,
  isListId,
  type FolderGroup,
  type ListId,
} from '@site/src/domain/papers/folder';
import {emptyFolder, type Entry, type Folder} from '@site/src/domain/papers/folderData';

/** Folders with every field filled in: three legal persons, twelve natural persons of a village, and one with a community of flat owners. */

const people = ['Anna Nowak', 'Jan Wiśniewski', 'Ewa Zielińska', 'Piotr Lewandowski'];

/** Texts for the fields of a group that the given ones leave empty. */
function filled(group: keyof typeof folderGroups, given: Entry, number = 1): Entry {
  const {fields}: FolderGroup = folderGroups[group];
  return Object.fromEntries(
    Object.entries(fields).map(([name, {label, type}]) => {
      const text = {
        text: `${label.split(/[ (,:]/)[0] ?? ''} ${group}-${name}-${number}`,
        number: String(10 + number),
        day: `2027-03-${String(10 + number).padStart(2, '0')}`,
        choice: type.kind === 'choice' ? (Object.keys(type.options)[0] ?? '') : '',
        member: 'Gmina Lipowa',
      }[type.kind];
      return [name, given[name] ?? text];
    }),
  );
}

function folderOf(id: string, members: readonly Entry[], lists: Partial<Folder['lists']>): Folder {
  const values = (Object.keys(folderGroups) as (keyof typeof folderGroups)[])
    .filter((group) => !isListId(group))
    .flatMap((group) =>
      Object.entries(filled(group, {})).map(([name, text]) => [`${group}.${name}`, text]),
    );
  const all = {
    ...emptyFolder.lists,
    gminy: [{nazwa: 'Lipowa', rodzaj: 'wiejska', powiat: 'lipowski'}],
    czlonkowie: members,
    zarzad: people.slice(0, 1).map((imie) => ({imie, stanowisko: 'zadne'})),
    rada: people.slice(1).map((imie) => ({imie, stanowisko: 'zadne'})),
    ...lists,
  };
  const filledLists: Readonly<Record<string, readonly Entry[]>> = Object.fromEntries(
    (Object.keys(all) as ListId[]).map((list) => [
      list,
      all[list].map((entry, index) => filled(list, entry, index + 1)),
    ]),
  );
  return {
    id,
    values: Object.fromEntries(values) as Entry,
    lists: filledLists,
  };
}

const legal = ['Gmina Lipowa', 'Wodociągi Lipowa sp. z o.o.', 'OSP w Lipowej'];

export const legalFolder: Folder = folderOf(
  'trzy-osoby-prawne',
  legal.map((nazwa, index) => ({nazwa, rodzaj: index === 0 ? 'gmina' : 'prawna'})),
  {
    punkty: legal.flatMap((czlonek, index) => [
      {czlonek, numer: `59032222000000000${index}`, adres: `Lipowa ${index + 1}`},
    ]),
    zrodla: [{czlonek: 'Gmina Lipowa', miejsce: 'dach szkoły', produkcja: '300'}],
  },
);

const neighbours = Array.from({length: 12}, (_, index) => `Sąsiad ${index + 1} z Lipowej`);

/** What only a legal person has. */
const notNatural = {numer: '', reprezentant: '', funkcja: '', drugi: '', drugi_funkcja: ''};

const village = folderOf(
  'dwunastu-sasiadow',
  // Ten sign the statute, two join later.
  neighbours.map((nazwa, index) => ({
    nazwa,
    rodzaj: 'fizyczna',
    wstapienie: index < 10 ? 'zalozyciel' : 'pozniej',
    ...notNatural,
  })),
  {
    punkty: neighbours.map((czlonek, index) => ({czlonek, numer: `59032222000000010${index}`})),
    zrodla: neighbours.map((czlonek) => ({czlonek, rodzaj: 'fotowoltaika', produkcja: '300'})),
    zarzad: ['Anna Nowak', 'Zofia Mazur'].map((imie) => ({imie, stanowisko: 'zadne', wskazal: ''})),
  },
);

export const villageFolder: Folder = {
  ...village,
  values: {...village.values, 'wybor.czlonkowie': 'mieszane', 'wybor.zarzad': 'kilku'},
};

const six = ['Gmina Lipowa', 'Wodociągi Lipowa sp. z o.o.', ...neighbours.slice(0, 4)];

const againstLaw = folderOf(
  'szescioro-bez-rady',
  six.map((nazwa, index) =>
    index === 0
      ? {nazwa, rodzaj: 'gmina'}
      : {nazwa, ...(index === 1 ? {rodzaj: 'prawna'} : {rodzaj: 'fizyczna', ...notNatural})},
  ),
  {
    punkty: six.map((czlonek, index) => ({czlonek, numer: `59032222000000030${index}`})),
    zrodla: [{czlonek: 'Gmina Lipowa', miejsce: 'dach szkoły', produkcja: '300'}],
    zarzad: [{imie: 'Jan Wiśniewski', stanowisko: 'wojt', wskazal: 'Gmina Lipowa'}],
    rada: [],
  },
);

/** Everything filled in and against the law: six founders, of whom four are natural persons, no council, the mayor in the board. */
export const unlawfulFolder: Folder = {
  ...againstLaw,
  values: {...againstLaw.values, 'wybor.czlonkowie': 'mieszane', 'wybor.rada': 'nie'},
};

/** Of whom it is not settled whether they may be members: what they are is counted apart, and no paper says they are enough. */
export const communityFolder: Folder = folderOf(
  'ze-wspolnota',
  [
    {nazwa: 'Gmina Lelkowo', rodzaj: 'gmina'},
    {nazwa: 'Wspólnota Mieszkaniowa Lipowa 3', rodzaj: 'wspolnota'},
    {nazwa: 'Zakład Usług Komunalnych sp. z o.o.', rodzaj: 'prawna'},
  ],
  {
    punkty: [
      {czlonek: 'Gmina Lelkowo', numer: '590322220000000201', nazwa: 'Szkoła', zuzycie: '42000'},
      {
        czlonek: 'Wspólnota Mieszkaniowa Lipowa 3',
        numer: '590322220000000202',
        nazwa: 'Klatki schodowe',
        zuzycie: '9000',
      },
    ],
    zrodla: [{czlonek: 'Gmina Lelkowo', rodzaj: 'fotowoltaika', moc: '30', produkcja: '28000'}],
  },
);
