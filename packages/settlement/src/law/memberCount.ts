import {farmMemberMinimum, legalPersonMinimum, memberMinimum, type LegalNumber} from './law';
import {showNumber, type Verdict} from './verdict';

/**
 * What a member of a cooperative can be. Two are not settled: a `community` of flat owners („wspólnota mieszkaniowa”),
 * as the act names natural and legal persons only, and a `publicBody` (a library, a cultural centre, a public hospital),
 * a legal person that the act on public finance forbids shares of a cooperative unless another act allows them.
 */
export const personKinds = ['natural', 'legal', 'community', 'publicBody'] as const;
export type PersonKind = (typeof personKinds)[number];

/** What a member is to the law on cooperatives: to it a municipality is a legal person. */
export function personOf(kind: PersonKind | 'municipality'): PersonKind {
  return kind === 'municipality' ? 'legal' : kind;
}

/** Members by kind, each counted once however many points of delivery it has; `unknown` if nobody said. */
export type MemberCounts = Readonly<Record<PersonKind | 'unknown', number>>;

/** How many more members are needed: of any kind, or if all are legal persons; null where that cannot be. */
interface MissingMembers {
  readonly anyone: number;
  readonly legalPersons: number | null;
}

const rule = `Spółdzielnia ma co najmniej ${memberMinimum.value} członków; w spółdzielni produkcji rolnej i grupy producentów rolnych wystarczy ${farmMemberMinimum.value}, a w spółdzielni samych osób prawnych ${legalPersonMinimum.value}. Szkoła, urząd i latarnie gminy to jeden członek.`;

/** Whether there are enough members for a cooperative (Prawo spółdzielcze art. 15). */
export function leastMembers(counts: MemberCounts | undefined, isFarm = false): Verdict {
  const id = 'leastMembers';
  if (!counts) {
    return {id, status: 'unknown', text: `${rule} Brak danych.`, source: memberMinimum};
  }
  const {natural, legal, community, publicBody, unknown} = counts;
  const all = totalOf(counts);
  const minimum = minimumOf(isFarm);
  const found = `Liczba członków: ${showNumber(all)}`;
  if (missingMembers(counts, isFarm) !== null) {
    return {id, status: 'notMet', text: `${found}. ${rule}`, source: minimum};
  }
  const isOnlyLegal = legal === all;
  if (community + publicBody > 0) {
    const doubts = [
      ...(community > 0
        ? [
            'Przepisy nie rozstrzygają, czy wspólnota mieszkaniowa może być członkiem: zapytaj sąd rejestrowy (KRS) i KOWR.',
          ]
        : []),
      ...(publicBody > 0
        ? [
            'Czy biblioteka, dom kultury albo publiczny szpital może mieć udział w spółdzielni, jest sporne (art. 49 ustawy o finansach publicznych): zapytaj radcę i RIO. Pewniejsze są spółka komunalna, OSP i stowarzyszenie.',
          ]
        : []),
    ];
    return {id, status: 'unknown', text: [`${found}.`, ...doubts].join(' '), source: minimum};
  }
  if (natural + legal + unknown >= minimum.value) {
    return {id, status: 'met', text: `${found}, co najmniej ${minimum.value}.`, source: minimum};
  }
  return isOnlyLegal
    ? {
        id,
        status: 'met',
        text: `${found}. Wszyscy są osobami prawnymi, więc wystarczy ${legalPersonMinimum.value}, jeśli statut nie dopuszcza innych.`,
        source: legalPersonMinimum,
      }
    : {
        id,
        status: 'unknown',
        text: `${found}. Tylu wystarczy, jeśli wszyscy są osobami prawnymi; inaczej trzeba co najmniej ${minimum.value}. Podaj, kim są.`,
        source: legalPersonMinimum,
      };
}

/** What is missing for sure, counting everyone of unknown or unsettled kind in the members' favour; null if nothing. */
export function missingMembers(counts: MemberCounts, isFarm = false): MissingMembers | null {
  const all = totalOf(counts);
  const anyone = minimumOf(isFarm).value - all;
  const legalPersons = counts.natural > 0 ? null : legalPersonMinimum.value - all;
  return anyone <= 0 || (legalPersons !== null && legalPersons <= 0)
    ? null
    : {anyone, legalPersons};
}

function minimumOf(isFarm: boolean): LegalNumber {
  return isFarm ? farmMemberMinimum : memberMinimum;
}

function totalOf({natural, legal, community, publicBody, unknown}: MemberCounts): number {
  return natural + legal + community + publicBody + unknown;
}
