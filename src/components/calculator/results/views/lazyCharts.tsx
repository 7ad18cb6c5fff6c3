import type {ComponentType} from 'react';
import type * as AllCharts from '@site/src/components/calculator/charts';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import styles from '../styles.module.css';

type Charts = typeof AllCharts;

/** All charts load together, so once one is shown the others are there: printing waits for nothing. */
let arrived: Charts | undefined;

const charts = async (): Promise<Charts> => {
  arrived = await import('@site/src/components/calculator/charts');
  return arrived;
};

function chart<Props extends object>(
  pick: (all: Charts) => ComponentType<Props>,
): ComponentType<Props> {
  return lazyPart(async () => ({default: pick(await charts())}), {
    message: 'Nie udało się wczytać wykresu. Liczby są w tabelach na tej stronie.',
    waiting: <p className={styles.waiting} aria-busy="true" />,
    peek: () => arrived && pick(arrived),
  });
}

export const LazyBillComparison = chart((all) => all.BillComparison);
export const LazyCostSteps = chart((all) => all.CostSteps);
export const LazyCreditMonths = chart((all) => all.CreditMonths);
export const LazyDayStack = chart((all) => all.DayStack);
export const LazyEnergyFlows = chart((all) => all.EnergyFlows);
export const LazyMemberBars = chart((all) => all.MemberBars);
export const LazySavingsCurve = chart((all) => all.SavingsCurve);
export const LazyYearHeatMap = chart((all) => all.YearHeatMap);
