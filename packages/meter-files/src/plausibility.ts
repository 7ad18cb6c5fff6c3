import {hourMs} from '@cooperative/polish';
import {quantities} from './summary';
import type {MeterFile, Quantity} from './types';

type Series = Pick<MeterFile, 'series'>;

/** Fewer hours with energy say nothing of a unit. */
const fewestHours = 24;
/** A fridge alone draws more in its busiest hour: 100 W. */
const leastPeakKwh = 0.1;
/** A plant of 1 MW, the most of any source of a cooperative's usual member, gives as much. */
const mostPeakKwh = 1000;
/** Meters that count in kWh have decimals; whole numbers as large as this are as well Wh of a house. */
const mostWholeKwh = 50;

/**
 * Why energy without a unit is not taken for kWh, in Polish; null if it is like that of some point: a house, a farm, a
 * school or a plant.
 */
export function doubtOfUnit(drafts: readonly Series[]): string | null {
  const values = drafts.flatMap(({series}) =>
    quantities.flatMap((quantity) => [...(series[quantity] ?? [])].filter((value) => value > 0)),
  );
  if (values.length < fewestHours) {
    return null;
  }
  const most = values.reduce((largest, value) => Math.max(largest, value), 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const isLarge =
    most >= mostPeakKwh ||
    (mean >= mostWholeKwh && values.every((value) => Number.isInteger(value)));
  if (most >= leastPeakKwh && !isLarge) {
    return null;
  }
  const shown = String(Number(most.toPrecision(4))).replace('.', ',');
  return `Plik nie mówi, w jakiej jednostce jest energia. Największa godzina ma ${shown}; w kWh to za ${isLarge ? 'dużo, może to Wh' : 'mało, może to MWh'}.`;
}

/** An hour that its meter could hardly have measured, the first of all that are odd for one reason. */
export interface OddHour {
  readonly startMs: number;
  readonly quantity: Quantity;
  readonly kwh: number;
  /** Why, in Polish. */
  readonly reason: string;
  /** How many they are. */
  readonly hours: number;
}

/** Full scales of counters of 16, 24, 31 and 32 bits, and of 4 to 8 digits, in their units. */
const fullScales = [...[16, 24, 31, 32].map((bits) => 2 ** bits), 1e4, 1e5, 1e6, 1e7, 1e8].flatMap(
  (values) => [1, 10, 100, 1000].map((perKwh) => (values - 1) / perKwh),
);

/** Times the other large hours of the file. */
const timesOthers = 200;
const timesOthersAtFullScale = 20;
/** Of the power of a connection: a fuse lets no more through. */
const timesPower = 3;
/** Where all hours are small, this is taken for a large one, kWh: a pump that ran once is nothing odd. */
const leastLarge = 0.5;
/** Share of the hours with energy that is not looked at to tell what is large. */
const oddShare = 0.02;

/**
 * Hours far above all others of the file, above the power of the point, or at the full scale of a counter. They are
 * kept; whoever has the meter knows whether they are right. Told is the first one of each reason.
 *
 * @param orderedKw Power of the connection, kW, if it is known.
 * @param isAsked Whether an hour is of those that are asked about; all are by default.
 */
export function oddHours(
  {series, startMs}: Pick<MeterFile, 'series' | 'startMs'>,
  orderedKw?: number,
  isAsked: (startMs: number) => boolean = () => true,
): readonly OddHour[] {
  return quantities.flatMap((quantity) => {
    const values = series[quantity];
    // Energy after balancing is that before it, once more.
    const before = quantity === 'withdrawnNet' ? series.withdrawn : series.injected;
    if (values === null || (quantity.endsWith('Net') && before !== null)) {
      return [];
    }
    const large = largeHour(values.filter((kwh) => !isFullScale(kwh)));
    const isOfGrid = quantity !== 'generation';
    const odd = new Map<string, OddHour>();
    values.forEach((kwh, hour) => {
      const reason =
        kwh > large * timesOthersAtFullScale && isFullScale(kwh)
          ? 'to pełny zakres licznika, więc pewnie błąd odczytu'
          : kwh > large * timesOthers
            ? 'to setki razy więcej niż w innych godzinach'
            : isOfGrid && orderedKw !== undefined && kwh > orderedKw * timesPower
              ? `to więcej, niż przepuści przyłącze: moc umowna to ${String(orderedKw).replace('.', ',')} kW`
              : null;
      const at = startMs + hour * hourMs;
      if (reason !== null && isAsked(at)) {
        const first = odd.get(reason) ?? {startMs: at, quantity, kwh, reason, hours: 0};
        odd.set(reason, {...first, hours: first.hours + 1});
      }
    });
    return [...odd.values()];
  });
}

/** An hour as large as the largest ones that are nothing odd, kWh. */
function largeHour(values: Float64Array): number {
  let most = 0;
  for (const value of values) {
    most = value > most ? value : most;
  }
  let near = 0;
  for (const value of values) {
    near += Number(value * timesOthersAtFullScale > most);
  }
  // Where as many hours are near the largest none is odd; sorting takes long.
  if (near > Math.max(1, values.length * oddShare)) {
    return Math.max(leastLarge, most);
  }
  const sorted = values.filter((value) => value > 0).sort();
  const odd = Math.max(1, Math.floor(sorted.length * oddShare));
  return Math.max(leastLarge, sorted.at(-1 - odd) ?? most);
}

function isFullScale(kwh: number): boolean {
  return kwh > mostWholeKwh && fullScales.some((scale) => Math.abs(kwh - scale) < 0.0005);
}
