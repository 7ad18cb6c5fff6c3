import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import Icon, {type IconName} from '@site/src/components/ui/Icon';
import type {SavingRanges} from '@cooperative/settlement/cooperative/compare';
import {cardOf, type Tick} from './card';
import {changesOf} from './changes';
import Changes from './Changes';
import type {Mending} from './mends';
import RangeBar from './RangeBar';
import Refusal from './Refusal';
import type {Told} from '../types';
import {verdicts} from './verdicts';
import {useAnnounced} from './useAnnounced';
import {useMend} from './useMend';
import styles from './AnswerCard.module.css';

interface Props {
  readonly settled: Told;
  readonly ranges: SavingRanges | null;
  readonly mending: Mending;
  /** The numbers are the site's example, not the visitor's. */
  readonly isExample?: boolean;
}

const ticks: Readonly<Record<Tick['status'], {readonly word: string; readonly icon: IconName}>> = {
  met: {word: 'spełniony', icon: 'lucide:circle-check'},
  notMet: {word: 'niespełniony', icon: 'lucide:circle-x'},
  unknown: {word: 'nieznany', icon: 'lucide:circle-question-mark'},
};

/** The answer in one look: a word, a sentence, the range, three numbers, the conditions and what changes it most. */
export default function AnswerCard({settled, ranges, mending, isExample}: Props): ReactNode {
  const card = useMemo(() => cardOf(settled, ranges), [settled, ranges]);
  const changes = useMemo(() => changesOf(settled, ranges), [settled, ranges]);
  const {word, icon} = verdicts[card.word];
  const announced = useAnnounced(`${word}. ${card.sentence}`);
  // Here, since the list of what is missing is gone once it is mended.
  const onMend = useMend(mending);
  const isRefused = card.word === 'mayNotAct';
  return (
    <article className={clsx(styles.card, styles[card.word])} data-tells>
      <div className={styles.parts}>
        <div className={styles.verdict}>
          <Icon name={icon} />
          <h3>{word}</h3>
          <p>{card.sentence}</p>
          {isExample && <p className={styles.tag}>przykład</p>}
        </div>
        <p role="status" className="visuallyHidden">
          {announced}
        </p>
        <div className={styles.body}>
          <div className={styles.main}>
            {card.range?.full && <RangeBar {...card.range} full={card.range.full} />}
            {isRefused && (
              <p>
                Oszczędności nie obiecujemy, dopóki warunek nie jest spełniony: bez wpisu do wykazu
                KOWR nie ma wspólnych rozliczeń.
              </p>
            )}
            <dl className={styles.figures}>
              {card.figures.map(({value, name}) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <ul className={styles.ticks} aria-label="Warunki ustawy">
            {card.conditions.map(({id, text, status}) => (
              <li key={id} data-status={status}>
                <Icon name={ticks[status].icon} />
                <span>
                  {text}
                  <span className="visuallyHidden">: {ticks[status].word}</span>
                </span>
              </li>
            ))}
          </ul>
          {isRefused ? (
            <Refusal report={settled.report} mending={mending} onMend={onMend} />
          ) : (
            changes.length > 0 && <Changes changes={changes} mending={mending} />
          )}
        </div>
      </div>
    </article>
  );
}
