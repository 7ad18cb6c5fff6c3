import * as z from 'zod';
import {consumptionKinds} from '../../energy/consumption';
import {regionYields, type Region} from '../../energy/photovoltaics';
import type {MeterSeries} from '../../settlement/energy/balance';
import {operators} from '../../settlement/money/rates';
import {tariffGroups} from '../../settlement/money/tariffGroups';
import {municipalityKinds} from '../../settlement/law/conditions';
import {comparisons} from '../../settlement/types';

/**
 * A cooperative to settle, as described by the input of `npm run oblicz` and the calculator's own files. The JSON Schema
 * `src/cli/settlement/oblicz.schema.json` is generated from it (`npm run oblicz -- --schemat`); a test keeps them in sync.
 * The whole format is in one file, long as it is: nothing else in the domain uses zod.
 */

const amount = z
  .number({error: 'Wpisz liczbę.'})
  .nonnegative({error: 'Wpisz liczbę nie mniejszą od zera.'});
const name = z.string({error: 'Wpisz nazwę.'}).min(1, {error: 'Wpisz nazwę.'});
const isoDay = z.iso.date({error: 'Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.'});
const percentage = amount.max(100, {error: 'Wpisz procent od 0 do 100.'});
const chosen = <T extends string>(values: readonly T[]) =>
  z.enum(values as readonly [T, ...T[]], {error: `Wybierz z listy: ${values.join(', ')}.`});

const hourly = z
  .array(amount.nullable(), {error: 'Wpisz listę liczb, po jednej na godzinę.'})
  .min(1, {error: 'Wpisz co najmniej jedną godzinę.'})
  .describe('kWh, jedna wartość na godzinę; null oznacza brak odczytu');

const source = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('pv'),
        kw: amount.describe('moc w kWp'),
        tilt: amount.max(90).default(35).describe('stopnie od poziomu'),
        azimuth: amount.max(360).default(180).describe('stopnie: 90 wschód, 180 południe'),
        annualYield: amount.optional().describe('kWh z 1 kWp na rok'),
      }),
      z.strictObject({
        kind: z.literal('wind'),
        kw: amount,
        capacityFactor: amount.max(0.6).default(0.25).describe('średnia moc jako część pełnej'),
      }),
      z.strictObject({
        kind: z.literal('biogas'),
        kw: amount,
        annualKwh: amount.optional(),
      }),
      z.strictObject({kind: z.literal('hydro'), kw: amount, annualKwh: amount.optional()}),
      z.strictObject({kind: z.literal('own'), kw: amount, kwh: hourly}),
    ],
    {error: 'Podaj rodzaj źródła: pv, wind, biogas, hydro albo own.'},
  )
  .describe('źródło za licznikiem członka');

const battery = z.strictObject({
  kwh: amount.describe('pojemność użyteczna'),
  kw: amount.describe('moc ładowania i rozładowania'),
  efficiency: amount.max(1).default(0.9).describe('sprawność całego cyklu'),
});

const orderedKw = amount.optional().describe('moc umowna punktu poboru, kW');

/** Half a kWh for sums of rounded months. */
const isSumOfMonths = (annualKwh: number, months?: readonly number[]): boolean =>
  !months || Math.abs(annualKwh - months.reduce((all, kwh) => all + kwh, 0)) <= 0.5;

const member = z
  .strictObject({
    id: name,
    withdrawnKwh: hourly.optional(),
    injectedKwh: hourly.optional(),
    file: name
      .optional()
      .describe('plik CSV obok pliku wejściowego, zamiast list; wiersz na godzinę'),
    columns: z
      .strictObject({withdrawn: name, injected: name.optional()})
      .optional()
      .describe('nagłówki kolumn; bez tego pola „<id>_pobor” i „<id>_oddanie”'),
    consumptionKwh: hourly.optional().describe('zużycie za licznikiem zamiast odczytów'),
    profile: z
      .strictObject({
        kind: chosen(consumptionKinds),
        annualKwh: amount,
        monthlyKwh: z
          .array(amount)
          .length(12, {error: 'Wpisz 12 liczb, po jednej na miesiąc.'})
          .optional()
          .describe('kWh w kolejnych miesiącach z rachunków; ich suma to annualKwh'),
        seed: z.int().default(1),
      })
      .refine(({annualKwh, monthlyKwh}) => isSumOfMonths(annualKwh, monthlyKwh), {
        path: ['annualKwh'],
        error: 'Wpisz sumę 12 miesięcy z pola „monthlyKwh” albo usuń to pole.',
      })
      .optional()
      .describe(
        'zużycie z profilu zamiast odczytów; bez odczytów innych członków liczy się cały rok',
      ),
    sources: z.array(source).optional(),
    battery: battery.optional().describe('magazyn za licznikiem'),
    sourceKw: amount.optional().describe('moc źródeł, gdy są odczyty, a nie źródła'),
    tariff: name.optional().describe('nazwa z pola „tariffs”'),
    orderedKw,
    outlayZl: amount.optional().describe('nakład członka, do czasu zwrotu'),
  })
  .superRefine((value, context) => {
    const given = (['withdrawnKwh', 'file', 'consumptionKwh', 'profile'] as const).filter(
      (field) => value[field] !== undefined,
    );
    if (given.length === 0) {
      context.addIssue({
        code: 'custom',
        path: ['withdrawnKwh'],
        message: 'Podaj listę wartości, plik CSV (file), zużycie (consumptionKwh) albo profil.',
      });
    }
    if (given.length > 1) {
      context.addIssue({
        code: 'custom',
        path: [given[1] ?? ''],
        message: `Zostaw jedno z pól: ${given.join(', ')}.`,
      });
    }
    const isMeter = given.includes('withdrawnKwh') || given.includes('file');
    if (isMeter && (value.sources !== undefined || value.battery !== undefined)) {
      context.addIssue({
        code: 'custom',
        path: [value.sources === undefined ? 'battery' : 'sources'],
        message: 'Przy odczytach z licznika usuń to pole: odczyty już je zawierają.',
      });
    }
  });

const hoursOfDay = z
  .array(z.int().min(0).max(9))
  .length(24, {error: 'Podaj numer strefy (od 0) dla każdej z 24 godzin.'});

const group = chosen(tariffGroups).optional();

const monthlyFees = {
  fixedNetwork: amount.optional().describe('sieciowa stała, zł/mies.'),
  subscription: amount.optional().describe('abonament, zł/mies.'),
  trade: amount.optional().describe('opłata handlowa, zł/mies.'),
};

const capacityPerKwh = {rate: amount.optional(), coefficient: amount.max(1).default(1)};

const tariff = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('g11'),
        operator: chosen(operators),
        group: group.describe('grupa z rachunku, gdy stawki G11 tylko ją zastępują'),
        energy: amount.optional().describe('cena energii czynnej z rachunku, zł/kWh netto'),
        ...monthlyFees,
      }),
      z.strictObject({
        kind: z.literal('own'),
        group: group.describe('grupa taryfowa z rachunku'),
        zones: z
          .array(z.strictObject({name, energy: amount, network: amount}))
          .min(1, {error: 'Podaj co najmniej jedną strefę.'})
          .describe('stawki netto, zł/kWh'),
        schedule: z.strictObject({workday: hoursOfDay, freeDay: hoursOfDay}).optional(),
        excise: amount.optional(),
        quality: amount.optional(),
        renewables: amount.optional(),
        cogeneration: amount.optional(),
        capacity: z
          .discriminatedUnion('kind', [
            z.strictObject({kind: z.literal('flat')}),
            z.strictObject({kind: z.literal('perKwh'), ...capacityPerKwh}),
            z.strictObject({kind: z.literal('byPower'), ...capacityPerKwh}),
          ])
          .default({kind: 'flat'})
          .describe('byPower: ryczałt przy mocy umownej do 16 kW, powyżej za kWh'),
        fixedNetworkPerKw: amount
          .optional()
          .describe('sieciowa stała, zł za kW mocy umownej/mies.'),
        ...monthlyFees,
      }),
    ],
    {error: 'Podaj rodzaj taryfy: g11 albo own.'},
  )
  .describe('stawki, których brakuje, są brane z src/data/stawki.yaml na dzień „start”');

const prices = z.strictObject({
  vat: percentage.optional(),
  internalPrice: amount.optional().describe('cena energii wspólnej dla wytwórcy, zł/kWh (A8)'),
  internalVat: z.boolean().optional(),
  gridReading: z
    .union([z.literal(1), z.literal(2)])
    .optional()
    .describe('wykładnia A5'),
  averagePrice: amount.optional().describe('cena Prezesa URE z art. 38c ust. 11a, zł/kWh'),
  flatCapacityBy: chosen(['drawn', 'bought'] as const)
    .optional()
    .describe('A7'),
  servicePerMember: amount.optional().describe('koszt obsługi, zł/mies. na punkt poboru'),
  balancingPerMwh: amount.optional().describe('A15'),
  market: z
    .strictObject({
      kind: chosen(['monthly', 'hourly'] as const),
      zlPerMwh: z.array(z.number({error: 'Wpisz liczbę.'})),
      firstDay: isoDay
        .optional()
        .describe('hourly: dzień pierwszej ceny; bez niego ceny są kolejnymi godzinami od „start”'),
    })
    .optional()
    .describe(
      'ceny energii oddanej: RCEm na okres albo RCE na godzinę; do porównania z net-billingiem',
    ),
});

const cooperative = z
  .strictObject({
    applicationDay: isoDay,
    heatKw: amount,
    biogasM3: amount,
    biomethaneM3: amount,
    municipalities: z.array(chosen(municipalityKinds)),
    adjacent: z.boolean(),
    gridOperators: z.int().min(1),
    voltageKv: amount,
    sellers: z.int().min(1),
    ownedByMembers: z.boolean(),
  })
  .partial()
  .describe('fakty do sprawdzenia warunków; resztę liczy program z członków');

const finance = z.strictObject({
  costZl: amount,
  grant: percentage.default(0),
  loan: percentage.default(0).describe('procent tego, co zostaje po dotacji'),
  loanRate: percentage.default(0),
  loanYears: z.int().min(0).max(50).default(0),
  annualCostZl: amount.default(0),
  priceGrowth: z.number().default(0),
  ageing: percentage.default(0.5).describe('roczny spadek produkcji, %'),
  discount: percentage.default(5),
  years: z.int().min(1).max(50).default(20),
  against: chosen(comparisons).default('alone').describe('z czym porównać koszt w spółdzielni'),
});

export const settlementInput = z.strictObject({
  $schema: z.string().optional(),
  version: z.literal(1, {error: 'Wpisz 1: to wersja opisu danych.'}),
  start: z
    .string({error: 'Podaj początek, np. 2026-01-01T00:00:00+01:00.'})
    .describe('początek pierwszej godziny z przesunięciem czasu'),
  period: z
    .union([z.literal('month'), z.strictObject({hours: z.int().min(1)})], {
      error: 'Wpisz "month" (miesiąc kalendarzowy) albo {"hours": 24}.',
    })
    .describe('okres rozliczeniowy'),
  year: chosen(['first', 'steady'] as const)
    .default('first')
    .describe(
      'first: saldo otwarcia jest puste; steady: dane powtarzają się, aż saldo otwarcia zrówna się z saldem zamknięcia',
    ),
  validPeriods: z
    .int()
    .min(0)
    .default(12)
    .describe('przez ile następnych okresów można rozliczyć oddaną energię; 0 – bez przenoszenia'),
  members: z.array(member).min(1, {error: 'Podaj co najmniej jednego członka.'}),
  battery: battery
    .extend({tariff: name.optional(), orderedKw})
    .optional()
    .describe('magazyn spółdzielni z własnym punktem poboru'),
  ratesDay: isoDay.optional().describe('dzień, z którego są stawki; bez tego pola dzień „start”'),
  weatherSeed: z.int().default(1).describe('ziarno pogody; to samo daje ten sam rok'),
  region: chosen(Object.keys(regionYields) as Region[]).default('centre'),
  tariffs: z.record(name, tariff).optional(),
  prices: prices.optional(),
  key: z
    .discriminatedUnion('kind', [
      z.strictObject({kind: z.literal('hourly')}),
      z.strictObject({
        kind: z.literal('fixed'),
        shares: z
          .array(amount)
          .describe(
            'udziały członków w ich kolejności, w dowolnej jednostce; nie wszystkie zerowe',
          ),
      }),
    ])
    .default({kind: 'hourly'})
    .describe('klucz wewnętrzny; nie zmienia rachunku sprzedawcy'),
  cooperative: cooperative.optional(),
  finance: finance.optional().describe('wymaga taryf wszystkich członków'),
});

type Described = z.infer<typeof settlementInput>;

/** Hourly meter readings from a given moment; `NaN` for a missing reading. */
type TimedReadings = MeterSeries & {readonly startUtc: string};

/** In the calculator a member may carry readings from a meter file; they are never part of a saved description. */
export type MemberInput = Described['members'][number] & {readonly readings?: TimedReadings};
export type CooperativeInput = Omit<Described, 'members'> & {
  readonly members: readonly MemberInput[];
};
export type TariffInput = NonNullable<Described['tariffs']>[string];
