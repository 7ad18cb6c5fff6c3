import type {MemberCount} from './members/memberCounts';
import type {MemberKindId} from './members/memberKinds';

/** A point of delivery in an example cooperative: its percentage of all use and of all panels. */
interface PresetMember {
  readonly name: string;
  readonly use: number;
  readonly panels: number;
  /** What it is, which also says its profile, its usual tariff group and whose it is. */
  readonly type: MemberKindId;
}

export interface Preset {
  readonly label: string;
  /** The assumptions of the example, for the reader. */
  readonly text: string;
  readonly annualKwh: number;
  readonly kwp: number;
  readonly members: readonly PresetMember[];
}

/** A percentage of an amount, to a hundredth. */
export const partOf = (all: number, percent: number): number => Math.round(all * percent) / 100;

export const presetIds = ['gmina', 'wies', 'firmy', 'osiedle'] as const;
export type PresetId = (typeof presetIds)[number];

function several(
  count: number,
  name: string,
  member: Omit<PresetMember, 'name'>,
): readonly PresetMember[] {
  return Array.from({length: count}, (_, index) => ({...member, name: `${name} ${index + 1}`}));
}

/**
 * Example sets of members. They are not based on statistics: shares are round assumptions, and the power is chosen so
 * that the panels generate about 70 % of the use, the threshold of art. 38e. A school, an office and street lamps are the
 * municipality's own; an association and a municipal company are legal persons of their own.
 */
export const presets: Readonly<Record<PresetId, Preset>> = {
  gmina: {
    label: 'Gmina',
    text: 'Trzy osoby prawne: gmina (szkoła, urząd i oświetlenie ulic), stowarzyszenie ze swoim ośrodkiem i spółka wodociągowa. Panele na szkole, na urzędzie i przy wodociągu.',
    annualKwh: 240_000,
    kwp: 165,
    members: [
      {name: 'szkoła', use: 30, panels: 40, type: 'szkola'},
      {name: 'urząd', use: 15, panels: 15, type: 'urzad'},
      {name: 'ośrodek stowarzyszenia', use: 10, panels: 0, type: 'stowarzyszenie'},
      {name: 'wodociąg', use: 30, panels: 45, type: 'wodociag'},
      {name: 'oświetlenie ulic', use: 15, panels: 0, type: 'oswietlenie'},
    ],
  },
  wies: {
    label: 'Wieś',
    text: '4 gospodarstwa rolne i 6 domów, w każdym inny członek: razem 10 osób. Panele na budynkach gospodarstw i na 2 domach.',
    annualKwh: 100_000,
    kwp: 70,
    members: [
      ...several(4, 'gospodarstwo', {use: 17.5, panels: 20, type: 'gospodarstwo'}),
      ...several(2, 'dom', {use: 5, panels: 10, type: 'dom'}),
      ...several(4, 'dom bez paneli', {use: 5, panels: 0, type: 'dom'}),
    ],
  },
  firmy: {
    label: 'Firmy',
    text: '4 spółki (osoby prawne), które pracują głównie w dni robocze w ciągu dnia. Panele na 2 halach.',
    annualKwh: 300_000,
    kwp: 210,
    members: [
      {name: 'zakład produkcyjny', use: 40, panels: 60, type: 'zaklad'},
      {name: 'magazyn', use: 15, panels: 40, type: 'magazyn'},
      {name: 'sklep', use: 25, panels: 0, type: 'sklep'},
      {name: 'biuro', use: 20, panels: 0, type: 'biuro'},
    ],
  },
  osiedle: {
    label: 'Osiedle',
    text: '20 mieszkań, każde z innym członkiem, i części wspólne, czyli wspólnota mieszkaniowa. Wszystkie panele są przyłączone do części wspólnych.',
    annualKwh: 60_000,
    kwp: 42,
    members: [
      {name: 'części wspólne', use: 20, panels: 100, type: 'blok'},
      ...several(20, 'mieszkanie', {use: 4, panels: 0, type: 'mieszkanie'}),
    ],
  },
};

/** A preset as kinds and their counts, to be changed. Alike points use the same. */
export function countsOfPreset(who: PresetId): readonly MemberCount[] {
  const {members, annualKwh} = presets[who];
  const types = [...new Set(members.map(({type}) => type))];
  return types.map((id) => {
    const alike = members.filter(({type}) => type === id);
    const use = alike.reduce((all, member) => all + member.use, 0) / alike.length;
    return {id, count: alike.length, annualKwh: Math.round((annualKwh * use) / 100)};
  });
}
