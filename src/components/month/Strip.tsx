import type {ReactNode} from 'react';
import clsx from 'clsx';
import {
  moneyOf,
  monthName,
  nextTask,
  type SettledMonth,
  statementsOf,
  type Task,
  type TaskId,
} from '@cooperative/settlement/month';
import type {MonthState} from '@site/src/browser/month/monthState';
import {kwhText, zlText} from './words';
import styles from './styles.module.css';

interface Props {
  readonly input: MonthState['input'];
  readonly months: readonly SettledMonth[];
  readonly tasks: Readonly<Record<TaskId, Task>>;
}

/** Above all parts: the last month in numbers, what is to be done, and the way to hand it out. */
export default function Strip({input, months, tasks}: Props): ReactNode {
  const last = months.at(-1);
  const next = nextTask(tasks);
  return (
    <section className={styles.strip} aria-labelledby="wynik">
      <h2 id="wynik">
        {last ? monthName(last.month) : 'Rozliczenie w toku'}
        {months.length > 1 && <span className="meta"> i wcześniejsze: {months.length - 1}</span>}
      </h2>
      {last && (
        <a
          className={clsx('button button-primary', styles.out)}
          href="#wydaj"
          onClick={() => openPart('wydaj')}>
          Wydaj zestawienia
        </a>
      )}
      {last && <Numbers input={input} last={last} />}
      {next && (
        <p role="status">
          Do zrobienia:{' '}
          <a href={`#${next.id}`} onClick={() => openPart(next.id)}>
            {next.title}
          </a>
          , {next.text}.
        </p>
      )}
    </section>
  );
}

/** Unfolds a part as a press on its heading does. */
function openPart(id: string): void {
  const summary = document.getElementById(id)?.closest('summary');
  if (summary?.parentElement instanceof HTMLDetailsElement && !summary.parentElement.open) {
    summary.click();
  }
}

function Numbers({
  input,
  last,
}: {
  readonly input: MonthState['input'];
  readonly last: SettledMonth;
}): ReactNode {
  const {balance, credits} = last.settlement.energy;
  const numbers = [
    ['Wspólne', kwhText(balance.sharedKwh[0] ?? 0)],
    ['Z zapasu', kwhText(credits.usedCreditKwh[0] ?? 0)],
    ['Kupione', kwhText(credits.boughtKwh[0] ?? 0)],
    ['Zapas na koniec', last.isInDoubt ? '–' : kwhText(credits.balanceKwh[0] ?? 0)],
    ['Rachunki brutto', zlText(moneyOf(statementsOf(input, [last]), ({grossZl}) => grossZl))],
  ] as const;
  return (
    <dl className={styles.numbers}>
      {numbers.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
