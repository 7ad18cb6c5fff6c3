import type {ReactNode} from 'react';
import clsx from 'clsx';
import {
  moneyOf,
  monthName,
  nextTask,
  type SettledFiles,
  type SettledMonth,
  statementsOf,
  type Task,
  type TaskId,
} from '@cooperative/settlement/month';
import type {MonthState} from '@site/src/browser/month/monthState';
import {kwhText, zlText} from './words';
import styles from './styles.module.css';

interface Props {
  readonly state: Pick<MonthState, 'input' | 'files'>;
  readonly settledFiles: SettledFiles;
  readonly months: readonly SettledMonth[];
  readonly tasks: Readonly<Record<TaskId, Task>>;
}

/** Above all parts: the last month in numbers, what it rests on, and the way to hand it out. */
export default function Strip({state, settledFiles, months, tasks}: Props): ReactNode {
  const {input, files} = state;
  const last = months.at(-1);
  const next = nextTask(tasks);
  const stock = input.stock.reduce((all, {kwh}) => all + kwh, 0);
  const tariffs = Object.keys(input.tariffs).length;
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
          onClick={() => {
            openPart('wydaj');
          }}>
          Wydaj zestawienia
        </a>
      )}
      {last && <Numbers input={input} last={last} />}
      <p className={styles.basis} role="status">
        <span>
          Pliki: {files.length}, do przypisania: {settledFiles.matched.unmatched.length}
        </span>
        <span>Stawki: {tariffs === 0 ? 'brak' : tariffs}</span>
        <span>Zapas na początek: {stock > 0 ? kwhText(stock) : 'brak'}</span>
        <span>Sprzedawca: {tasks.sprzedawca.text}</span>
      </p>
      {next && (
        <p>
          Do zrobienia:{' '}
          <a
            href={`#${next.id}`}
            onClick={() => {
              openPart(next.id);
            }}>
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
