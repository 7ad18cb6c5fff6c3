import type {ReactNode} from 'react';
import {
  BillComparison,
  CostSteps,
  CreditMonths,
  DayStack,
  EnergyFlows,
  MemberBars,
  SavingsCurve,
  YearHeatMap,
} from '@site/src/components/calculator/charts';
import * as year from './inventedYear';
import styles from './styles.module.css';

/** Every chart of the calculator, with an invented year. */
export default function ChartSamples(): ReactNode {
  const note = 'Liczby wymyślone, aby pokazać wykresy.';
  return (
    <div className={styles.charts}>
      <DayStack hours={year.june} label="Średnia doba w czerwcu" note={note} />
      <YearHeatMap values={year.gridHours} label="Rok w godzinach" note={note} />
      <EnergyFlows year={year.flows} label="Przepływy energii w roku" note={note} />
      <CreditMonths months={year.creditMonths} label="Rozliczenie 1:0,6 miesiącami" note={note} />
      <CostSteps levels={year.levels} label="Skąd bierze się różnica" note={note} />
      <BillComparison bills={year.bills} label="Roczne rachunki" note={note} />
      <MemberBars members={year.members} label="Koszty członków w roku" note={note} />
      <MemberBars
        members={year.thousandMembers}
        label="Tysiąc członków"
        note="Liczby wymyślone, aby pokazać dużą spółdzielnię."
      />
      <SavingsCurve
        points={year.savingPoints}
        current={240}
        label="Oszczędność a moc paneli"
        note={note}
      />
    </div>
  );
}
