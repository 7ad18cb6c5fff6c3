import {lazyChart} from './lazyChart';

const charts = () => import('@site/src/components/charts');

export const BillComparison = lazyChart(async () => ({default: (await charts()).BillComparison}));
export const CreditMonths = lazyChart(async () => ({default: (await charts()).CreditMonths}));
export const DayStack = lazyChart(async () => ({default: (await charts()).DayStack}));
export const EnergyFlows = lazyChart(async () => ({default: (await charts()).EnergyFlows}));
export const MemberBars = lazyChart(async () => ({default: (await charts()).MemberBars}));
export const SavingsCurve = lazyChart(async () => ({default: (await charts()).SavingsCurve}));
export const YearHeatMap = lazyChart(async () => ({default: (await charts()).YearHeatMap}));
