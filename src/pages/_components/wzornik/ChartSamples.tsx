import {useState, type ReactNode} from 'react';
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
import {exampleYear, savingPoints, thousandMembers} from './exampleYear';
import styles from './styles.module.css';

const kwp = 240;
const powers = [0, 40, 80, 120, 160, 200, 240, 280, 320, 360, 400];

/** Every chart of the calculator, with a year settled by the core. */
export default function ChartSamples(): ReactNode {
  const [year] = useState(() => exampleYear(kwp));
  const [points] = useState(() => savingPoints(powers));
  const note = 'Przykład modelowy: pięciu członków, stawki przykładowe.';
  return (
    <div className={styles.charts}>
      <DayStack hours={year.june} label="Średnia doba w czerwcu" note={note} />
      <YearHeatMap values={year.gridHours} label="Rok w godzinach" note={note} />
      <EnergyFlows year={year.flows} label="Przepływy energii w roku" note={note} />
      <CreditMonths months={year.months} label="Rozliczenie 1:0,6 miesiącami" note={note} />
      <CostSteps levels={year.levels} label="Skąd bierze się różnica" note={note} />
      <BillComparison bills={year.bills} label="Roczne rachunki" note={note} />
      <MemberBars members={year.members} label="Koszty członków w roku" note={note} />
      <MemberBars
        members={thousandMembers}
        label="Tysiąc członków"
        note="Liczby wymyślone, aby pokazać dużą spółdzielnię."
      />
      <SavingsCurve points={points} current={kwp} label="Oszczędność a moc paneli" note={note} />
    </div>
  );
}
