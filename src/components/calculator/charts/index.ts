/** The charts of the calculator are one chunk: most of them are seen at once. */
export {default as BillComparison} from './BillComparison';
export {default as CostSteps} from './CostSteps';
export {default as CreditMonths} from './CreditMonths';
export {default as DayStack} from './DayStack';
export {default as EnergyFlows} from './EnergyFlows';
export {default as MemberBars} from './MemberBars';
export {default as SavingsCurve} from './SavingsCurve';
export {default as YearHeatMap} from './YearHeatMap';
