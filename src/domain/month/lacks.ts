import type {Tariff} from '../settlement/money/tariff';
import {chargesPower, groupFacts, hasFlatCapacity} from '../settlement/money/tariffGroups';
import type {MonthInput, Point} from './schema';

/** A field of a point that its rates charge by, and nobody filled in. */
type LackingField = 'orderedKw' | 'phases' | 'fixedNetwork' | 'annualKwh';

/** What the rates of a point charge and the data lack. Until it is given, the point's money is not whole. */
export interface Lack {
  readonly field: LackingField;
  /** In Polish: what is missing, and how much it may be. */
  readonly text: string;
}

type Described = MonthInput['tariffs'][string];

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
  point: Pick<Point, 'orderedKw' | 'phases' | 'annualKwh'>,
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
