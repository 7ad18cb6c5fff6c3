import {useEffect, useState, type ReactNode} from 'react';
import {type SavingRanges, savingOf} from '@site/src/domain/cooperative/compare';
import {answerSentence} from './answer';
import styles from '../styles.module.css';
import type {Settled} from '../types';

interface Props {
  readonly settled: Settled;
  readonly ranges: SavingRanges | null;
}

/** Long enough not to interrupt typing. */
const announceAfterMs = 600;

/** The result in one sentence. A screen reader reads it once the numbers have settled. */
export default function Answer({settled: {report}, ranges}: Props): ReactNode {
  const saving = savingOf(report, ranges, 'alone');
  const sentence = saving === null ? '' : answerSentence(saving);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(sentence);
    }, announceAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [sentence]);
  return (
    <div className={styles.answer}>
      <p className={styles.sentence}>{sentence}</p>
      <p role="status" className="visuallyHidden">
        {announced}
      </p>
      <p className="meta">
        To szacunek, a nie oferta. Wynik zależy od założeń, które możesz zmienić. Porównujemy same
        rachunki za prąd: kosztu instalacji od oszczędności nie odejmujemy.
      </p>
    </div>
  );
}
