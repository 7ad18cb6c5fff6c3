import {useEffect, useState, type ReactNode} from 'react';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {hoursOfDay} from '@cooperative/settlement/cooperative/explain/days';
import {explainHour, tellingHour} from '@cooperative/settlement/cooperative/explain/explainHour';
import type {CalculationReport, MemberHour} from '@cooperative/settlement/cooperative/shapes';
import {polishOffsetHours} from '@cooperative/polish/hourAxis';
import {formatHour} from '@site/src/site/format';
import {hourMs} from '@cooperative/polish/time';
import ExplainedSteps from './ExplainedSteps';
import styles from '../styles.module.css';
import type {ResultPartProps} from '../types';
import DayField from '../views/DayField';
import {useDay} from '../views/useDay';

/** Steps 1–4 for an hour the reader chooses. */
export default function ExplainedHour({
  settled: {report},
  calculation,
}: ResultPartProps): ReactNode {
  const chosen = useDay(report);
  const hours = hoursOfDay(report.axis, chosen.day);
  const [wanted, setWanted] = useState<number | null>(null);
  const preferred = hours.includes(tellingHour(report))
    ? tellingHour(report)
    : (hours[12] ?? hours[0] ?? 0);
  const hour = wanted !== null && hours.includes(wanted) ? wanted : preferred;
  const {members, hasFailed} = useMembers(report, hour, calculation.membersInHour);
  const steps = members && explainHour(report, hour, members);
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
      {hasFailed && <p role="alert">Nie udało się policzyć tej godziny. Wybierz ją jeszcze raz.</p>}
      {steps ? <ExplainedSteps steps={steps} /> : !hasFailed && <p aria-busy="true">Liczymy…</p>}
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

/** Members of one hour, requested from the worker; those of another hour or report are never shown. */
function useMembers(
  report: CalculationReport,
  hour: number,
  ask: (hour: number) => Promise<readonly MemberHour[]>,
): {readonly members: readonly MemberHour[] | null; readonly hasFailed: boolean} {
  const [answer, setAnswer] = useState<{
    report: CalculationReport;
    hour: number;
    members: readonly MemberHour[];
  } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (members: readonly MemberHour[]): void => {
      if (isCurrent) {
        setAnswer({report, hour, members});
      }
    };
    ask(hour).then(take, () => {
      take([]);
    });
    return () => {
      isCurrent = false;
    };
  }, [report, hour, ask]);
  const isMine = answer?.report === report && answer.hour === hour;
  return {
    members: isMine && answer.members.length > 0 ? answer.members : null,
    hasFailed: isMine && answer.members.length === 0,
  };
}
