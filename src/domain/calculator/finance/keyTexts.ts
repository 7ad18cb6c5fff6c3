import type {
  CalculationReport,
  FairPrice,
  FairProposal,
  Joining,
  Leaving,
  MemberUnderKeys,
} from '@cooperative/settlement/answer';
import {isWorseOff, keyIds, noticeable} from '@cooperative/settlement/division';
import {formatNumber} from '@cooperative/polish';
import {formatZloty} from '../numbers';
import {timeText} from '../answer/when';
import type {ResultTable} from '../tables/tables';

type KeyId = (typeof keyIds)[number];

export const keyNames: Readonly<Record<KeyId, string>> = {
  statutory: 'Rachunki sprzedawcy',
  hourly: 'Kto pobiera w godzinie',
  equal: 'Po równo',
  byUse: 'Według zużycia',
  fixed: 'Wasze udziały',
};

/** The keys that were computed for these members, in the usual order. */
export function keysShown([first]: readonly MemberUnderKeys[]): readonly KeyId[] {
  return keyIds.filter((key) => first?.costZl[key] !== undefined);
}

/** „za 2 z 5 punktów poboru płaci się więcej niż bez spółdzielni: szkoła (o 120 zł), …”, or that nobody does. */
export function keyVerdict(members: readonly MemberUnderKeys[], key: KeyId): string {
  const worse = members.filter((member) => isWorseOff(member, key));
  if (worse.length === 0) {
    return 'nikt nie płaci więcej niż bez spółdzielni.';
  }
  const named = worse
    .slice()
    .sort((a, b) => lossOf(b, key) - lossOf(a, key))
    .slice(0, mostNamed)
    .map((member) => `${member.id} (o ${formatZloty(lossOf(member, key))})`);
  const rest = worse.length - named.length;
  return `za ${worse.length} z ${members.length} punktów poboru płaci się więcej niż bez spółdzielni: ${named.join(', ')}${rest > 0 ? ` i jeszcze ${rest}` : ''}.`;
}

/** At which price of shared energy nobody loses, or why at none; null where nobody loses now. */
export function fairPriceText(fair: FairPrice): string | null {
  switch (fair.kind) {
    case 'alreadyFair':
      return null;
    case 'allLose':
      return `Wszyscy razem tracą ${formatZloty(fair.zl)}, więc żadna cena energii wspólnej nie sprawi, że nikt nie straci.`;
    case 'none':
      return 'Żadna cena energii wspólnej, przy żadnym kluczu, który sprawdziliśmy, nie sprawia, że nikt nie traci.';
    case 'found': {
      const {price, highest, keyId, per} = fair.proposal;
      const who =
        per === 'point' ? 'Nikt nie traci' : 'Żaden członek nie traci na swoich punktach razem';
      return `${who}, gdy cena energii wspólnej to od ${formatNumber(price, 3)} do ${formatNumber(Math.floor(highest * 1000) / 1000, 3)}\u00a0zł/kWh${triedKeyWords[keyId]}.`;
    }
  }
}

const triedKeyWords: Readonly<Record<FairProposal['keyId'], string>> = {
  now: '',
  hourly: `, a\u00a0podział jest według klucza „${keyNames.hourly}”`,
  byUse: `, a\u00a0podział jest według klucza „${keyNames.byUse}”`,
  equal: `, a\u00a0podział jest według klucza „${keyNames.equal}”`,
};

/** The others are in the table. */
const mostNamed = 5;

function lossOf({withoutZl, costZl}: MemberUnderKeys, key: KeyId): number {
  return (costZl[key] ?? withoutZl) - withoutZl;
}

/** Gains of each member, zł a year; a loss is marked with more than its sign. */
export function keysTable(members: readonly MemberUnderKeys[]): ResultTable {
  const keys = keysShown(members);
  const format = (zl: number): string =>
    zl < -0.5 ? `▼ traci ${formatNumber(-zl)}` : formatNumber(Math.max(zl, 0));
  return {
    columns: [
      {label: 'Członek'},
      {label: 'Bez spółdzielni płaci (zł)', fractionDigits: 0},
      ...keys.map((key) => ({
        label: `${keyNames[key]}: zyskuje (zł)`,
        fractionDigits: 0,
        format,
      })),
    ],
    rows: members.map((member) => [
      member.id,
      member.withoutZl,
      ...keys.map((key) => -lossOf(member, key)),
    ]),
  };
}

/** „Nowy członek oszczędza …”, what the others gain or lose, who would lose, and what the statute still misses. */
export function joiningSentences(
  id: string,
  {othersWithoutZl, othersWithZl, newcomerZl, worseOff, obstacles}: Joining,
  {axis}: Pick<CalculationReport, 'axis'>,
): readonly string[] {
  const time = timeText(axis);
  const change = othersWithZl - othersWithoutZl;
  const named = worseOff.slice(0, mostNamed).map((one) => `${one.id} (o ${formatZloty(one.zl)})`);
  const rest = worseOff.length - named.length;
  return [
    newcomerZl < -noticeable
      ? `Nowy członek (${id}) płaci ${time} o ${formatZloty(Math.abs(newcomerZl))} więcej niż bez spółdzielni.`
      : `Nowy członek (${id}) oszczędza ${time} ${formatZloty(Math.max(newcomerZl, 0))}.`,
    Math.abs(change) <= noticeable
      ? 'Dla pozostałych razem nic się nie zmienia.'
      : `Pozostali razem ${change > 0 ? 'zyskują na tym' : 'tracą na tym'} ${formatZloty(Math.abs(change))}: teraz oszczędzają ${formatZloty(othersWithoutZl)}, potem ${formatZloty(othersWithZl)}.`,
    worseOff.length === 0
      ? 'Nikt nie płaciłby więcej niż bez spółdzielni.'
      : `Więcej niż bez spółdzielni płaciliby: ${named.join(', ')}${rest > 0 ? ` i jeszcze ${rest}` : ''}.`,
    obstacles.length === 0
      ? 'Żaden warunek z ustawy, który umiemy sprawdzić, nie stanąłby na przeszkodzie.'
      : `Warunki z ustawy nie byłyby spełnione: ${obstacles.map(({text}) => text).join('; ')}.`,
  ];
}

/** What the table of {@link leavingTable} is of. */
export function leavingCaption({axis}: Pick<CalculationReport, 'axis'>): string {
  return `Co zmienia odejście członka, ${timeText(axis)}`;
}

export function leavingTable(rows: readonly Leaving[]): ResultTable {
  const label = (text: string): {label: string; fractionDigits: number} => ({
    label: `${text} (zł)`,
    fractionDigits: 0,
  });
  return {
    columns: [
      {label: 'Kto odchodzi'},
      label('Pozostali oszczędzają teraz'),
      label('Bez tego członka'),
      label('Zmiana dla pozostałych'),
      {label: 'Warunki z ustawy'},
    ],
    rows: rows.map(({id, othersWithZl, othersWithoutZl, obstacles}) => [
      id,
      othersWithZl,
      othersWithoutZl,
      othersWithoutZl - othersWithZl,
      obstacles.length === 0
        ? 'bez przeszkód'
        : `niespełnione: ${obstacles.map(({text}) => text).join('; ')}`,
    ]),
  };
}
