import {readFileSync} from 'node:fs';
import {calculate, inputIn} from '@site/src/cli/settlement/calculate';
import type {SettlementOutput} from '@site/src/cli/settlement/output';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {lawfulRules} from '@cooperative/settlement/explain';
import {settleSteadyYear} from '@site/packages/settlement/src/energy/credits';
import {creditValidMonths} from '@cooperative/settlement/law';
import {n, ratio, row, textSays, total} from '../../samples/articles';

/** The example of the article, as `npm run oblicz` reads it: 180 kWp from October, in its first year. */
const fixture = 'packages/settlement/tests/fixtures/pierwszy-rok.json';
const example = JSON.parse(readFileSync(fixture, 'utf8')) as CooperativeInput;
const examplePower = 180;

const starts = {
  april: '2026-04-01T00:00:00+02:00',
  july: '2026-07-01T00:00:00+02:00',
  october: '2026-10-01T00:00:00+02:00',
} as const;

interface Case {
  readonly kwp: number;
  readonly start: keyof typeof starts;
  readonly year?: CooperativeInput['year'];
}

type Months = SettlementOutput['periods'];

/** The months of the example with other panels or another start. */
function monthsOf({kwp, start, year = 'first'}: Case): Months {
  const members = example.members.map((member) => ({
    ...member,
    ...(member.sources && {
      sources: member.sources.map((source) => ({...source, kw: (source.kw * kwp) / examplePower})),
    }),
  }));
  const input = {...example, members, year, start: starts[start]};
  return calculate(inputIn(input, fixture), fixture, {
    read: () => undefined,
    rates: {},
  }).periods;
}

const eachMonth = (months: Months, name: string): Float64Array =>
  Float64Array.from(months, (month) => month[name] ?? Number.NaN);
const sumOf = (months: Months, name: string): number => total(eachMonth(months, name));
/** To whole hundreds: „7 800”. */
const hundreds = (kwh: number): string => n(Math.round(kwh / 100) * 100);

const monthNames = [
  'Październik',
  'Listopad',
  'Grudzień',
  'Styczeń',
  'Luty',
  'Marzec',
  'Kwiecień',
  'Maj',
  'Czerwiec',
  'Lipiec',
  'Sierpień',
  'Wrzesień',
];

textSays('baza-wiedzy/rozliczenia/pierwszy-rok-bez-zapasu.md', {
  'pierwszy i drugi rok od października': () => {
    const months = monthsOf({kwp: examplePower, start: 'october'});
    const later = monthsOf({kwp: examplePower, start: 'october', year: 'steady'});
    const bought = sumOf(months, 'boughtKwh');
    const boughtLater = sumOf(later, 'boughtKwh');
    const store = months.at(-1)?.balanceKwh ?? Number.NaN;
    const winter = sumOf(months.slice(0, 6), 'boughtKwh');
    // What the first year leaves is what the next one opens with, and nothing expires in either.
    expect(store).toBeCloseTo(later.at(-1)?.balanceKwh ?? Number.NaN, 3);
    expect(bought - boughtLater).toBeCloseTo(store, 3);
    expect(sumOf(months, 'expiredKwh') + sumOf(later, 'expiredKwh')).toBe(0);
    return [
      ...months.map(({importKwh = 0, exportKwh = 0}, index) =>
        row(monthNames[index] ?? '', n(importKwh, 0), n(exportKwh, 0)),
      ),
      `Spółdzielnia kupuje w pierwszych 12 miesiącach około ${hundreds(bought)} kWh, a w następnych około ${hundreds(boughtLater)} kWh.`,
      `Różnica to ${hundreds(store)} kWh`,
      `W październiku pierwszego roku trzeba kupić ${n(months[0]?.boughtKwh ?? 0, 0)} kWh, a rok później ${n(later[0]?.boughtKwh ?? 0, 0)} kWh.`,
      `około ${hundreds(winter)} kWh, czyli ${n((winter / bought) * 100, 0)}% całego zakupu`,
      `${hundreds(store)} × 0,80 zł = ${n(Math.round(store / 100) * 100 * 0.8)} zł netto`,
    ];
  },
  'miesiąc startu i wielkość paneli': () =>
    [140, 180, 220].map((kwp) => {
      const more = (['april', 'july', 'october'] as const).map((start) => {
        const months = monthsOf({kwp, start});
        const [drawn, given] = [eachMonth(months, 'importKwh'), eachMonth(months, 'exportKwh')];
        const {boughtKwh} = settleSteadyYear(drawn, given, lawfulRules);
        return hundreds(sumOf(months, 'boughtKwh') - total(boughtKwh));
      });
      return row(`${n(kwp)} kWp, pokrycie ${n((kwp / 200) * 100)}%`, ...more);
    }),
  'współczynnik i ważność': () => [
    `wraca jako ${n(ratio)} kWh`,
    `jeszcze przez ${n(creditValidMonths.value)} miesięcy`,
  ],
});
