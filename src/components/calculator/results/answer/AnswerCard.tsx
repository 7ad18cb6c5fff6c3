import {useMemo, useState, type ReactNode} from 'react';
import NamedValues from '@site/src/components/calculator/shared/NamedValues';
import clsx from 'clsx';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import Icon, {type IconName} from '@site/src/components/ui/Icon';
import type {Answer} from '@cooperative/settlement/answer';
import type {Calculation} from '@site/src/browser/calculator/calculation';
import {exampleLeft} from '@site/src/domain/calculator/exampleLeft';
import {cardOf, type Card, type Tick} from '@site/src/domain/calculator/answer/card';
import {changesOf} from '@site/src/domain/calculator/answer/changes';
import Changes from './Changes';
import type {Mending} from '@site/src/domain/calculator/answer/mends';
import RangeBar from './RangeBar';
import Refusal from './Refusal';
import VerdictIcon from './VerdictIcon';
import {useAnnounced} from './useAnnounced';
import {useMend} from './useMend';
import styles from './AnswerCard.module.css';

interface Props {
  readonly answer: Answer;
  readonly mending: Mending;
  readonly calculation: Pick<Calculation, 'isBusy' | 'compare'>;
}

const Turns = lazyPart(() => import('./Turns'), {
  message: 'Nie udało się wczytać propozycji, które zmieniają wynik.',
});

const ticks: Readonly<Record<Tick['status'], {readonly word: string; readonly icon: IconName}>> = {
  met: {word: 'warunek spełniony', icon: 'lucide:circle-check'},
  notMet: {word: 'warunek niespełniony', icon: 'lucide:circle-x'},
  unknown: {word: 'do sprawdzenia', icon: 'lucide:circle-question-mark'},
};

/** The answer in one look: a word, a sentence, the range, three numbers, the conditions and what changes it most. */
export default function AnswerCard({answer, mending, calculation}: Props): ReactNode {
  const newest = useMemo(() => cardOf(answer), [answer]);
  const changes = useMemo(() => changesOf(answer), [answer]);
  const card = useSettledCard(newest, calculation.isBusy);
  const announced = useAnnounced(`${card.heading}. ${card.sentence}`);
  const example = exampleText(mending.description);
  // Here, since the list of what is missing is gone once it is mended.
  const onMend = useMend(mending);
  const isRefused = card.word === 'mayNotAct';
  return (
    <article className={clsx(styles.card, styles[card.word])} data-tells>
      <div className={styles.parts}>
        {/* Where either is in view, the bar has nothing to tell. */}
        <div className={styles.verdict} data-tells>
          <VerdictIcon word={card.word} />
          <h3>{card.heading}</h3>
          <p>
            {card.sentence}
            {example !== null && (
              <>
                {' '}
                <span className={styles.whose}>{example}</span>
              </>
            )}
          </p>
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
            <NamedValues
              className={styles.figures}
              values={card.figures.map(({name, value}) => [name, value])}
            />
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
            <Refusal answer={answer} mending={mending} onMend={onMend} />
          ) : (
            <>
              {card.isLoss && (
                <Turns
                  answer={answer}
                  mending={mending}
                  compare={calculation.compare}
                  onMend={onMend}
                />
              )}
              {changes.length > 0 && (
                <Changes changes={changes} mending={mending} onMend={onMend} />
              )}
            </>
          )}
        </div>
      </div>
    </article>
  );
}

/** While the range of a newer answer is being counted, the last whole one stands: a number alone would be no answer. */
function useSettledCard(newest: Card, isBusy: boolean): Card {
  const [last, setLast] = useState(newest);
  if (newest.isSettled && newest !== last) {
    setLast(newest);
  }
  return newest.isSettled || !isBusy ? newest : last;
}

/** Whose numbers these are, until they are the visitor's. */
function exampleText(description: Mending['description']): string | null {
  const {use, power} = exampleLeft(description);
  return use && power
    ? 'przykład'
    : use
      ? 'zużycie z\u00a0przykładu'
      : power
        ? 'moc z\u00a0przykładu'
        : null;
}
