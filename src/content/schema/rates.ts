import * as z from 'zod';
import {isoDayField, text} from './fields';
import {limits} from '@cooperative/settlement/description';
import {daysAfter} from '@cooperative/polish';
import {
  type GroupRate,
  groupRateId,
  operatorNames,
  operators,
  rateBases,
  type RateTable,
  type TariffGroup,
  tariffGroups,
} from '@cooperative/settlement/rates';

const farPrice = 'Tak daleko od zera nie sięga żadna cena na rynku. Wpisz zł/MWh.';

const certainty = z.enum(['high', 'medium', 'low'], {
  error: 'Wybierz z listy: high, medium, low.',
});

const rateValue = z
  .number({error: 'Wpisz liczbę z kropką, np. 0.498.'})
  .nonnegative({error: 'Podaj liczbę nie mniejszą od zera.'})
  .max(100_000, {error: 'Podaj liczbę nie większą od 100 000.'});

/** What every rate says of itself. */
const dated = {
  from: isoDayField,
  to: isoDayField,
  source: text(5, 200),
  basis: z.enum(rateBases, {error: `Wybierz z listy: ${rateBases.join(', ')}.`}),
  checkedOn: isoDayField,
  certainty,
};

const rateRow = z.strictObject({...dated, value: rateValue});
type Row = z.infer<typeof rateRow>;

/** Rows must be contiguous: no gap, no overlap, none that ends before it begins. */
const rateSeries = z.strictObject({
  name: text(3, 100),
  unit: text(1, 20),
  rows: z
    .array(rateRow)
    .min(1)
    .superRefine((rows, context) => {
      rows.forEach((row, index) => {
        for (const {field, message} of problemsOf(row, rows[index - 1])) {
          context.addIssue({code: 'custom', path: [index, field], message});
        }
      });
    }),
});

/** Of a row below another, if there is one. */
function problemsOf(
  {from, to}: Row,
  previous: Row | undefined,
): readonly {readonly field: 'from' | 'to'; readonly message: string}[] {
  const nextDay = previous ? daysAfter(previous.to, 1) : from;
  const gap = from < nextDay ? 'nakłada się na poprzedni' : 'zostawia przerwę';
  return [
    ...(from === nextDay
      ? []
      : [
          {
            field: 'from' as const,
            message: `Wiersz ${gap}: zacznij go ${nextDay}, dzień po końcu poprzedniego.`,
          },
        ]),
    ...(to < from
      ? [{field: 'to' as const, message: 'Podaj dzień nie wcześniejszy niż „from”.'}]
      : []),
  ];
}

const ofZones = z.array(rateValue).min(1).max(4).optional();

/** One document of an operator or a seller: the rates of its groups. */
const tariffSheet = z.strictObject({
  operator: z.enum(operators, {error: `Wybierz z listy: ${operators.join(', ')}.`}),
  ...dated,
  groups: z.partialRecord(
    z.enum(tariffGroups, {error: `Wybierz z listy: ${tariffGroups.join(', ')}.`}),
    z.strictObject({
      network: ofZones,
      energy: ofZones,
      fixedNetwork: rateValue.optional(),
      fixedNetworkPerKw: rateValue.optional(),
    }),
  ),
});

const groupRateNames: Readonly<Record<GroupRate, {readonly name: string; readonly unit: string}>> =
  {
    network: {name: 'sieciowa zmienna', unit: 'zł/kWh'},
    energy: {name: 'energia', unit: 'zł/kWh'},
    fixedNetwork: {name: 'sieciowa stała', unit: 'zł/mies.'},
    fixedNetworkPerKw: {name: 'sieciowa stała od mocy umownej', unit: 'zł/kW/mies.'},
  };

/** The rates of a sheet, each as a row of the series it belongs to. */
function rowsOf({operator, groups, ...row}: z.infer<typeof tariffSheet>) {
  return Object.entries(groups).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup).flatMap(([rate, value]) => {
      const {name, unit} = groupRateNames[rate as GroupRate];
      return [value].flat().map((zoneValue, zone, all) => ({
        id: groupRateId(rate as GroupRate, group as TariffGroup, operator, zone),
        name: `${name} w ${group}, ${operatorNames[operator]}${all.length > 1 ? `, strefa ${zone + 1}` : ''}`,
        unit,
        row: {...row, value: zoneValue},
      }));
    }),
  );
}

/** What a price announced for a month or a quarter says of itself, zł/MWh. */
const announcedPrice = {
  value: z
    .number({error: 'Wpisz liczbę z kropką, zł/MWh.'})
    .min(-limits.marketPrice, {error: farPrice})
    .max(limits.marketPrice, {error: farPrice}),
  source: text(5, 200),
  checkedOn: isoDayField,
  certainty,
};

const ratesFile = z.strictObject({
  rates: z.record(
    z.string().regex(/^[a-z][A-Za-z0-9]*$/, {error: 'Użyj liter i cyfr, np. subscriptionGEnea.'}),
    rateSeries,
  ),
  tariffs: z.array(tariffSheet).default([]),
  averagePrices: z
    .array(
      z.strictObject({
        quarter: z.string().regex(/^\d{4}-Q[1-4]$/, {error: 'Podaj kwartał, np. 2024-Q4.'}),
        ...announcedPrice,
      }),
    )
    .default([]),
  marketPrices: z.array(
    z.strictObject({
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, {error: 'Podaj miesiąc, np. 2025-06.'}),
      ...announcedPrice,
    }),
  ),
});

/** The file, with the rates of its sheets as series beside the others. */
export const rates = ratesFile.transform(({rates: common, tariffs, ...prices}, context) => {
  const table: Record<string, RateTable[string] & {rows: Row[]}> = {...common};
  tariffs.forEach((sheet, index) => {
    for (const {id, name, unit, row} of rowsOf(sheet)) {
      const series = (table[id] ??= {name, unit, rows: []});
      for (const {field, message} of problemsOf(row, series.rows.at(-1))) {
        context.addIssue({code: 'custom', path: ['tariffs', index, field], message});
      }
      series.rows.push(row);
    }
  });
  const all: RateTable = table;
  return {rates: all, ...prices};
});

export type Rates = z.infer<typeof rates>;
