import {areaOf} from '../place/area';
import type {Municipality} from '../place/municipalities';
import {foldPolish, inQuotes, present} from '@cooperative/polish';
import {
  type CooperativeFacts,
  legalPersonMinimum,
  type MemberCounts,
  memberMinimum,
  type PersonKind,
  personOf,
  validateCooperative,
} from '@cooperative/settlement/law';
import {apartFromStatute} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {fieldsBehind, folderGroups, posts, type FieldId, type GroupId} from './folder';
import {sumOf, wholeSumOf, type Entry, type Folder} from './folderData';
import {kindOf} from './folderPlaces';
import type {Paper} from './paper';

/** Something in the folder that the law refuses or asks about. It is said, and nothing is blocked. */
export interface Warning {
  /** The fields that do not go together, the one to mend first: from them follow its groups, its steps and its papers. */
  readonly about: readonly [FieldId, ...FieldId[]];
  readonly text: string;
  /** The provision, with the short name of the act. */
  readonly basis: string;
}

const act1997 =
  'ustawa z 1997 r. o ograniczeniu prowadzenia działalności gospodarczej przez osoby pełniące funkcje publiczne, art. 2 pkt 6 i art. 4 pkt 3';
const municipalAct = 'ustawa o samorządzie gminnym, art. 24f ust. 2';
const coopAct = (provision: string): string => `Prawo spółdzielcze, ${provision}`;

/**
 * What is wrong in the folder. `places` are its municipalities in the register of them, if they were found there: only
 * then neighbours can be checked.
 */
export function warningsOf(
  folder: Folder,
  places: readonly Municipality[] | null,
): readonly Warning[] {
  return [
    ...conditionWarnings(folder, places),
    ...memberWarnings(folder),
    ...organWarnings(folder),
    ...choiceWarnings(folder),
    ...postWarnings(folder),
  ];
}

/** That the months are settled by other shares than those of the statute, which the folder itself does not have. */
export function shareWarnings(record: CooperativeRecord): readonly Warning[] {
  const names = apartFromStatute(record);
  return names.length === 0
    ? []
    : [
        {
          about: ['choices.key', 'members.shareCount'],
          text: `Statut i regulamin dzielą energię według udziałów, które członkowie wnieśli, a rozliczenie miesiąca i kalkulator według udziałów punktów. Część jest inna albo nie podano liczby udziałów (${names.join(', ')}). Popraw udziały członków, albo w rozliczeniu miesiąca wybierz „Licz według udziałów członków”.`,
          basis: '§ 36 statutu i § 3 regulaminu rozliczeń według tych wzorów',
        },
      ];
}

/** Those about anything of these groups. */
export function warningsAt(
  warnings: readonly Warning[],
  groups: readonly GroupId[],
): readonly Warning[] {
  return warnings.filter(({about}) => about.some((id) => groups.includes(groupOfField(id))));
}

/** Those about anything that the paper writes or chooses by. */
export function warningsIn(
  warnings: readonly Warning[],
  {fields}: Pick<Paper, 'fields'>,
): readonly Warning[] {
  const written = new Set(fields.flatMap(fieldsBehind));
  return warnings.filter(({about}) => about.some((id) => written.has(id)));
}

/** Where to mend it. */
export function mendingGroup({about: [first]}: Warning): GroupId {
  return groupOfField(first);
}

function groupOfField(id: FieldId): GroupId {
  return id.slice(0, id.indexOf('.')) as GroupId;
}

/**
 * How far a step or a paper is, for the reader: what the law says of it and what is missing, fields and whole lists
 * („brakuje”), or that it is filled in.
 */
export function stateWords(
  {length: remarks}: readonly Warning[],
  missing = 0,
  empty: readonly GroupId[] = [],
): string {
  const lists = empty.map((group) => folderGroups[group].label.toLowerCase());
  const words = [
    ...(remarks > 0 ? [remarks === 1 ? 'uwaga prawa' : `uwagi prawa: ${remarks}`] : []),
    ...(missing > 0 ? [`brakuje pól: ${missing}`] : []),
    ...(lists.length > 0 ? [`brakuje wpisów: ${lists.join(', ')}`] : []),
  ];
  return words.length === 0 ? 'wypełnione' : words.join('; ');
}

/** What the member is in the calculator; undefined if nobody has said. */
function personIn({kind}: Entry): PersonKind | undefined {
  return kind === undefined ? undefined : personOf(kind as PersonKind | 'municipality');
}

/** Names of the members, as entered. */
export function memberNames({lists: {members}}: Folder): readonly string[] {
  return members.flatMap(({name}) => name ?? []);
}

/** Members by kind. */
export function countsOf(members: readonly Entry[]): MemberCounts {
  const counts = {natural: 0, legal: 0, community: 0, publicBody: 0, unknown: 0};
  for (const member of members) {
    counts[personIn(member) ?? 'unknown'] += 1;
  }
  return counts;
}

/** What the folder has for a condition of the renewables act or the cooperative act. */
const aboutCondition: Readonly<Partial<Record<string, Warning['about']>>> = {
  leastMembers: ['members.name', 'members.kind'],
  coverage: ['sources.annualKwh', 'points.annualKwh'],
  power: ['sources.kw'],
  area: ['municipalities.name'],
  cities: ['municipalities.kind', 'municipalities.name'],
};

/** Who signs the statute: the members, without those who join later. */
export function foundersOf({lists: {members}}: Folder): readonly Entry[] {
  return members.filter(({joining}) => joining !== 'later');
}

/** The conditions that the calculator checks, by what the folder knows. What it does not know is no warning. */
function conditionWarnings(folder: Folder, places: readonly Municipality[] | null): Warning[] {
  const facts = factsOf(folder, places);
  return validateCooperative(facts).flatMap(({id, status, text, source}) => {
    const about = aboutCondition[id];
    const isDoubt = id === 'leastMembers' && status === 'unknown' && facts.memberCounts;
    return about !== undefined && (status === 'notMet' || isDoubt)
      ? [{about, text, basis: `${source.act.split(',')[0]}, ${source.article}`}]
      : [];
  });
}

/** What the folder knows for the conditions; use and generation only where every entry has them. */
export function factsOf(
  {lists, values}: Folder,
  places: readonly Municipality[] | null,
): CooperativeFacts {
  const {members, points, sources, municipalities} = lists;
  const consumptionKwh = wholeSumOf(points, 'annualKwh');
  const generationKwh = wholeSumOf(sources, 'annualKwh');
  // What some of them have is already too much, if it is more than the limit.
  const electricKw = sumOf(sources, 'kw');
  const entered = municipalities.flatMap((entry) => kindOf(entry) ?? []);
  return {
    ...(consumptionKwh !== null && generationKwh !== null && {consumptionKwh, generationKwh}),
    ...(electricKw !== null && {electricKw}),
    ...(members.length > 0 && {memberCounts: countsOf(members)}),
    ...(values['dates.application'] !== undefined && {applicationDay: values['dates.application']}),
    ...(entered.length > 0 && {municipalities: entered}),
    ...(places !== null && places.length > 0 && areaOf(places)),
  };
}

function memberWarnings(folder: Folder): Warning[] {
  const {
    lists: {members},
    values,
  } = folder;
  const founders = foundersOf(folder);
  const leastFounders = founders.every((member) => personIn(member) === 'natural')
    ? memberMinimum.value
    : founders.every((member) => personIn(member) === 'legal')
      ? legalPersonMinimum.value
      : 0;
  const naturals = members.filter(({kind}) => kind === 'natural');
  const isSmall = members.length >= 3 && members.length < 10;
  const repeated = repeatedNames(members.map(({name = ''}) => name));
  const {'choices.members': may, 'choices.votes': votes} = values;
  return present<Warning>([
    ...repeated.map((name): Warning => ({
      about: ['members.name'],
      text: `Członek ${inQuotes(name)} jest wpisany więcej niż raz. Członek liczy się raz, ile by miał punktów: dopisz mu punkty zamiast drugiego wpisu.`,
      basis: coopAct('art. 15 § 1'),
    })),
    // Without anybody who joins later the number of members says the same.
    founders.length < members.length &&
      founders.length < leastFounders && {
        about: ['members.joining', 'members.name'],
        text: `Założycieli jest ${founders.length}, a statut musi ich podpisać co najmniej ${leastFounders}. Kto przystępuje później, założycielem nie jest.`,
        basis: coopAct('art. 6 § 2'),
      },
    may === 'legal' &&
      naturals.length > 0 && {
        about: ['choices.members', 'members.kind'],
        text: 'Statut dopuszcza tylko osoby prawne, a wśród członków są osoby fizyczne.',
        basis: coopAct('art. 15'),
      },
    may === 'mixed' &&
      isSmall &&
      naturals.length === 0 && {
        about: ['choices.members', 'members.kind'],
        text: 'Mniej niż 10 członków wystarcza tylko spółdzielni samych osób prawnych. Jeśli ma ich być trzech do dziewięciu, statut nie powinien dopuszczać osób fizycznych.',
        basis: coopAct('art. 15'),
      },
    votes !== undefined &&
      votes !== 'equal' &&
      (may === 'mixed' || naturals.length > 0) && {
        about: ['choices.votes', 'choices.members'],
        text: 'Inną zasadę niż jeden członek, jeden głos może mieć tylko spółdzielnia, której członkami mogą być wyłącznie osoby prawne.',
        basis: coopAct('art. 36 § 2'),
      },
  ]);
}

function organWarnings({lists}: Folder): Warning[] {
  const {members} = lists;
  const names = (people: readonly Entry[]): string[] => people.flatMap(({name}) => name ?? []);
  const [board, council] = [names(lists.board), names(lists.council)];
  const both = council.filter((name) => board.some((other) => isSame(name, other)));
  const different = new Set([...board, ...council].map(key)).size;
  const isOnlyLegal = members.length > 0 && members.every((member) => personIn(member) === 'legal');
  const notNamed = lists.board.filter(
    ({name, namedBy}) => name !== undefined && namedBy === undefined,
  );
  return present<Warning>([
    ...both.map((name): Warning => ({
      about: ['council.name', 'board.name'],
      text: `${name}: jest w zarządzie i w radzie nadzorczej. Nie można być w obu naraz.`,
      basis: coopAct('art. 56 § 1'),
    })),
    council.length > 0 &&
      council.length < 3 && {
        about: ['council.name'],
        text: 'Rada nadzorcza ma co najmniej trzy osoby.',
        basis: coopAct('art. 45 § 1'),
      },
    board.length > 0 &&
      council.length > 0 &&
      different < 4 && {
        about: ['council.name', 'board.name'],
        text: `Do zarządu i rady potrzeba razem co najmniej czterech różnych osób, a jest: ${different}.`,
        basis: coopAct('art. 45 § 1, art. 49 § 1 i art. 56 § 1'),
      },
    isOnlyLegal &&
      notNamed.length > 0 && {
        about: ['board.namedBy', 'board.name'],
        text: `Gdy członkami są same osoby prawne, zarząd wybiera się spośród ludzi, których one wskażą. Wpisz, kto wskazał: ${notNamed.map(({name}) => name).join(', ')}.`,
        basis: coopAct('art. 49 § 3'),
      },
  ]);
}

/** Choices for the statute that the act keeps for some cooperatives, or that do not go together. */
function choiceWarnings({values, lists}: Folder): Warning[] {
  const {
    'choices.council': council,
    'choices.board': board,
    'choices.boardElectedBy': elects,
  } = values;
  return present<Warning>([
    council === 'no' && {
      about: ['choices.council', 'council.name'],
      text: 'Bez rady nadzorczej działa tylko spółdzielnia produkcji rolnej, która ma najwyżej dziesięciu członków, i spółdzielnia grupy producentów rolnych. Inna musi mieć radę.',
      basis: coopAct('art. 35 § 1 i art. 46a'),
    },
    council === 'no' &&
      elects === 'council' && {
        about: ['choices.boardElectedBy', 'choices.council'],
        text: 'Zarząd ma wybierać rada nadzorcza, a ma jej nie być.',
        basis: coopAct('art. 49 § 2'),
      },
    board === 'one' &&
      lists.board.length > 1 && {
        about: ['choices.board', 'board.name'],
        text: `Zarząd ma być jednoosobowy, a osób w zarządzie jest: ${lists.board.length}.`,
        basis: coopAct('art. 49 § 1'),
      },
  ]);
}

/** Who may not sit in an organ: by the act of 1997 in that of any cooperative, by art. 24f where the municipality is. */
function postWarnings({lists: {board, council, members}}: Folder): Warning[] {
  const withMunicipality = members.some(({kind}) => kind === 'municipality');
  const isOnlyNatural = members.every(({kind}) => kind === 'natural');
  const of = (group: 'board' | 'council', people: readonly Entry[]): Warning[] =>
    people.flatMap(({name = 'Osoba bez nazwiska', post}): Warning[] => {
      const about = [`${group}.post`, `${group}.name`] as const;
      const organ = group === 'board' ? 'zarządzie' : 'radzie nadzorczej';
      if (post === undefined || post === 'none') {
        return [];
      }
      const [, words] = posts[post as keyof typeof posts];
      if (post !== 'councillor' && post !== 'relative') {
        return [
          {about, text: `${name} (${words}) nie może być w ${organ} spółdzielni.`, basis: act1997},
        ];
      }
      return isOnlyNatural
        ? []
        : [
            {
              about,
              text: withMunicipality
                ? `${name} (${words}) naszym zdaniem nie może być w ${organ} spółdzielni, w której jest gmina. Poproś o ocenę radcę prawnego.`
                : `${name} (${words}) nie może być w ${organ}, jeśli do spółdzielni należy spółka gminy.`,
              basis: municipalAct,
            },
          ];
    });
  return [...of('board', board), ...of('council', council)];
}

const key = (name: string): string => foldPolish(name).replace(/\s+/g, ' ').trim();

function isSame(one: string, other: string): boolean {
  return key(one) === key(other);
}

/** Names that were entered before, in the same letters or not. */
export function repeatedNames(names: readonly string[]): readonly string[] {
  return names.filter(
    (name, index) => name !== '' && names.findIndex((other) => isSame(name, other)) < index,
  );
}
