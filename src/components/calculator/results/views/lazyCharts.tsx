import {lazyTogether} from '@site/src/components/ui/loading/lazyPart';
import styles from '../styles.module.css';

const chart = lazyTogether(() => import('@site/src/components/calculator/charts'), {
  message: 'Nie udało się wczytać wykresu. Liczby są w tabelach na tej stronie.',
  waiting: <p className={styles.waiting} aria-busy="true" />,
});

export const LazyBillComparison = chart((all) => all.BillComparison);
export const LazyCostSteps = chart((all) => all.CostSteps);
export const LazyCreditMonths = chart((all) => all.CreditMonths);
export const LazyDayStack = chart((all) => all.DayStack);
export const LazyEnergyFlows = chart((all) => all.EnergyFlows);
export const LazyMemberBars = chart((all) => all.MemberBars);
export const LazySavingsCurve = chart((all) => all.SavingsCurve);
export const LazyYearHeatMap = chart((all) => all.YearHeatMap);
