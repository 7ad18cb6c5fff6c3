import type {SavingPoint} from '@site/src/domain/calculator/charts/savingsCurve';
import {bills} from '@site/src/domain/calculator/charts/chartData';
import {meanHours} from '@site/src/domain/charts/meanHours';
import {
  behindTheMeter,
  type ConsumptionKind,
  consumptionSeries,
  photovoltaicGeneration,
  referencePlane,
  weatherYear,
} from '@cooperative/settlement/models';
import {netPresentValue} from '@cooperative/settlement/answer';
import {kwh, toZloty, yearAxis, zloty} from '@cooperative/polish';
import {defaultOptions} from '@cooperative/settlement/description';
import {settle, type Settlement, type SettlementMember, sum} from '@cooperative/settlement/explain';
import {components, type Tariff} from '@cooperative/settlement/rates';

/** Round numbers close to a household tariff of 2026; the gallery shows pictures, not prices. */
const tariff: Tariff = {
  id: 'wzor',
  zones: [{name: 'całodobowa', energy: 0.5, network: 0.3}],
  excise: 0.005,
  quality: 0.033,
  renewables: 0.007,
  cogeneration: 0.003,
  capacity: {kind: 'perKwh', rate: 0.2, coefficient: 1},
  fixedNetwork: 10,
  subscription: 5,
  trade: 0,
};

const axis = yearAxis(2026);
const seed = 2026;
const weather = weatherYear(axis, seed);
const onePeak = photovoltaicGeneration(weather, {kwp: 1, ...referencePlane});

const people: readonly {
  readonly name: string;
  readonly kind: ConsumptionKind;
  readonly kwh: number;
  /** This roof's share of all panels. */
  readonly panels: number;
}[] = [
  {name: 'Szkoła', kind: 'school', kwh: 60_000, panels: 0.35},
  {name: 'Wodociągi', kind: 'waterworks', kwh: 90_000, panels: 0.4},
  {name: 'Gospodarstwo rolne', kind: 'farm', kwh: 35_000, panels: 0.25},
  {name: 'Osiedle', kind: 'household', kwh: 45_000, panels: 0},
  {name: 'Oświetlenie ulic', kind: 'streetLighting', kwh: 25_000, panels: 0},
];

const uses = people.map(({kind, kwh: annual}, index) =>
  consumptionSeries(axis, kind, kwh(annual), seed + index),
);

function membersWith(kwp: number): readonly SettlementMember[] {
  return people.map(({name, panels}, index) => {
    const consumption = uses[index] ?? new Float64Array(axis.hours);
    const generation = onePeak.map((value) => value * kwp * panels);
    return {
      id: name,
      hours: {...behindTheMeter(consumption, generation), consumption, generation},
      sourceKw: kwp * panels,
      tariff,
    };
  });
}

function settled(members: readonly SettlementMember[]): Settlement {
  const result = settle(axis, members, defaultOptions);
  if (!result.ok) {
    throw new Error(result.errors.map(({message}) => message).join(' '));
  }
  return result.value;
}

/** Net sums by component over these bills, and the tax, zł. */
function sumsOf(sheets: readonly Settlement['members'][number]['sheet'][]): Record<string, number> {
  const total = (of: (sheet: (typeof sheets)[number]) => number): number =>
    sheets.reduce((all, sheet) => all + of(sheet), 0);
  return {
    ...Object.fromEntries(components.map((name) => [name, total(({costs}) => costs[name])])),
    vat: total(({vat}) => vat) / 100,
  };
}

/** A cooperative of five members settled by the core, as plain numbers for the charts. */
export function exampleYear(kwp: number) {
  const members = membersWith(kwp);
  const settlement = settled(members);
  const {totals, balance, credits} = settlement.energy;
  const consumption = new Float64Array(axis.hours).map((_, hour) =>
    uses.reduce((all, use) => all + (use[hour] ?? 0), 0),
  );
  const hours = meanHours(axis, consumption, totals);
  const {alone, aloneWithSources, inCooperative} = settlement.totals;
  return {
    settlement,
    levels: {
      alone: toZloty(alone),
      withSources: toZloty(aloneWithSources),
      netBilling: null,
      inCooperative: toZloty(inCooperative),
      running: null,
    },
    june: hours[5] ?? [],
    gridHours: hours.map((day) => day.map(({fromGrid, toGrid}) => fromGrid - toGrid)),
    flows: {
      boughtKwh: sum(credits.boughtKwh),
      selfUseKwh: settlement.indicators.ownUseKwh,
      sharedKwh: sum(balance.sharedKwh),
      creditUsedKwh: sum(credits.usedCreditKwh),
      expiredKwh: sum(credits.expiredKwh),
      lostFactorKwh: sum(balance.exportKwh) - sum(credits.creditKwh),
    },
    months: [
      'sty',
      'lut',
      'mar',
      'kwi',
      'maj',
      'cze',
      'lip',
      'sie',
      'wrz',
      'paź',
      'lis',
      'gru',
    ].map((label, month) => ({
      label,
      inKwh: credits.creditKwh[month] ?? 0,
      usedKwh: credits.usedCreditKwh[month] ?? 0,
      expiredKwh: credits.expiredKwh[month] ?? 0,
      balanceKwh: credits.balanceKwh[month] ?? 0,
    })),
    bills: bills({
      alone: sumsOf(settlement.members.map((member) => member.alone)),
      inCooperative: sumsOf(settlement.members.map(({sheet}) => sheet)),
    }),
    members: settlement.members.map(({id, alone, sheet}) => ({
      name: id,
      aloneZl: toZloty(alone.gross),
      cooperativeZl: toZloty(sheet.gross),
    })),
  };
}

/** Savings of the same members with other panels; 4000 zł per kWp, 20 years, 6 %. */
export function savingPoints(powers: readonly number[]): readonly SavingPoint[] {
  return powers.map((kw) => {
    const {totals} = settled(membersWith(kw));
    const savingZl = toZloty(totals.alone - totals.inCooperative);
    const flows = [-4000 * kw, ...Array.from({length: 20}, () => savingZl)];
    return {kw, savingZl, npvZl: zloty(netPresentValue(flows, 0.06))};
  });
}

/** Invented, to show how a large cooperative fits: not the result of a settlement. */
export const thousandMembers = Array.from({length: 1000}, (_, index) => {
  const aloneZl = zloty(900 + ((index * 7919) % 6100));
  return {
    name: `Członek ${index + 1}`,
    aloneZl,
    cooperativeZl: toZloty(Math.round(aloneZl * (0.7 + ((index * 104_729) % 350) / 1000) * 100)),
  };
});
