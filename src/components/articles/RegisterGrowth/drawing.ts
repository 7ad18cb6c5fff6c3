import type {Register} from '@site/src/content/schema/notices';
import {dayMs} from '@cooperative/polish';

type Reading = Register['readings'][number];

export interface RegisterDrawing {
  /** Heights and vertical positions are in pixels, widths in percent of the plot. */
  readonly height: number;
  readonly bars: readonly {readonly reading: Reading; readonly y: number; readonly width: string}[];
  readonly years: readonly {readonly year: number; readonly y: number}[];
  readonly ticks: readonly {readonly count: number; readonly x: string}[];
}

/** The smallest distance between two labels, in pixels. */
const lineHeight = 24;
const margin = {top: 16, bottom: 44};
const roundTo = 200;

/** Places of the bars on a true time axis, tall enough to keep the two closest readings apart. */
export function drawRegister(readings: readonly Reading[]): RegisterDrawing {
  const days = readings.map(({day}) => Date.parse(day) / dayMs);
  const first = days[0] ?? 0;
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  const pixelsADay = Math.max(lineHeight / Math.min(...gaps), 0.3);
  const yOf = (day: number): number => Math.round(margin.top + (day - first) * pixelsADay);
  const end = days.at(-1) ?? first;

  const tallest = Math.max(...readings.map(({count}) => count));
  const top = Math.ceil(tallest / roundTo) * roundTo;
  const widthOf = (count: number): string => `${Math.round((count / top) * 10000) / 100}%`;

  const lastYear = new Date(end * dayMs).getUTCFullYear();
  const years: {year: number; y: number}[] = [];
  for (let year = lastYear; Date.UTC(year, 0) / dayMs > first; year--) {
    years.unshift({year, y: yOf(Date.UTC(year, 0) / dayMs)});
  }
  return {
    height: yOf(end) + margin.bottom,
    bars: readings.map((reading, index) => ({
      reading,
      y: yOf(days[index] ?? first),
      width: widthOf(reading.count),
    })),
    years,
    ticks: [0, top / 2, top].map((count) => ({count, x: widthOf(count)})),
  };
}
