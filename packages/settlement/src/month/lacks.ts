import type {Operator} from '../money/rates';
import type {Tariff} from '../money/tariff';
import {chargesPower, groupFacts, hasFlatCapacity} from '../money/tariffGroups';
import type {CooperativeRecord, Point} from '../record/schema';

/** A field of a point that its rates charge by, and nobody filled in. */
type LackingField =
  | 'orderedKw'
  | 'phases'
  | 'fixedNetwork'
  | 'billingMonths'
  | 'subscription'
  | 'annualKwh';

/** What the rates of a point charge and the data lack. Until it is given, the point's money is not whole. */
export interface Lack {
  readonly field: LackingField;
  /** In Polish: what is missing, and how much it may be. */
  readonly text: string;
}

type Described = CooperativeRecord['tariffs'][string];

/** Whether the fixed grid fee of these rates is by the ordered power, or by the phases of a household's meter. */
export function chargesBy(described: Described | undefined): 'orderedKw' | 'phases' | null {
  if (described === undefined) {
    return null;
  }
  if (chargesPower(described)) {
    return 'orderedKw';
  }
  const isHousehold =
    described.kind === 'g11' ||
    (described.kind === 'group' && groupFacts[described.group].fixedFee === 'meter');
  // Only the table's fee is of a meter of three phases; one typed from a bill is the point's own.
  return isHousehold && described.fixedNetwork === undefined ? 'phases' : null;
}

/**
 * Whether the capacity fee of these rates has steps by the year's use: of households, and of small firms up to 16 kW. Null
 * where that is by an ordered power that nobody gave.
 */
export function chargesByYear(
  described: Described | undefined,
  orderedKw: number | undefined,
): boolean | null {
  const kind =
    described === undefined
      ? 'perKwh'
      : described.kind === 'own'
        ? described.capacity.kind
        : described.kind === 'group'
          ? groupFacts[described.group].capacity
          : 'flat';
  return kind === 'byPower'
    ? orderedKw === undefined
      ? null
      : hasFlatCapacity(orderedKw)
    : kind === 'flat';
}

/** What a point's rates need and it does not say; `tariffAt` gives its tariff at an ordered power. */
export function lacksOf(
  point: Pick<Point, 'orderedKw' | 'phases' | 'billingMonths' | 'annualKwh'>,
  described: Described | undefined,
  tariffAt: (kw: number) => Tariff,
): readonly Lack[] {
  const {orderedKw, annualKwh} = point;
  const {capacity} = tariffAt(orderedKw ?? 0);
  const fees =
    capacity.kind === 'flat' ? capacity.steps.map(({zlotyPerMonth}) => zlotyPerMonth) : [];
  const isByYear = chargesByYear(described, orderedKw) === true && fees.length > 0;
  return [
    ...meterLacks(point, described, tariffAt),
    ...periodLacks(point, described, tariffAt),
    ...(isByYear && annualKwh === undefined
      ? [
          {
            field: 'annualKwh' as const,
            text: `zużycie z ostatniego roku: od niego zależy ryczałt mocowy, od ${zl(Math.min(...fees))} do ${zl(Math.max(...fees))} zł netto miesięcznie; policzono z wczytanych odczytów (nowy punkt: wpisz 0)`,
          },
        ]
      : []),
  ];
}

function meterLacks(
  {orderedKw, phases}: Pick<Point, 'orderedKw' | 'phases'>,
  described: Described | undefined,
  tariffAt: (kw: number) => Tariff,
): readonly Lack[] {
  switch (chargesBy(described)) {
    case 'orderedKw':
      return orderedKw === undefined ? [{field: 'orderedKw', text: powerText(tariffAt)}] : [];
    case 'phases': {
      const fee = zl(tariffAt(0).fixedNetwork);
      return phases === undefined
        ? [
            {
              field: 'phases',
              text: `liczba faz: policzono stałą opłatę sieciową licznika trójfazowego, ${fee} zł netto miesięcznie; jednofazowego jest inna`,
            },
          ]
        : phases === 1
          ? [
              {
                field: 'fixedNetwork',
                text: `stała opłata sieciowa licznika jednofazowego: znamy tylko trójfazową, ${fee} zł netto miesięcznie. Wpisz ją z faktury w stawkach`,
              },
            ]
          : [];
    }
    case null:
      return [];
  }
}

/** Periods of which the tariff of an operator gives the subscription fee: that of a month, divided by their months. */
const dividedFees: Readonly<Partial<Record<Operator, readonly number[]>>> = {
  // Taryfa ENEA Operator 2026 (ENEA26): 3.84, 1.92, 0.64 and 0.32 zł a month; PGE Dystrybucja (F548): 4.50, 2.25, 0.75.
  enea: [1, 2, 6, 12],
  pge: [1, 2, 6],
};

/** Whose subscription fee a household's rates take from the table; null if they take none. */
function subscriptionOf(described: Described | undefined): Operator | null {
  const isHousehold =
    described?.kind === 'g11' ||
    (described?.kind === 'group' && groupFacts[described.group].fixedFee === 'meter');
  return isHousehold && described.subscription === undefined ? described.operator : null;
}

/** The part of the table's monthly subscription fee that a point pays, by its billing period; 1 where nothing is known. */
export function subscriptionPart(
  {billingMonths = 1}: Pick<Point, 'billingMonths'>,
  described: Described | undefined,
): number {
  const operator = subscriptionOf(described);
  return operator !== null && dividedFees[operator]?.includes(billingMonths) === true
    ? 1 / billingMonths
    : 1;
}

/** A household's billing period: since October 2026 the table has no such fee, and then nothing is asked for. */
function periodLacks(
  {billingMonths}: Pick<Point, 'billingMonths'>,
  described: Described | undefined,
  tariffAt: (kw: number) => Tariff,
): readonly Lack[] {
  const operator = subscriptionOf(described);
  const fee = tariffAt(0).subscription;
  if (operator === null || fee === 0 || billingMonths === 1) {
    return [];
  }
  if (billingMonths === undefined) {
    return [
      {
        field: 'billingMonths',
        text: `okres rozliczeniowy: policzono abonament przy rozliczeniu co miesiąc, ${zl(fee)} zł netto miesięcznie; przy dłuższym jest niższy`,
      },
    ];
  }
  return dividedFees[operator]?.includes(billingMonths) === true
    ? []
    : [
        {
          field: 'subscription',
          text: `abonament przy rozliczeniu co ${billingMonths} mies.: znamy tylko ten co miesiąc, ${zl(fee)} zł netto miesięcznie. Wpisz go z faktury w stawkach`,
        },
      ];
}

function powerText(tariffAt: (kw: number) => Tariff): string {
  const perKw = tariffAt(1).orderedPower?.rate ?? 0;
  const small = tariffAt(1).capacity.kind;
  const isByPower = small !== tariffAt(1000).capacity.kind;
  return [
    'moc umowna w kW (jest na fakturze)',
    perKw > 0 ? `: za każdy kW to ${zl(perKw)} zł netto miesięcznie` : '',
    isByPower ? '; powyżej 16 kW inna jest też opłata mocowa' : '',
  ].join('');
}

function zl(value: number): string {
  return value.toFixed(2).replace('.', ',');
}
