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
import {
  bills,
  creditMonths,
  dayEnergy,
  meanGrid,
  memberCosts,
} from '@site/src/domain/calculator/charts/chartData';
import {settledExample} from '@site/src/domain/calculator/example';
import {answerOf, PowerCurve, powerFactors, wholeAnswer} from '@cooperative/settlement/answer';
import {hoursOfDay} from '@cooperative/settlement/explain';
import {toZloty, zloty} from '@cooperative/polish';
import rates from '@site-data/rates.json';
import styles from './styles.module.css';

/** Invented, to show how a large cooperative fits: not the result of a settlement. */
const thousandMembers = Array.from({length: 1000}, (_, index) => {
  const aloneZl = zloty(900 + ((index * 7919) % 6100));
  return {
    name: `Członek ${index + 1}`,
    aloneZl,
    cooperativeZl: toZloty(Math.round(aloneZl * (0.7 + ((index * 104_729) % 350) / 1000) * 100)),
  };
});

/** The calculator's example with a cost, so that the curve of powers has its value too. */
function example() {
  const {quick, input, prepared, report} = settledExample(rates, {costZl: 660_000});
  const curve = new PowerCurve(prepared);
  return {
    kwp: quick.kwp ?? 0,
    input,
    report,
    whole: wholeAnswer({answer: answerOf(report, null, input, rates.rates), report}),
    points: powerFactors(input.members.length).map((factor) => curve.at(factor)),
  };
}

/** Every chart of the calculator, with the example that it starts with. */
export default function ChartSamples(): ReactNode {
  const [{kwp, input, report, whole, points}] = useState(example);
  const june = hoursOfDay(report.axis, `${input.start.slice(0, 4)}-06-15`);
  const note = 'Przykład, od którego zaczyna kalkulator.';
  return (
    <div className={styles.charts}>
      <DayStack hours={dayEnergy(report, june)} label="Doba w czerwcu" note={note} />
      <YearHeatMap values={meanGrid(report)} label="Rok w godzinach" note={note} />
      <EnergyFlows year={whole.energy} label="Przepływy energii w roku" note={note} />
      <CreditMonths
        months={creditMonths(report, input)}
        label="Rozliczenie 1:0,6 miesiącami"
        note={note}
      />
      <CostSteps levels={whole.levels} label="Skąd bierze się różnica" note={note} />
      <BillComparison bills={bills(whole.bills)} label="Roczne rachunki" note={note} />
      <MemberBars members={memberCosts(whole.members)} label="Koszty członków w roku" note={note} />
      <MemberBars
        members={thousandMembers}
        label="Tysiąc członków"
        note="Liczby wymyślone, aby pokazać dużą spółdzielnię."
      />
      <SavingsCurve points={points} current={kwp} label="Oszczędność a moc paneli" note={note} />
    </div>
  );
}
