import {useMemo, useState, type ReactNode} from 'react';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {explainMonth, lotsOf, tellingPeriod, type UsedLot} from '@cooperative/settlement/explain';
import MemberBill from './MemberBill';
import ExplainedSteps from './ExplainedSteps';
import {periodName, periodOptions, periodWord} from '@site/src/domain/calculator/answer/names';
import TableRows from '../TableRows';
import styles from '../styles.module.css';
import type {CalculationReport} from '@cooperative/settlement/answer';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import Table from '@site/src/components/ui/Table';

/** Steps 5–11 for a period and a member the reader chooses. */
export default function ExplainedMonth({settled}: {readonly settled: Settled}): ReactNode {
  const {report} = settled;
  const {members} = report.settlement;
  const [wanted, setWanted] = useState<number | null>(null);
  const [wantedMember, setMember] = useState(0);
  const periods = report.axis.periodMonths.length;
  const period = wanted !== null && wanted < periods ? wanted : tellingPeriod(report);
  const member = Math.min(wantedMember, members.length - 1);
  const steps = useMemo(() => explainMonth(report, period, member), [report, period, member]);
  const lots = useMemo(() => lotsOf(report, period).valid, [report, period]);
  return (
    <>
      <h4>Jeden okres rozliczeniowy</h4>
      <div className={styles.choices}>
        <SelectField
          id="okres-rachunku"
          label={periodWord(report)}
          value={period}
          options={periodOptions(report)}
          onChange={setWanted}
        />
        <SelectField
          id="czlonek-rachunku"
          label="Członek"
          value={member}
          options={members.map(({id}, index) => ({value: index, label: id}))}
          onChange={setMember}
        />
      </div>
      <ExplainedSteps
        steps={steps}
        extras={{
          7: <Lots report={report} lots={lots} />,
          10: <MemberBill settled={settled} period={period} member={member} />,
        }}
      />
    </>
  );
}

interface LotsProps {
  readonly report: CalculationReport;
  /** Oldest first. */
  readonly lots: readonly UsedLot[];
}

/** The lots of credit valid in the period, and what was taken from each. */
function Lots({report, lots}: LotsProps): ReactNode {
  const periods = report.axis.periodMonths.length;
  if (lots.length === 0) {
    return <p>W tym okresie nie ma zapasu w sieci.</p>;
  }
  return (
    <Table aria-label="Partie zapasu w sieci" asCards>
      <caption>Partie zapasu w sieci, od najstarszej</caption>
      <TableRows
        table={{
          columns: [
            {label: 'Z okresu'},
            {label: 'Było (kWh)', fractionDigits: 2},
            {label: 'Zużyto (kWh)', fractionDigits: 2},
          ],
          rows: lots.map(({period, kwh, usedKwh}) => {
            const name = periodName(report, ((period % periods) + periods) % periods);
            return [period < 0 ? `${name}, poprzedni rok` : name, kwh, usedKwh];
          }),
        }}
      />
    </Table>
  );
}
