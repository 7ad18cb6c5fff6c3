import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {DotHatch, LineHatch} from '@site/src/components/charts/Plot/Hatches';
import {rounded} from '@site/src/components/charts/Plot/drawing';
import type {HourBalance} from '@site/src/domain/day/modelDay';
import {markOf} from '../energy/looks';
import styles from './DayBars.module.css';

interface Props {
  readonly day: readonly HourBalance[];
  /** Pixels from the top for an energy in kWh. */
  readonly y: (value: number) => number;
  /** Of the plot, pixels. */
  readonly height: number;
}

/** Width of an hour in the units of the paths; they are stretched to the width of the picture. */
const hourWidth = 100;
const width = 24 * hourWidth;
const gap = 8;

/**
 * All hours as stacks: used on site, taken from the grid, fed into the grid. One path for each, not one shape for each
 * hour, as a page shows up to five such days; a hatch is not stretched, so it is laid over through a clip.
 */
export default function HourStacks({day, y, height}: Props): ReactNode {
  const id = useId();
  const used = bars(day, y, ({usedOnSite}) => [0, usedOnSite]);
  const fromGrid = bars(day, y, ({usedOnSite, fromGrid: taken}) => [usedOnSite, taken]);
  const toGrid = bars(day, y, ({usedOnSite, toGrid: given}) => [usedOnSite, given]);
  return (
    <>
      <defs>
        <LineHatch id={`${id}lines`} />
        <DotHatch id={`${id}dots`} />
        <Clip id={`${id}lined`} of={`${id}from`} height={height} />
        <Clip id={`${id}dotted`} of={`${id}to`} height={height} />
      </defs>
      <Stretched height={height}>
        <path d={used} className={markOf('own', id).className} />
        <path id={`${id}from`} d={fromGrid} className={markOf('grid', id).className} />
        <path
          id={`${id}to`}
          d={toGrid}
          className={clsx(markOf('given', id).className, styles.toGrid)}
        />
      </Stretched>
      <Hatched fill={`${id}lines`} clip={`${id}lined`} height={height} />
      <Hatched fill={`${id}dots`} clip={`${id}dotted`} height={height} />
    </>
  );
}

/** A stepped line from hour to hour; nothing is drawn where nothing is produced. */
export function ProductionLine({day, y, height}: Props): ReactNode {
  const tops = day.map(({usedOnSite, toGrid}) => y(usedOnSite + toGrid));
  const d = tops.map((top, hour) => {
    const before = tops[hour - 1] ?? height;
    const x = hour * hourWidth;
    const isDrawn = top < height;
    if (top === before) {
      return isDrawn ? `M${x} ${top}h${hourWidth}` : '';
    }
    return `M${x} ${before}V${top}${isDrawn ? `h${hourWidth}` : ''}`;
  });
  return (
    <Stretched height={height}>
      <path d={d.join('')} className={styles.production} />
    </Stretched>
  );
}

/** Hours drawn at their own width, stretched to the width of the chart. */
function Stretched({
  height,
  children,
}: {
  readonly height: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <svg
      width="100%"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      overflow="visible"
      // The drawing around it has the name.
      aria-hidden="true">
      {children}
    </svg>
  );
}

/** The path of what each hour has of something: energy below it and its own, in kWh. */
function bars(
  day: readonly HourBalance[],
  y: Props['y'],
  partOf: (balance: HourBalance) => readonly [number, number],
): string {
  return day
    .map((balance, hour) => {
      const [from, amount] = partOf(balance);
      const top = y(from + amount);
      const size = rounded(y(from) - top);
      const across = hourWidth - 2 * gap;
      return size > 0 ? `M${hour * hourWidth + gap} ${top}h${across}v${size}h-${across}z` : '';
    })
    .join('');
}

interface ClipProps {
  readonly id: string;
  /** Id of the path that stays visible. */
  readonly of: string;
  readonly height: number;
}

function Clip({id, of, height}: ClipProps): ReactNode {
  return (
    <clipPath id={id} clipPathUnits="objectBoundingBox">
      <use href={`#${of}`} transform={`scale(${1 / width} ${1 / height})`} />
    </clipPath>
  );
}

interface HatchedProps {
  readonly fill: string;
  readonly clip: string;
  readonly height: number;
}

function Hatched({fill, clip, height}: HatchedProps): ReactNode {
  return <rect width="100%" height={height} fill={`url(#${fill})`} clipPath={`url(#${clip})`} />;
}
