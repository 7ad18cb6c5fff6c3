import {useMemo, type ReactNode} from 'react';
import CashFlow from '@site/src/components/calculator/charts/CashFlow';
import {paybackText} from '@site/src/components/calculator/shared/figures';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import {coversYear} from '@site/src/domain/settlement/hours/hourAxis';
import {formatCount, yearForms} from '@site/src/site/format';
import type {Settled} from '../types';
import {cashFlowTable, comparisonNames, flowNotes, rateText, startOf} from './cashFlowText';
import {settledProject} from './settledProject';
import WrongFinance from './WrongFinance';
import styles from './styles.module.css';

/** The money of the investment, year by year. */
export default function CashFlowPart({settled}: {readonly settled: Settled}): ReactNode {
  const {report, input} = settled;
  const {finance} = input;
  const project = useMemo(() => settledProject({report, input}), [report, input]);
  if (!coversYear(report.axis)) {
    return (
      <p>
        Dane obejmują mniej niż rok, a pory roku bardzo się różnią, więc kolejnych lat z nich nie
        liczymy.
      </p>
    );
  }
  if (!finance || project === null) {
    return (
      <p>
        Wpisz koszt instalacji, a policzymy każdy rok: oszczędność, utrzymanie, wymiany, raty i
        dług.
        {finance?.against === 'netBilling' && ' Porównanie z net-billingiem wymaga cen rynkowych.'}
      </p>
    );
  }
  if (!project.ok) {
    return <WrongFinance errors={project.errors} />;
  }
  const {years, instalment, npv, payback} = project.value;
  const lasts = formatCount(finance.years, yearForms);
  const figures: readonly (readonly [string, string])[] = [
    ...startOf(finance, project.value),
    ...(instalment > 0 ? [['rata kredytu w roku', formatZloty(instalment)] as const] : []),
    ['zwrot wkładu', paybackText(payback)],
    [`wartość dzisiejsza (NPV), ${lasts}`, formatZloty(npv)],
    ['stopa zwrotu (IRR)', rateText(project.value)],
  ];
  return (
    <>
      <p>Całość, wobec {comparisonNames[finance.against]}:</p>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CashFlow
        years={years}
        label="Przepływ pieniędzy"
        table={{
          caption: 'Przepływ pieniędzy rok po roku, zł',
          fileName: 'przeplyw-pieniedzy.csv',
          ...cashFlowTable(project.value),
        }}
      />
      <ul className="meta">
        {flowNotes(finance, project.value).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
