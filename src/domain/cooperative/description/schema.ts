import * as z from 'zod';
import {consumptionKinds} from '../../energy/consumption';
import {regionYields, type Region} from '../../energy/photovoltaics';
import type {MeterSeries} from '../../settlement/energy/balance';
import {operators} from '../../settlement/money/rates';
import {municipalityKinds} from '../../settlement/law/conditions';
import {personKinds} from '../../settlement/law/memberCount';
import {showNumber} from '../../settlement/law/verdict';
import {comparisons} from '../../settlement/types';
import {limits, memberLimit} from './limits';

/**
 * A cooperative to settle, as described by the input of `npm run oblicz` and the calculator's own files. The JSON Schema
 * `src/cli/settlement/oblicz.schema.json` is generated from it (`npm run oblicz -- --schemat`); a test keeps them in sync.
 * The whole format is in one file, long as it is: nothing else in the domain uses zod.
 */

/** A number within limits. Whatever is wrong with it, the message says what is allowed. */
function between(min: number, max: number) {
  const error = `Wpisz liczbę od ${showNumber(min)} do ${showNumber(max)}.`;
  return z.number({error}).min(min, {error}).max(max, {error});
}
function whole(min: number, max: number) {
  const error = `Wpisz liczbę całkowitą od ${showNumber(min)} do ${showNumber(max)}.`;
  return z.int({error}).min(min, {error}).max(max, {error});
}
const upTo = (max: number) => between(0, max);
/** Nothing in a description is larger. */
const amount = upTo(limits.zloty);
const kw = upTo(limits.kw);
const annualKwh = upTo(limits.annualKwh);
const rate = upTo(limits.rate);
const seed = whole(0, 1_000_000_000).default(1);
const name = z.string({error: 'Wpisz nazwę.'}).min(1, {error: 'Wpisz nazwę.'});
const isoDay = z.iso.date({error: 'Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.'});
const percentage = upTo(100);
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
        kw: kw.describe('moc w kWp'),
        tilt: upTo(90).default(35).describe('stopnie od poziomu'),
        azimuth: upTo(360).default(180).describe('stopnie: 90 wschód, 180 południe'),
        annualYield: upTo(limits.annualYield).optional().describe('kWh z 1 kWp na rok'),
      }),
      z.strictObject({
        kind: z.literal('wind'),
        kw,
        capacityFactor: upTo(limits.capacityFactor)
          .default(0.25)
          .describe('średnia moc jako część pełnej'),
      }),
      z.strictObject({kind: z.literal('biogas'), kw, annualKwh: annualKwh.optional()}),
      z.strictObject({kind: z.literal('hydro'), kw, annualKwh: annualKwh.optional()}),
      z.strictObject({kind: z.literal('own'), kw, kwh: hourly}),
    ],
    {error: 'Podaj rodzaj źródła: pv, wind, biogas, hydro albo own.'},
  )
  .describe('źródło za licznikiem członka');

const battery = z.strictObject({
  kwh: upTo(limits.batteryKwh).describe('pojemność użyteczna'),
  kw: kw.describe('moc ładowania i rozładowania'),
  efficiency: upTo(1).default(0.9).describe('sprawność całego cyklu'),
});

const member = z
  .strictObject({
    id: name,
    holder: name
      .optional()
      .describe(
        'członek spółdzielni, do którego należy ten punkt poboru, np. gmina przy szkole; bez tego pola punkt jest osobnym członkiem',
      ),
    person: chosen(personKinds)
      .optional()
      .describe(
        'kim jest ten członek: natural – osoba fizyczna, legal – osoba prawna, community – wspólnota mieszkaniowa',
      ),
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
      .strictObject({kind: chosen(consumptionKinds), annualKwh, seed})
      .optional()
      .describe(
        'zużycie z profilu zamiast odczytów; bez odczytów innych członków liczy się cały rok',
      ),
    sources: z.array(source).optional(),
    battery: battery.optional().describe('magazyn za licznikiem'),
    sourceKw: kw.optional().describe('moc źródeł, gdy są odczyty, a nie źródła'),
    tariff: name.optional().describe('nazwa z pola „tariffs”'),
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
  .array(whole(0, 9))
  .length(24, {error: 'Podaj numer strefy (od 0) dla każdej z 24 godzin.'});

const monthlyFee = upTo(limits.monthlyFee);
const monthlyFees = {
  fixedNetwork: monthlyFee.optional().describe('sieciowa stała, zł/mies.'),
  subscription: monthlyFee.optional().describe('abonament, zł/mies.'),
  trade: monthlyFee.optional().describe('opłata handlowa, zł/mies.'),
};

const tariff = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('g11'),
        operator: chosen(operators),
        energy: rate.optional().describe('cena energii czynnej z rachunku, zł/kWh netto'),
        ...monthlyFees,
      }),
      z.strictObject({
        kind: z.literal('own'),
        zones: z
          .array(z.strictObject({name, energy: rate, network: rate}))
          .min(1, {error: 'Podaj co najmniej jedną strefę.'})
          .describe('stawki netto, zł/kWh'),
        schedule: z.strictObject({workday: hoursOfDay, freeDay: hoursOfDay}).optional(),
        excise: rate.optional(),
        quality: rate.optional(),
        renewables: rate.optional(),
        cogeneration: rate.optional(),
        capacity: z
          .discriminatedUnion('kind', [
            z.strictObject({kind: z.literal('flat')}),
            z.strictObject({
              kind: z.literal('perKwh'),
              rate: rate.optional(),
              coefficient: upTo(1).default(1),
            }),
          ])
          .default({kind: 'flat'}),
        ...monthlyFees,
      }),
    ],
    {error: 'Podaj rodzaj taryfy: g11 albo own.'},
  )
  .describe('stawki, których brakuje, są brane z src/data/stawki.yaml na dzień „start”');

const prices = z.strictObject({
  vat: percentage.optional(),
  internalPrice: rate.optional().describe('cena energii wspólnej dla wytwórcy, zł/kWh (A8)'),
  internalVat: z.boolean().optional(),
  gridReading: z
    .union([z.literal(1), z.literal(2)])
    .optional()
    .describe('wykładnia A5'),
  averagePrice: rate.optional().describe('cena Prezesa URE z art. 38c ust. 11a, zł/kWh'),
  flatCapacityBy: chosen(['drawn', 'bought'] as const)
    .optional()
    .describe('A7'),
  servicePerMember: upTo(100_000).optional().describe('koszt obsługi, zł/mies. na punkt poboru'),
  balancingPerMwh: upTo(10_000).optional().describe('A15'),
  market: z
    .strictObject({
      kind: chosen(['monthly', 'hourly'] as const),
      zlPerMwh: z.array(between(-limits.marketPrice, limits.marketPrice)),
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
    gridOperators: whole(1, 100),
    voltageKv: upTo(1000),
    sellers: whole(1, 100),
    ownedByMembers: z.boolean(),
    agricultural: z
      .boolean()
      .describe('spółdzielnia produkcji rolnej albo grupy producentów rolnych'),
  })
  .partial()
  .describe('fakty do sprawdzenia warunków; resztę liczy program z członków');

const finance = z.strictObject({
  costZl: amount,
  grant: percentage.default(0),
  loan: percentage.default(0).describe('procent tego, co zostaje po dotacji'),
  loanRate: percentage.default(0),
  loanYears: whole(0, 50).default(0),
  annualCostZl: amount.default(0),
  priceGrowth: between(-50, 50).default(0),
  ageing: percentage.default(0.5).describe('roczny spadek produkcji, %'),
  discount: percentage.default(5),
  years: whole(1, 50).default(20),
  against: chosen(comparisons).default('alone').describe('z czym porównać koszt w spółdzielni'),
});

export const settlementInput = z.strictObject({
  $schema: z.string().optional(),
  version: z.literal(1, {error: 'Wpisz 1: to wersja opisu danych.'}),
  start: z
    .string({error: 'Podaj początek, np. 2026-01-01T00:00:00+01:00.'})
    .describe('początek pierwszej godziny z przesunięciem czasu'),
  period: z
    .union([z.literal('month'), z.strictObject({hours: whole(1, 8784)})], {
      error: 'Wpisz "month" (miesiąc kalendarzowy) albo {"hours": 24}.',
    })
    .describe('okres rozliczeniowy'),
  year: chosen(['first', 'steady'] as const)
    .default('first')
    .describe(
      'first: saldo otwarcia jest puste; steady: dane powtarzają się, aż saldo otwarcia zrówna się z saldem zamknięcia',
    ),
  validPeriods: whole(0, 10_000)
    .default(12)
    .describe('przez ile następnych okresów można rozliczyć oddaną energię; 0 – bez przenoszenia'),
  members: z
    .array(member)
    .min(1, {error: 'Podaj co najmniej jednego członka.'})
    .max(memberLimit, {error: `Podaj najwyżej ${showNumber(memberLimit)} członków.`}),
  battery: battery
    .extend({tariff: name.optional()})
    .optional()
    .describe('magazyn spółdzielni z własnym punktem poboru'),
  ratesDay: isoDay.optional().describe('dzień, z którego są stawki; bez tego pola dzień „start”'),
  weatherSeed: seed.describe('ziarno pogody; to samo daje ten sam rok'),
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
