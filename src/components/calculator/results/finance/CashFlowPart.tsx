import type {ReactNode} from 'react';
import NamedValues from '@site/src/components/calculator/shared/NamedValues';
import CashFlow from '@site/src/components/calculator/charts/CashFlow';
import {paybackText, percentText} from '@site/src/domain/calculator/figures';
import {formatZloty} from '@site/src/domain/calculator/numbers';
import {wholeAnswer} from '@cooperative/settlement/answer';
import {coversYear, type FieldError, formatCount, yearForms} from '@cooperative/polish';
import figures from '../figures.module.css';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import {
  cashFlowTable,
  comparisonNames,
  flowNotes,
  rateText,
  startOf,
} from '@site/src/domain/calculator/finance/cashFlowText';
import {fields, labelOf} from '@cooperative/settlement/description';

/** The money of the investment, year by year. */
export default function CashFlowPart({settled}: {readonly settled: Settled}): ReactNode {
  const {axis, input, project} = wholeAnswer(settled);
  const {finance} = input;
  if (!coversYear(axis)) {
    return (
      <p>
        Dane obejmują mniej niż rok, a pory roku bardzo się różnią, więc kolejnych lat z nich nie
        liczymy.
      </p>
    );
  }
  if (!finance || project === null) {
    return <WithoutProject settled={settled} />;
  }
  if (!project.ok) {
    return <WrongFinance errors={project.errors} />;
  }
  const {years, instalment, npv, payback} = project.value;
  const lasts = formatCount(finance.years, yearForms);
  const told: readonly (readonly [string, string])[] = [
    ...startOf(finance, project.value),
    ...(instalment > 0 ? [['rata kredytu w roku', formatZloty(instalment)] as const] : []),
    ['zwrot wkładu', paybackText(payback)],
    [`wartość dzisiejsza (NPV), ${lasts}`, formatZloty(npv)],
    ['stopa zwrotu (IRR)', rateText(project.value)],
  ];
  return (
    <>
      <p>Całość, wobec {comparisonNames[finance.against]}:</p>
      <NamedValues className={figures.list} values={told} />
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

/** What a project lacks; without a cost, the most it may be. */
function WithoutProject({settled}: {readonly settled: Settled}): ReactNode {
  const {affordable, input} = wholeAnswer(settled);
  const {annualCostZl = 0} = input.finance ?? {};
  if (affordable === null) {
    return <p>Podaj ceny rynkowe, a policzymy każdy rok w porównaniu z net-billingiem.</p>;
  }
  const {mostZl, years, ageing} = affordable;
  return (
    <>
      <p>
        Wpisz koszt instalacji, a policzymy każdy rok: oszczędność, utrzymanie, wymiany, raty i
        dług.
      </p>
      {mostZl > 0 ? (
        <p>
          Żeby zwróciła się w {formatCount(years, yearForms)}, instalacja może kosztować najwyżej
          około <strong>{formatZloty(mostZl)}</strong>. To cała oszczędność, ze źródeł i ze
          spółdzielni,{' '}
          {annualCostZl > 0
            ? `bez rocznych kosztów (${formatZloty(annualCostZl)})`
            : 'bez rocznych kosztów, bo ich nie podano'}
          , przy stałych cenach i spadku produkcji o {percentText(ageing, 1)} rocznie.
        </p>
      ) : (
        <p>
          Nie zwraca się: w tym składzie nie ma oszczędności, z której nakład mógłby się zwrócić.
        </p>
      )}
    </>
  );
}

/** What is wrong with the investment, field by field. */
function WrongFinance({errors}: {readonly errors: readonly FieldError[]}): ReactNode {
  return (
    <ul>
      {errors.map(({field, message}) => (
        <li key={`${field} ${message}`}>
          {financeLabel(field)}: {message}
        </li>
      ))}
    </ul>
  );
}

/** The field's name in the form; the project's errors name it without the unit of money, `Zl`. */
function financeLabel(field: string): string {
  const [, list, number = ''] = /^(replacements|priceChanges)\[(\d+)\]/.exec(field) ?? [];
  if (list === 'replacements' || list === 'priceChanges') {
    return `${labelOf({name: fields[`finance.${list}`].one})} ${number}`;
  }
  const [, found] =
    Object.entries(fields).find(([key]) =>
      [`finance.${field}`, `finance.${field}Zl`].includes(key),
    ) ?? [];
  return found ? labelOf(found) : 'Oszczędność';
}
