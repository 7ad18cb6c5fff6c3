import type {ReactNode} from 'react';
import {moreThanDrawn} from '@cooperative/settlement/explain';
import {splitRule} from '@cooperative/settlement/law';
import {formatNumber} from '@cooperative/polish';
import {periodName} from '@site/src/domain/calculator/answer/names';
import type {Settled} from '@site/src/domain/calculator/answer/settled';

/** Named one by one; of more it is enough to know how many. */
const mostNamed = 5;

const why = `Prąd kupiony przez całą spółdzielnię dzieli się tylko między członków, którzy w okresie pobrali więcej, niż oddali. Płacą więc także za prąd, który w innych godzinach pobrali pozostali (${splitRule.article}: ${splitRule.act}). Dzielimy w proporcji do tej różnicy, bo przepis nie mówi, do czego (założenie A10).`;

interface PeriodProps {
  readonly report: Settled['report'];
  readonly member: number;
  readonly period: number;
}

/** That a bill has more energy than the meter drew, and why; nothing for all other bills. */
export function MoreInPeriod({report, member, period}: PeriodProps): ReactNode {
  const found = moreThanDrawn(report, member).find((of) => of.period === period);
  return (
    found && (
      <>
        <p>
          <strong>To nie pomyłka:</strong> kupione {formatNumber(found.boughtKwh, 2)} kWh to więcej,
          niż ten licznik pobrał z sieci ({formatNumber(found.drawnKwh, 2)} kWh).
        </p>
        <p>Skąd więcej kWh, niż pobrał licznik: {why}</p>
      </>
    )
  );
}

interface Props {
  readonly settled: Settled;
}

/** The members who have such bills, and when. */
export default function MoreThanDrawn({settled: {report}}: Props): ReactNode {
  const found = report.settlement.members.flatMap(({id}, member) => {
    const [first, ...others] = moreThanDrawn(report, member);
    return first
      ? [
          others.length > 0
            ? `${id} (okresów: ${formatNumber(others.length + 1)})`
            : `${id} (${periodName(report, first.period)})`,
        ]
      : [];
  });
  const rest = found.length - mostNamed;
  return (
    found.length > 0 && (
      <p>
        <strong>Rachunek na więcej kWh, niż pobrał licznik:</strong>{' '}
        {found.slice(0, mostNamed).join('; ')}
        {rest > 0 && ` i jeszcze liczniki: ${formatNumber(rest)}`}. To nie pomyłka. {why}
      </p>
    )
  );
}
