import {lazyChart} from './lazyChart';

export const BillComparison = lazyChart(() => import('@site/src/components/charts/BillComparison'));
export const CreditMonths = lazyChart(() => import('@site/src/components/charts/CreditMonths'));
export const DayStack = lazyChart(() => import('@site/src/components/charts/DayStack'));
export const EnergyFlows = lazyChart(() => import('@site/src/components/charts/EnergyFlows'));
export const MemberBars = lazyChart(() => import('@site/src/components/charts/MemberBars'));
export const SavingsCurve = lazyChart(() => import('@site/src/components/charts/SavingsCurve'));
export const YearHeatMap = lazyChart(() => import('@site/src/components/charts/YearHeatMap'));
