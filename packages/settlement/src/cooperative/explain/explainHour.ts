import {type HourAxis, hourMs, polishOffsetHours, writePolishDate} from '@cooperative/polish';
import {balanceRule} from '../../law/law';
import {dayOfHour} from './days';
import {inKwh, type Step} from './equation';
import type {CalculationReport, MemberHour} from '../shapes';

/** How many members are shown one by one; the others are summed. */
const namedMembers = 10;

/** Steps 1–4 in one hour. `members` are those of `membersInHour`. */
export function explainHour(
  {axis, flows, settlement}: CalculationReport,
  hour: number,
  members: readonly MemberHour[],
): readonly Step[] {
  const {totals} = settlement.energy;
  const D = totals.drawn[hour] ?? 0;
  const O = totals.given[hour] ?? 0;
  const A = flows.ownUse[hour] ?? 0;
  return [
    {
      number: 1,
      title: 'Godzina na wspólnej osi czasu',
      text: hourText(axis, hour, settlement.missingHours),
      equations: [],
      law: balanceRule,
      assumptions: [],
    },
    {
      number: 2,
      title: 'Za licznikami członków',
      text: 'Energia z własnych paneli i magazynu zużyta od razu nie przechodzi przez licznik, więc nie wchodzi do rozliczenia. Zużycie to ta energia i pobór z sieci po bilansie godziny.',
      equations: [
        inKwh({
          symbol: 'C',
          name: 'zużycie wszystkich członków',
          formula: 'A + D',
          values: {A, D},
          result: A + D,
        }),
      ],
      law: null,
      assumptions: ['A9'],
    },
    {
      number: 3,
      title: 'Bilans każdego punktu poboru',
      text: `Od energii pobranej w tej godzinie odejmuje się energię oddaną. Wynik dodatni to pobór, ujemny to oddanie.${othersText(members)}`,
      equations: [
        ...largest(members).map(({id, withdrawn, injected, balance}) =>
          inKwh({
            symbol: 'Eb',
            name: id,
            formula: 'Ep − Ew',
            values: {Ep: withdrawn, Ew: injected},
            result: balance,
          }),
        ),
        inKwh({
          symbol: 'D',
          name: 'pobór wszystkich, którzy pobierali',
          formula: 'suma dodatnich Eb',
          values: {},
          result: D,
        }),
        inKwh({
          symbol: 'O',
          name: 'oddanie wszystkich, którzy oddawali',
          formula: 'suma ujemnych Eb bez znaku',
          values: {},
          result: O,
        }),
      ],
      law: balanceRule,
      assumptions: [],
    },
    {
      number: 4,
      title: 'Bilans spółdzielni',
      text: 'To, co oddają jedni, pokrywa w tej samej godzinie pobór innych, jeden do jednego. Reszta to albo pobór spółdzielni z sieci, albo oddanie do sieci, nigdy jedno i drugie.',
      equations: [
        inKwh({
          symbol: 'S',
          name: 'energia wspólna',
          formula: 'min(D; O)',
          values: {D, O},
          result: flows.shared[hour] ?? 0,
        }),
        inKwh({
          symbol: 'P',
          name: 'pobór spółdzielni z sieci',
          formula: 'max(D − O; 0)',
          values: {D, O},
          result: flows.fromGrid[hour] ?? 0,
        }),
        inKwh({
          symbol: 'W',
          name: 'oddanie spółdzielni do sieci',
          formula: 'max(O − D; 0)',
          values: {D, O},
          result: flows.toGrid[hour] ?? 0,
        }),
      ],
      law: balanceRule,
      assumptions: [],
    },
  ];
}

function hourText(axis: HourAxis, hour: number, missingHours: number): string {
  const utc = new Date(axis.startMs + hour * hourMs).toISOString();
  const season = polishOffsetHours(axis.startMs + hour * hourMs) === 2 ? 'letniego' : 'zimowego';
  const missing =
    missingHours === 0
      ? 'Odczytów nie brakuje.'
      : `Godzin bez odczytu: ${missingHours} (razem ze wszystkich liczników). Liczymy w nich zero.`;
  return `Godzina zaczyna się ${writePolishDate(dayOfHour(axis, hour))} o ${axis.localHour[hour] ?? 0}:00 czasu ${season}, czyli o ${utc.slice(11, 16)} UTC. ${missing}`;
}

function largest(members: readonly MemberHour[]): readonly MemberHour[] {
  return members.length <= namedMembers
    ? members
    : members
        .slice()
        .sort((a, b) => Math.abs(b.balance) - Math.abs(a.balance))
        .slice(0, namedMembers);
}

function othersText(members: readonly MemberHour[]): string {
  return members.length <= namedMembers
    ? ''
    : ` Pokazujemy ${namedMembers} członków o największym poborze albo oddaniu z ${members.length}; sumy obejmują wszystkich.`;
}

/** The most instructive hour: the one with the most shared energy, or else the most given. */
export function tellingHour({flows}: CalculationReport): number {
  const largest = (values: Float64Array): number =>
    values.reduce((best, value, hour) => (value > (values[best] ?? 0) ? hour : best), 0);
  const shared = largest(flows.shared);
  return (flows.shared[shared] ?? 0) > 0 ? shared : largest(flows.toGrid);
}
