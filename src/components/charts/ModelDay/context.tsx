import {createContext, useContext, useMemo, useState, type ReactNode} from 'react';
import type {HourBalance, ModelDay, Season} from '@site/src/domain/day/modelDay';

interface ModelDayState {
  readonly season: Season;
  readonly hour: number;
  readonly day: readonly HourBalance[];
  /** Of all four seasons: their pictures share one scale. */
  readonly allHours: readonly HourBalance[];
  readonly setSeason: (season: Season) => void;
  readonly setHour: (hour: number) => void;
}

/** The hour shown at first: the sun is high. */
const restHour = 13;

const Context = createContext<ModelDayState | null>(null);

interface Props {
  readonly modelDay: ModelDay;
  readonly children: ReactNode;
}

/** One model day shared by all its pictures on a page: the chart picks the hour, the scene follows. */
export function ModelDayProvider({modelDay, children}: Props): ReactNode {
  const [season, setSeason] = useState<Season>('summer');
  const [hour, setHour] = useState(restHour);
  const state = useMemo(
    () => ({
      season,
      hour,
      day: modelDay[season],
      allHours: Object.values(modelDay).flat(),
      setSeason,
      setHour,
    }),
    [modelDay, season, hour],
  );
  return <Context.Provider value={state}>{children}</Context.Provider>;
}

export function useModelDay(): ModelDayState {
  const state = useContext(Context);
  if (!state) {
    throw new Error('Pictures of the model day need a ModelDayProvider.');
  }
  return state;
}

export const seasonNames: Readonly<Record<Season, string>> = {
  winter: 'zima',
  spring: 'wiosna',
  summer: 'lato',
  autumn: 'jesień',
};

export const seriesNames = {
  usedOnSite: 'Zużyte na miejscu',
  fromGrid: 'Pobrane z sieci',
  toGrid: 'Oddane do sieci',
} as const;
