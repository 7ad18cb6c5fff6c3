import * as z from 'zod';
import {consumptionKinds} from '../../models/consumption';
import {regionYields, type Region} from '../../models/regions';
import type {MeterSeries} from '../../energy/memberHours';
import {
  type MonthlyRate,
  monthlyRates,
  type StatutoryRate,
  statutoryRates,
} from '../../money/components';
import {operators} from '../../money/rates';
import {tariffGroups} from '../../money/tariffGroups';
import {municipalityKinds} from '../../law/conditions';
import {personKinds} from '../../law/memberCount';
import {showNumber} from '../../law/verdict';
import {toSeries} from '../../hours/series';
import {comparisons} from '../../types';
import {fieldOf, fields, type NumberKey} from './fields';
import {fullLoadProblem} from './fullLoad';
import {memberLimit} from './limits';
import {isOwnConnection, type DescribedPoint} from './ownConnection';

// The policy of the pages lets no code be made of texts, and a try at it is told in the console.
z.config({jitless: true});

/**
 * A cooperative to settle, as described by the input of `npm run oblicz` and the calculator's own files;
 * `npm run oblicz -- --schemat` prints its JSON Schema. The whole format is in one file, long as it is; the record of a
 * cooperative (`record/schema`) is made of the same parts.
 */

/** Hourly meter readings from a given moment; `NaN` for a missing reading. */
export type TimedReadings = MeterSeries & {
  readonly startUtc: string;
  /** What sources behind the meter generated, if it was measured. */
  readonly generation?: Float64Array | undefined;
};

/** A number within the limits of its field. Whatever is wrong with it, the message says what is allowed. */
function numberOf(key: NumberKey) {
  const {min = 0, max, isWhole} = fieldOf(key);
  const kind = isWhole ? 'liczbę całkowitą' : 'liczbę';
  const error = `Wpisz ${kind} od ${showNumber(min)} do ${showNumber(max)}.`;
  const number = isWhole ? z.int({error}) : z.number({error});
  return number.min(min, {error}).max(max, {error});
}
/** Nothing in a description is larger. */
export const amount = numberOf('finance.costZl');
export const kw = numberOf('sources.kw');
export const rate = numberOf('prices.internalPrice');
export const percentage = numberOf('prices.vat');
export const name = z.string({error: 'Wpisz nazwę.'}).regex(/\S/, {error: 'Wpisz nazwę.'});
export const isoDay = z.iso.date({error: 'Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.'});
const chosen = <T extends string>(values: readonly T[]) =>
  z.enum(values as readonly [T, ...T[]], {error: `Wybierz z listy: ${values.join(', ')}.`});

const hourly = z
  .array(amount.nullable(), {error: 'Wpisz listę liczb, po jednej na godzinę.'})
  .min(1, {error: 'Wpisz co najmniej jedną godzinę.'})
  .describe('kWh, jedna wartość na godzinę; null oznacza brak odczytu');
// One loop over right readings: item by item, zod takes forty times as long. It is left to say what is wrong.
const itemByItem = hourly._zod.run.bind(hourly._zod);
hourly._zod.run = (payload, context) =>
  payload.value instanceof Float64Array || isRightList(payload.value)
    ? payload
    : itemByItem(payload, context);

const {max: most} = fieldOf('members.withdrawnKwh');
/** Whether a value is a list of readings that needs no message. */
export function isRightList(value: unknown): value is readonly (number | null)[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((kwh: unknown) =>
      typeof kwh === 'number' ? kwh >= 0 && kwh <= most : kwh === null,
    )
  );
}

/** A plant that works all year. */
const steady = <Kind extends string>(kind: Kind) =>
  z
    .strictObject({kind: z.literal(kind), kw, annualKwh: numberOf('sources.annualKwh').optional()})
    .superRefine((described, context) => {
      const message = fullLoadProblem(described);
      if (message !== null) {
        context.addIssue({code: 'custom', path: ['annualKwh'], message});
      }
    });

const source = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('pv'),
        kw: kw.describe('moc w kWp'),
        tilt: numberOf('sources.tilt').default(35).describe('stopnie od poziomu'),
        azimuth: numberOf('sources.azimuth')
          .default(180)
          .describe('stopnie: 90 wschód, 180 południe'),
        annualYield: numberOf('sources.annualYield').optional().describe('kWh z 1 kWp na rok'),
      }),
      z.strictObject({
        kind: z.literal('wind'),
        kw,
        capacityFactor: numberOf('sources.capacityFactor')
          .default(0.25)
          .describe('średnia moc jako część pełnej'),
      }),
      steady('biogas'),
      steady('hydro'),
      z.strictObject({kind: z.literal('own'), kw, kwh: hourly}),
    ],
    {error: 'Podaj rodzaj źródła: pv, wind, biogas, hydro albo own.'},
  )
  .describe('źródło za licznikiem tego punktu');

export const battery = z.strictObject({
  kwh: numberOf('battery.kwh').describe('pojemność użyteczna'),
  kw: numberOf('battery.kw').describe('moc ładowania i rozładowania'),
  efficiency: numberOf('battery.efficiency').default(0.9).describe('sprawność całego cyklu'),
});

const startUtc = z
  .string({error: 'Podaj początek pierwszej godziny w UTC, np. 2025-12-31T23:00Z.'})
  .regex(/^\d{4}-\d\d-\d\dT\d\d:00(?::00(?:\.000)?)?Z$/, {
    error: 'Podaj początek pełnej godziny w UTC, np. 2025-12-31T23:00Z.',
  });
const readings = z
  .strictObject({
    startUtc,
    withdrawn: hourly,
    injected: hourly.optional(),
    generation: hourly.optional().describe('produkcja zmierzona za licznikiem'),
  })
  .transform((found): TimedReadings => ({
    startUtc: found.startUtc,
    withdrawn: toSeries(found.withdrawn),
    injected: found.injected ? toSeries(found.injected) : new Float64Array(found.withdrawn.length),
    ...(found.generation && {generation: toSeries(found.generation)}),
  }));

const readingsMark = z.strictObject({
  startUtc,
  hours: z.int().min(1),
  id: z.string().max(20).describe('skrót odczytów'),
  list: chosen(['withdrawnKwh', 'consumptionKwh'] as const)
    .optional()
    .describe('z jakiej listy; bez tego pola z „readings”'),
});
export const orderedKw = numberOf('members.orderedKw')
  .optional()
  .describe('moc umowna punktu poboru, kW');

/** Half a kWh for sums of rounded months. */
const isSumOfMonths = (annualKwh: number, months?: readonly number[]): boolean =>
  !months || Math.abs(annualKwh - months.reduce((all, kwh) => all + kwh, 0)) <= 0.5;

/** What a point of the cooperative itself cannot have. */
function wrongOfCooperative(
  point: DescribedPoint & {
    readonly holder?: unknown;
    readonly person?: unknown;
    readonly battery?: unknown;
    readonly sources?: readonly unknown[] | undefined;
  },
): readonly {readonly field: string; readonly message: string}[] {
  const held = (['holder', 'person'] as const).flatMap((field) =>
    point[field] === undefined
      ? []
      : [{field, message: `Usuń pole „${field}”: ten punkt należy do samej spółdzielni.`}],
  );
  return [
    ...held,
    ...(isOwnConnection(point) && (point.sources ?? []).length === 0
      ? [{field: 'sources', message: 'Podaj źródło, które ma to przyłącze.'}]
      : []),
    ...(isOwnConnection(point) && point.battery !== undefined
      ? [
          {
            field: 'battery',
            message:
              'Za tym przyłączem nikt nie zużywa energii z magazynu. Opisz go w polu „battery” całej spółdzielni.',
          },
        ]
      : []),
  ];
}

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
        'kim jest ten członek: natural – osoba fizyczna, legal – osoba prawna, community – wspólnota mieszkaniowa, publicBody – biblioteka, dom kultury albo publiczny szpital',
      ),
    ofCooperative: z
      .boolean()
      .optional()
      .describe(
        'true: punkt samej spółdzielni, a nie członka, np. farma paneli, turbina albo biogazownia z własnym przyłączem; nie musi mieć zużycia ani taryfy',
      ),
    withdrawnKwh: hourly.optional(),
    injectedKwh: hourly.optional(),
    generationKwh: hourly.optional().describe('produkcja zmierzona za licznikiem, przy odczytach'),
    totalGenerationKwh: numberOf('members.totalGenerationKwh')
      .optional()
      .describe('suma zmierzonej produkcji z czasu odczytów, gdy nie ma jej co godzinę'),
    readings: readings
      .optional()
      .describe('odczyty od podanej godziny; obliczenie obejmuje godziny, które mają wszyscy'),
    readingsLeftOut: readingsMark.optional().describe('ślad po odczytach, których link nie niesie'),
    sourcesMeasured: z
      .boolean()
      .optional()
      .describe('true: źródła i magazyn już działają i są w odczytach, więc się ich nie dolicza'),
    file: name
      .optional()
      .describe('plik CSV obok pliku wejściowego, zamiast list; wiersz na godzinę'),
    columns: z
      .strictObject({
        withdrawn: name,
        injected: name.optional(),
        generation: name.optional(),
      })
      .optional()
      .describe('nagłówki kolumn; bez tego pola „<id>_pobor” i „<id>_oddanie”'),
    consumptionKwh: hourly.optional().describe('zużycie za licznikiem zamiast odczytów'),
    profile: z
      .strictObject({
        kind: chosen(consumptionKinds),
        annualKwh: numberOf('profile.annualKwh'),
        monthlyKwh: z
          .array(numberOf('profile.monthlyKwh'))
          .length(12, {error: 'Wpisz 12 liczb, po jednej na miesiąc.'})
          .optional()
          .describe('kWh w kolejnych miesiącach z rachunków; ich suma to annualKwh'),
        seed: numberOf('profile.seed').default(1),
      })
      .refine((profile) => isSumOfMonths(profile.annualKwh, profile.monthlyKwh), {
        path: ['annualKwh'],
        error: 'Wpisz sumę 12 miesięcy z pola „monthlyKwh” albo usuń to pole.',
      })
      .optional()
      .describe(
        'zużycie z profilu zamiast odczytów; bez odczytów innych członków liczy się cały rok',
      ),
    sources: z
      .array(source)
      .optional()
      .describe('przy odczytach: źródła planowane, odejmowane od nich godzina po godzinie'),
    battery: battery.optional().describe('magazyn za licznikiem; przy odczytach planowany'),
    sourceKw: numberOf('members.sourceKw')
      .optional()
      .describe('moc źródeł, które już są w odczytach'),
    tariff: name.optional().describe('nazwa z pola „tariffs”'),
    orderedKw,
    outlayZl: numberOf('members.outlayZl').optional().describe('nakład członka, do czasu zwrotu'),
    vatDeducted: numberOf('members.vatDeducted')
      .optional()
      .describe(
        'jaką część VAT z rachunków za prąd ten członek odlicza, %; bez tego pola żadnej, jak gospodarstwo domowe',
      ),
    vatDeductedFrom: numberOf('members.vatDeductedFrom')
      .optional()
      .describe('od którego roku odlicza; bez tego pola od pierwszego'),
  })
  .superRefine((value, context) => {
    const given = (['withdrawnKwh', 'file', 'consumptionKwh', 'profile'] as const).filter(
      (field) => value[field] !== undefined,
    );
    const wrong = value.ofCooperative === true ? wrongOfCooperative(value) : [];
    for (const {field, message} of wrong) {
      context.addIssue({code: 'custom', path: [field], message});
    }
    // The readings that a mark stands for may be on this device.
    const isMeasured = value.readings !== undefined || value.readingsLeftOut !== undefined;
    if (given.length === 0 && !isMeasured && !isOwnConnection(value)) {
      context.addIssue({
        code: 'custom',
        path: ['withdrawnKwh'],
        message: 'Podaj listę wartości, plik CSV (file), zużycie (consumptionKwh) albo profil.',
      });
    }
    // A profile may stay beside readings, in case they are removed.
    const kept = value.readings
      ? ['readings', ...given.filter((field) => field !== 'profile')]
      : given;
    if (kept.length > 1) {
      context.addIssue({
        code: 'custom',
        path: [kept[1] ?? ''],
        message: `Zostaw jedno z pól: ${kept.join(', ')}.`,
      });
    }
  });

const hoursOfDay = z
  .array(numberOf('schedule.workday'))
  .length(24, {error: 'Podaj numer strefy (od 0) dla każdej z 24 godzin.'});

const group = chosen(tariffGroups).optional();
const monthlyFees = eachOptional(monthlyRates);
const statutory = eachOptional(statutoryRates);

function eachOptional<Name extends StatutoryRate | MonthlyRate>(names: readonly Name[]) {
  const optional = (rateName: StatutoryRate | MonthlyRate) => {
    const key = `tariffs.${rateName}` as const;
    return numberOf(key).optional().describe(`${fields[key].name}, ${fields[key].unit}`);
  };
  return Object.fromEntries(names.map((name) => [name, optional(name)])) as Record<
    Name,
    ReturnType<typeof optional>
  >;
}

const capacityPerKwh = {
  rate: numberOf('capacity.rate').optional(),
  coefficient: numberOf('capacity.coefficient').default(1),
};

export const tariff = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('g11'),
        operator: chosen(operators),
        group: group.describe('grupa z rachunku, gdy stawki G11 tylko ją zastępują'),
        energy: numberOf('tariffs.energy')
          .optional()
          .describe('cena energii czynnej z rachunku, zł/kWh netto'),
        ...monthlyFees,
      }),
      z
        .strictObject({
          kind: z.literal('group'),
          group: chosen(tariffGroups),
          operator: chosen(operators).describe('czyje są stawki'),
          grid: chosen(operators)
            .optional()
            .describe('operator z rachunku, gdy jego stawek nie ma i zastępują je stawki innego'),
          energy: numberOf('tariffs.energy')
            .optional()
            .describe('cena energii czynnej, zł/kWh netto; w grupach G może jej nie być'),
          ...monthlyFees,
        })
        .describe(
          'stawki grupy z tabeli serwisu; opłaty od mocy umownej liczą się, gdy punkt ma „orderedKw”',
        ),
      z.strictObject({
        kind: z.literal('own'),
        group: group.describe('grupa taryfowa z rachunku'),
        hourlyPrice: z
          .boolean()
          .optional()
          .describe(
            'true: energia po cenie rynkowej każdej godziny z „prices.market” (kind hourly), a „energy” strefy to marża sprzedawcy',
          ),
        zones: z
          .array(
            z.strictObject({
              name,
              energy: numberOf('zones.energy'),
              network: numberOf('zones.network'),
            }),
          )
          .min(1, {error: 'Podaj co najmniej jedną strefę.'})
          .describe('stawki netto, zł/kWh'),
        schedule: z.strictObject({workday: hoursOfDay, freeDay: hoursOfDay}).optional(),
        ...statutory,
        capacity: z
          .discriminatedUnion('kind', [
            z.strictObject({kind: z.literal('flat')}),
            z.strictObject({kind: z.literal('perKwh'), ...capacityPerKwh}),
            z.strictObject({kind: z.literal('byPower'), ...capacityPerKwh}),
          ])
          .default({kind: 'flat'})
          .describe('byPower: ryczałt przy mocy umownej do 16 kW, powyżej za kWh'),
        fixedNetworkPerKw: numberOf('tariffs.fixedNetworkPerKw')
          .optional()
          .describe('sieciowa stała, zł za kW mocy umownej/mies.'),
        ...monthlyFees,
      }),
    ],
    {error: 'Podaj rodzaj taryfy: g11, group albo own.'},
  )
  .describe('stawki, których brakuje, są brane z src/data/stawki.yaml na dzień „start”');

const prices = z.strictObject({
  vat: percentage.optional(),
  internalPrice: rate.optional().describe('cena energii wspólnej dla wytwórcy, zł/kWh (A8)'),
  internalVat: z.boolean().optional(),
  gridReading: z
    .union([z.literal(1), z.literal(2)])
    .optional()
    .describe('interpretacja przepisu o zmiennej opłacie za sieć (A5): 1 korzystna, 2 ostrożna'),
  averagePrice: numberOf('prices.averagePrice')
    .optional()
    .describe('cena Prezesa URE z art. 38c ust. 11a, zł/kWh'),
  flatCapacityBy: chosen(['drawn', 'bought'] as const)
    .optional()
    .describe('A7'),
  servicePerMember: numberOf('prices.servicePerMember')
    .optional()
    .describe('koszt obsługi, zł/mies. na punkt poboru'),
  balancingPerMwh: numberOf('prices.balancingPerMwh').optional().describe('A15'),
  market: z
    .strictObject({
      kind: chosen(['monthly', 'hourly'] as const),
      zlPerMwh: z.array(numberOf('market.zlPerMwh')),
      signedZlPerMwh: z
        .array(numberOf('market.signedZlPerMwh'))
        .optional()
        .describe(
          'hourly: te same godziny z ceną ze znakiem, gdy „zlPerMwh” ma ujemne kwadranse policzone jako zero; do zakupu po cenie godzinowej i sprzedaży bez depozytu',
        ),
      assumed: z
        .array(numberOf('market.assumed'))
        .optional()
        .describe('monthly: które z cen, licząc od 1, są założeniem, bo prawdziwych nie znamy'),
      firstDay: isoDay
        .optional()
        .describe('hourly: dzień pierwszej ceny; bez niego ceny są kolejnymi godzinami od „start”'),
    })
    .refine(
      ({zlPerMwh, signedZlPerMwh}) =>
        signedZlPerMwh === undefined || signedZlPerMwh.length === zlPerMwh.length,
      {
        error: 'Podaj tyle samo cen ze znakiem, ile jest w „zlPerMwh”.',
        path: ['signedZlPerMwh'],
      },
    )
    .optional()
    .describe(
      'ceny energii oddanej: RCEm na okres albo RCE na godzinę; do porównania z net-billingiem',
    ),
});

const cooperative = z
  .strictObject({
    applicationDay: isoDay,
    heatKw: numberOf('cooperative.heatKw'),
    biogasM3: numberOf('cooperative.biogasM3'),
    biomethaneM3: numberOf('cooperative.biomethaneM3'),
    municipalities: z.array(chosen(municipalityKinds)),
    adjacent: z.boolean(),
    places: z
      .array(
        z.strictObject({
          teryt: z.string().regex(/^\d{6}$/, {error: 'Podaj 6 cyfr kodu TERYT gminy.'}),
          name,
        }),
      )
      .describe('które to gminy, w kolejności z „municipalities”'),
    gridOperators: numberOf('cooperative.gridOperators'),
    voltageKv: numberOf('cooperative.voltageKv'),
    sellers: numberOf('cooperative.sellers'),
    ownedByMembers: z.boolean(),
    agricultural: z
      .boolean()
      .describe('spółdzielnia produkcji rolnej albo grupy producentów rolnych'),
  })
  .partial()
  .describe('fakty do sprawdzenia warunków; resztę liczy program z członków');

const replacement = z.strictObject({
  name: name.optional(),
  year: numberOf('replacements.year').describe('po ilu latach od nakładu'),
  costZl: numberOf('replacements.costZl').describe('w dzisiejszych cenach'),
});

const finance = z.strictObject({
  costZl: numberOf('finance.costZl').describe('kwota do zapłaty, z VAT'),
  vat: numberOf('finance.vat').default(0).describe('stawka VAT zawartego w koszcie, %'),
  vatDeducted: numberOf('finance.vatDeducted')
    .default(0)
    .describe('jaka część tego VAT jest odliczana, %'),
  grant: numberOf('finance.grant').default(0).describe('procent kosztu po odliczeniu VAT'),
  loan: numberOf('finance.loan').default(0).describe('procent tego, co zostaje po dotacji'),
  loanRate: numberOf('finance.loanRate').default(0),
  loanYears: numberOf('finance.loanYears').default(0),
  annualCostZl: numberOf('finance.annualCostZl').default(0),
  cooperativeZl: numberOf('finance.cooperativeZl')
    .optional()
    .describe('nakład na samą spółdzielnię (założenie, wpis, liczniki), z własnych pieniędzy'),
  replacements: z
    .array(replacement)
    .max(fields['finance.replacements'].most)
    .optional()
    .describe('wymiany, np. falownika'),
  priceGrowth: numberOf('finance.priceGrowth').default(0).describe('zmiana cen prądu, % na rok'),
  priceChanges: z
    .array(
      z.strictObject({
        year: numberOf('priceChanges.year'),
        change: numberOf('priceChanges.change'),
      }),
    )
    .max(fields['finance.priceChanges'].most)
    .optional()
    .describe('lata, w których ceny zmieniają się inaczej: o ile % wobec roku poprzedniego'),
  costGrowth: numberOf('finance.costGrowth')
    .default(0)
    .describe('wzrost kosztów utrzymania i wymian, % na rok'),
  ageing: numberOf('finance.ageing').default(0.5).describe('roczny spadek produkcji, %'),
  discount: numberOf('finance.discount').default(5),
  years: numberOf('finance.years').default(20),
  against: chosen(comparisons).default('alone').describe('z czym porównać koszt w spółdzielni'),
  panelZlPerKw: numberOf('finance.panelZlPerKw')
    .optional()
    .describe('koszt kolejnego 1 kWp, do szukania mocy'),
  batteryZlPerKwh: numberOf('finance.batteryZlPerKwh')
    .optional()
    .describe('koszt kolejnej 1 kWh magazynu'),
  largestPanelKw: numberOf('finance.largestPanelKw')
    .optional()
    .describe('ile kWp paneli zmieści się na dachach i gruncie'),
});

const range = z
  .strictObject({
    generation: numberOf('range.generation')
      .optional()
      .describe('gorszy i lepszy rok słońca i wiatru, ± %'),
    prices: numberOf('range.prices').optional().describe('niższe i wyższe ceny energii, ± %'),
    market: z
      .strictObject({lowest: numberOf('market.lowest'), highest: numberOf('market.highest')})
      .optional()
      .describe('do ilu mogą spaść i wzrosnąć ceny wymienione w „prices.market.assumed”, zł/MWh'),
  })
  .describe('założenia do przedziału oszczędności');

export const settlementInput = z.strictObject({
  $schema: z.string().optional(),
  version: z.literal(1, {error: 'Wpisz 1: to wersja opisu danych.'}),
  start: z
    .string({error: 'Podaj początek, np. 2026-01-01T00:00:00+01:00.'})
    .describe('początek pierwszej godziny z przesunięciem czasu'),
  period: z
    .union([z.literal('month'), z.strictObject({hours: numberOf('period.hours')})], {
      error: 'Wpisz "month" (miesiąc kalendarzowy) albo {"hours": 24}.',
    })
    .describe('okres rozliczeniowy'),
  year: chosen(['first', 'steady'] as const)
    .default('first')
    .describe(
      'first: na początku nie ma zapasu w sieci; steady: dane powtarzają się, aż zapas na początku zrówna się z zapasem na końcu',
    ),
  validPeriods: numberOf('validPeriods')
    .default(12)
    .describe('przez ile następnych okresów można rozliczyć oddaną energię; 0 – bez przenoszenia'),
  members: z
    .array(member)
    .min(1, {error: 'Podaj co najmniej jednego członka.'})
    .max(memberLimit, {error: `Podaj najwyżej ${showNumber(memberLimit)} członków.`}),
  battery: battery
    .extend({tariff: name.optional(), orderedKw})
    .optional()
    .describe('magazyn spółdzielni z własnym punktem poboru'),
  fixedFees: chosen(['months', 'days'] as const)
    .optional()
    .describe(
      'opłaty stałe za miesiąc, z którego jest tylko część: months – całe, days – za dni; bez tego pola days przy „readings”, a months w pozostałych danych',
    ),
  ratesDay: isoDay.optional().describe('dzień, z którego są stawki; bez tego pola dzień „start”'),
  weatherSeed: numberOf('weatherSeed')
    .default(1)
    .describe('ziarno pogody; to samo daje ten sam rok'),
  region: chosen(Object.keys(regionYields) as Region[]).default('centre'),
  tariffs: z.record(name, tariff).optional(),
  prices: prices.optional(),
  key: z
    .discriminatedUnion('kind', [
      z.strictObject({kind: z.literal('hourly')}),
      z.strictObject({
        kind: z.literal('fixed'),
        shares: z
          .array(numberOf('key.shares'))
          .describe(
            'udziały członków w ich kolejności, w dowolnej jednostce; nie wszystkie zerowe',
          ),
      }),
    ])
    .default({kind: 'hourly'})
    .describe('klucz wewnętrzny; nie zmienia rachunku sprzedawcy'),
  cooperative: cooperative.optional(),
  finance: finance.optional().describe('wymaga taryf wszystkich członków'),
  range: range.optional(),
});

type Described = z.infer<typeof settlementInput>;

export type MemberInput = Described['members'][number];
export type CooperativeInput = Omit<Described, 'members'> & {
  readonly members: readonly MemberInput[];
};
/** The investment of a description. */
export type Finance = NonNullable<Described['finance']>;
export type TariffInput = NonNullable<Described['tariffs']>[string];
