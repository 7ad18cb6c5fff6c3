import type {ReactNode} from 'react';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import {
  documentNumber,
  lastDayOutsideKsef,
  mayBeOutside,
  outsideKsefLimit,
} from '@cooperative/settlement/documents';
import {limits} from '@cooperative/settlement/description';
import {formatDate, formatNumber, writePolishDate} from '@cooperative/polish';
import {todayInPoland} from '@site/src/browser/month/todayInPoland';
import WatchedNumber from '../WatchedNumber';
import Check from '../Check';
import {useSettings} from './settings';
import WatchedText from './WatchedText';
import styles from '../styles.module.css';

const most = `${formatNumber(outsideKsefLimit.value)}\u00a0${outsideKsefLimit.unit}`;

/** Numbers of invoices, the term, and how much was invoiced outside KSeF. */
export default function NumberFields({
  settledMonth,
}: {
  /** Whose documents are to be issued, `2026-05`. */
  readonly settledMonth: string | undefined;
}): ReactNode {
  const {settings, set} = useSettings();
  const today = todayInPoland();
  const {pattern, next, daysToPay, usesOutside, outside, ksefSince, terms} = settings;
  const month = today.slice(0, 7);
  const number = documentNumber(pattern, next, settledMonth ?? month);
  return (
    <details>
      <FoldSummary>
        <span>Numery, termin zapłaty, KSeF</span>
        <span>następny {number}</span>
      </FoldSummary>
      <div className={styles.columns}>
        <WatchedText
          id="dok-wzor"
          label="Wzór numeru faktury"
          field="pattern"
          value={pattern}
          hint={`{n} to numer, {MM} i {RRRR} to rozliczany miesiąc. Następna: ${number}. Rozliczenia, które fakturą nie są, mają numer zestawienia.`}
          onChange={(text) => set({pattern: text})}
        />
        <WatchedNumber
          isExact
          id="dok-nastepny"
          label="Następny numer"
          unit=""
          min={1}
          max={999_999_999}
          fractionDigits={0}
          isRequired
          value={next}
          onChange={(typed) => set({next: typed ?? next})}
        />
        <WatchedNumber
          isExact
          id="dok-termin"
          label="Termin zapłaty po dniu wystawienia"
          unit="dni"
          max={365}
          fractionDigits={0}
          isRequired
          value={daysToPay}
          onChange={(days) => set({daysToPay: days ?? daysToPay})}
        />
      </div>
      {ksefSince !== undefined && (
        <p>
          Od faktury {ksefSince.number} ({formatDate(ksefSince.day)}) wszystkie idą do KSeF:
          przekroczono {most} poza KSeF.
        </p>
      )}
      {terms.regime !== 'statements' && mayBeOutside(today, settings) && (
        <>
          <p>
            <Check
              label={`faktury poza KSeF, dopóki wolno: razem z podatkiem do ${most} w miesiącu, do ${writePolishDate(lastDayOutsideKsef)}`}
              isChecked={usesOutside}
              onChange={(isChecked) => set({usesOutside: isChecked})}
            />
          </p>
          {usesOutside && (
            <WatchedNumber
              isExact
              id="dok-poza"
              label="Inne faktury poza KSeF w tym miesiącu"
              unit="zł brutto"
              max={limits.zloty}
              value={outside.find((one) => one.month === month)?.zl ?? null}
              hint="Bez faktur wystawionych tutaj i bez dokumentów dla osób prywatnych."
              onChange={(zl) => {
                set({
                  outside: [
                    ...outside.filter((one) => one.month !== month),
                    ...(zl === null ? [] : [{month, zl}]),
                  ],
                });
              }}
            />
          )}
        </>
      )}
    </details>
  );
}
