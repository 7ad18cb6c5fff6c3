import type {ReactNode} from 'react';
import Table from '@site/src/components/ui/Table';
import type {UsedLot} from '@cooperative/settlement/cooperative/explain/creditSteps';
import {formatNumber} from '@site/src/site/format';
import {periodName} from '../names';
import type {Settled} from '../types';

interface Props {
  readonly settled: Settled;
  /** Oldest first. */
  readonly lots: readonly UsedLot[];
}

/** The lots of credit valid in the period, and what was taken from each. */
export default function Lots({settled: {report, input}, lots}: Props): ReactNode {
  const periods = report.axis.periodMonths.length;
  if (lots.length === 0) {
    return <p>W tym okresie nie ma zapasu w sieci.</p>;
  }
  return (
    <Table aria-label="Partie zapasu w sieci" asCards>
      <caption>Partie zapasu w sieci, od najstarszej</caption>
      <thead>
        <tr>
          <th scope="col">Z okresu</th>
          <th scope="col">Było (kWh)</th>
          <th scope="col">Zużyto (kWh)</th>
        </tr>
      </thead>
      <tbody>
        {lots.map(({period, kwh, usedKwh}) => (
          <tr key={period}>
            <th scope="row">
              {periodName(report.axis, input, ((period % periods) + periods) % periods)}
              {period < 0 && ', poprzedni rok'}
            </th>
            <td data-label="Było (kWh)">{formatNumber(kwh, 2)}</td>
            <td data-label="Zużyto (kWh)">{formatNumber(usedKwh, 2)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
