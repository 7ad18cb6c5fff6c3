import {
  folderGroups,
  isListId,
  type FolderGroup,
  type ListId,
} from '@site/src/domain/papers/folder';
import {emptyFolder, type Entry, type Folder} from '@site/src/domain/papers/folderData';
import {toFile} from '@site/src/domain/papers/words';

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
    municipalities: [{name: 'Lipowa', kind: 'rural', county: 'lipowski'}],
    members: members,
    board: people.slice(0, 1).map((name) => ({name, post: 'none'})),
    council: people.slice(1).map((name) => ({name, post: 'none'})),
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
  legal.map((name, index) => ({name, kind: index === 0 ? 'municipality' : 'legal'})),
  {
    points: legal.flatMap((member, index) => [
      {member, ppe: `59032222000000000${index}`, address: `Lipowa ${index + 1}`},
    ]),
    sources: [{member: 'Gmina Lipowa', place: 'dach szkoły', annualKwh: '300'}],
  },
);

const neighbours = Array.from({length: 12}, (_, index) => `Sąsiad ${index + 1} z Lipowej`);

/** What only a legal person has. */
const notNatural = {register: '', representative: '', role: '', second: '', secondRole: ''};

const village = folderOf(
  'dwunastu-sasiadow',
  // Ten sign the statute, two join later.
  neighbours.map((name, index) => ({
    name,
    kind: 'natural',
    joining: index < 10 ? 'founder' : 'later',
    ...notNatural,
  })),
  {
    points: neighbours.map((member, index) => ({member, ppe: `59032222000000010${index}`})),
    sources: neighbours.map((member) => ({member, kind: 'pv', annualKwh: '300'})),
    board: ['Anna Nowak', 'Zofia Mazur'].map((name) => ({name, post: 'none', namedBy: ''})),
  },
);

export const villageFolder: Folder = {
  ...village,
  values: {...village.values, 'choices.members': 'mixed', 'choices.board': 'several'},
};

const six = ['Gmina Lipowa', 'Wodociągi Lipowa sp. z o.o.', ...neighbours.slice(0, 4)];

const againstLaw = folderOf(
  'szescioro-bez-rady',
  six.map((name, index) =>
    index === 0
      ? {name, kind: 'municipality'}
      : {name, ...(index === 1 ? {kind: 'legal'} : {kind: 'natural', ...notNatural})},
  ),
  {
    points: six.map((member, index) => ({member, ppe: `59032222000000030${index}`})),
    sources: [{member: 'Gmina Lipowa', place: 'dach szkoły', annualKwh: '300'}],
    board: [{name: 'Jan Wiśniewski', post: 'mayor', namedBy: 'Gmina Lipowa'}],
    council: [],
  },
);

/** Everything filled in and against the law: six founders, of whom four are natural persons, no council, the mayor in the board. */
export const unlawfulFolder: Folder = {
  ...againstLaw,
  values: {...againstLaw.values, 'choices.members': 'mixed', 'choices.council': 'no'},
};

/** Of whom it is not settled whether they may be members: what they are is counted apart, and no paper says they are enough. */
export const communityFolder: Folder = folderOf(
  'ze-wspolnota',
  [
    {name: 'Gmina Lelkowo', kind: 'municipality'},
    {name: 'Wspólnota Mieszkaniowa Lipowa 3', kind: 'community'},
    {name: 'Zakład Usług Komunalnych sp. z o.o.', kind: 'legal'},
  ],
  {
    points: [
      {member: 'Gmina Lelkowo', ppe: '590322220000000201', name: 'Szkoła', annualKwh: '42000'},
      {
        member: 'Wspólnota Mieszkaniowa Lipowa 3',
        ppe: '590322220000000202',
        name: 'Klatki schodowe',
        annualKwh: '9000',
      },
    ],
    sources: [{member: 'Gmina Lelkowo', kind: 'pv', kw: '30', annualKwh: '28000'}],
  },
);

/** A folder as the site saved it until November 2026. */
export function writeFolder({values, lists, ...rest}: Folder): string {
  const written = (Object.keys(lists) as ListId[]).map((list) => [
    folderGroups[list].word,
    lists[list].map((entry) => toFile(entry, list)),
  ]);
  return JSON.stringify({
    format: 'teczka-1',
    values: toFile(values),
    lists: Object.fromEntries(written) as unknown,
    ...rest,
  });
}
