import {useEffect, useState, type ReactNode} from 'react';
import ExplainedMonth from './ExplainedMonth';
import type {ResultPartProps} from '../types';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {explainHour, hoursOfDay, tellingHour} from '@cooperative/settlement/explain';
import type {CalculationReport, MemberHour} from '@cooperative/settlement/answer';
import {failed, formatHour, hourMs, ok, polishOffsetHours} from '@cooperative/polish';
import ExplainedSteps from './ExplainedSteps';
import styles from '../styles.module.css';
import {useAsking} from '../useAsking';
import DayField, {useDay} from '../views/DayField';

/** Every step of one hour and of one period, with its numbers. */
export default function Explained({settled, calculation}: ResultPartProps): ReactNode {
  return (
    <>
      <p>
        Wybierz jedną godzinę i jeden okres. Każdy krok ma wzór, liczby i przepis, więc sprawdzisz
        go na kartce.
      </p>
      <ExplainedHour settled={settled} calculation={calculation} />
      <ExplainedMonth settled={settled} />
    </>
  );
}

/** Steps 1–4 for an hour the reader chooses. */
function ExplainedHour({settled: {report}, calculation}: ResultPartProps): ReactNode {
  const chosen = useDay(report);
  const hours = hoursOfDay(report.axis, chosen.day);
  const [wanted, setWanted] = useState<number | null>(null);
  const preferred = hours.includes(tellingHour(report))
    ? tellingHour(report)
    : (hours[12] ?? hours[0] ?? 0);
  const hour = wanted !== null && hours.includes(wanted) ? wanted : preferred;
  const {membersInHour} = calculation;
  const [asked, ask] = useAsking<readonly MemberHour[]>(report, hour);
  useEffect(() => {
    ask(membersInHour(hour).then((members) => (members.length > 0 ? ok(members) : failed([]))));
  }, [ask, hour, membersInHour]);
  return (
    <>
      <h4>Jedna godzina</h4>
      <div className={styles.choices}>
        <DayField id="dzien-rachunku" chosen={chosen} />
        <SelectField
          id="godzina-rachunku"
          label="Godzina"
          value={hour}
          options={hours.map((option) => ({value: option, label: hourName(report, option)}))}
          onChange={setWanted}
        />
      </div>
      {asked.kind === 'failed' ? (
        <p role="alert">Nie udało się policzyć tej godziny. Wybierz ją jeszcze raz.</p>
      ) : asked.kind === 'done' ? (
        <ExplainedSteps steps={explainHour(report, hour, asked.found)} />
      ) : (
        <p aria-busy="true">Liczymy…</p>
      )}
    </>
  );
}

/** `2:00–3:00`; of the two that occur when summer time ends, each says which it is. */
function hourName({axis}: CalculationReport, hour: number): string {
  const name = formatHour(axis.localHour[hour] ?? 0);
  const isTwice = [hour - 1, hour + 1].some(
    (other) =>
      axis.localHour[other] === axis.localHour[hour] &&
      axis.localDay[other] === axis.localDay[hour],
  );
  const isSummer = polishOffsetHours(axis.startMs + hour * hourMs) === 2;
  return isTwice ? `${name}, czas ${isSummer ? 'letni' : 'zimowy'}` : name;
}
