import type {HourBalance} from './modelDay';

/** What one sees of an hour: where the sun stands and which kinds of energy flow. */
export interface HourLight {
  readonly sun: 'high' | 'low' | 'down';
  readonly isUsed: boolean;
  readonly isGiven: boolean;
  readonly isTaken: boolean;
}

/** Below this part of the day's highest production the sun is drawn low. */
const lowPart = 0.25;

/** The light of an hour (0–23) of a day; without production it is night. */
export function lightOf(day: readonly HourBalance[], hour: number): HourLight {
  const produced = day.map(({usedOnSite, toGrid}) => usedOnSite + toGrid);
  const {usedOnSite = 0, fromGrid = 0, toGrid = 0} = day[hour] ?? {};
  const now = usedOnSite + toGrid;
  return {
    sun: now <= 0 ? 'down' : now < lowPart * Math.max(...produced) ? 'low' : 'high',
    isUsed: usedOnSite > 0,
    isGiven: toGrid > 0,
    isTaken: fromGrid > 0,
  };
}

/** Which of the three sentences on how energy flows tells an hour best: a surplus, shared use, or energy from the grid. */
export function flowOf({usedOnSite, fromGrid, toGrid}: HourBalance): 0 | 1 | 2 {
  return toGrid > 0 ? 0 : usedOnSite >= fromGrid ? 1 : 2;
}
