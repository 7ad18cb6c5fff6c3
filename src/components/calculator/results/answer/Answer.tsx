import {useEffect, useMemo, useState, type ReactNode} from 'react';
import type {SavingRanges} from '@site/src/domain/cooperative/compare';
import Refusal from './Refusal';
import type {Mending} from './mends';
import ToCheck from './ToCheck';
import {toldOf} from './told';
import {useMend} from './useMend';
import styles from '../styles.module.css';
import type {Told} from '../types';

interface Props {
  readonly settled: Told;
  readonly ranges: SavingRanges | null;
  readonly mending: Mending;
}

/** Long enough not to interrupt typing. */
const announceAfterMs = 600;
/** Then it goes, so that nobody who reads on meets the sentence twice. */
const announcedForMs = 5000;

/**
 * The result in words: first whether it may be, then what it adds. Read aloud once the numbers have settled: of the law
 * only what forbids it, as the rest does not change with them.
 */
export default function Answer({settled: {report, input}, ranges, mending}: Props): ReactNode {
  const {refusal, law, added, sources} = useMemo(
    () => toldOf(report, ranges, input),
    [report, ranges, input],
  );
  const sentence = [refusal, added].filter((part) => part !== null).join(' ');
  const onMend = useMend(mending);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timers = [
      setTimeout(setAnnounced, announceAfterMs, sentence),
      setTimeout(setAnnounced, announceAfterMs + announcedForMs, ''),
    ];
    return () => {
      timers.forEach(clearTimeout);
    };
  }, [sentence]);
  const toCheck = <ToCheck law={law} conditions={report.conditions} />;
  return (
    <div className={styles.answer} data-tells>
      {refusal === null ? (
        toCheck
      ) : (
        <Refusal sentence={refusal} report={report} mending={mending} onMend={onMend} />
      )}
      <p className={refusal === null ? styles.sentence : undefined}>{added}</p>
      {sources !== null && <p>{sources}</p>}
      <p role="status" className="visuallyHidden">
        {announced}
      </p>
      {refusal !== null && toCheck}
      <p className="meta">
        To szacunek, a nie oferta. Wynik zależy od założeń, które możesz zmienić. Porównujemy same
        rachunki za prąd: kosztu instalacji od oszczędności nie odejmujemy.
      </p>
    </div>
  );
}
