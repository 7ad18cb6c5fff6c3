import type {ReactNode} from 'react';
import NamedValues from '@site/src/components/calculator/shared/NamedValues';
import clsx from 'clsx';
import {shortZloty} from '@site/src/domain/calculator/numbers';
import type {ExampleAnswer} from '@site/src/domain/calculator/example';
import {coverageText} from '@site/src/domain/calculator/figures';
import RangeBar from './RangeBar';
import VerdictIcon from './VerdictIcon';
import {verdictText} from '@site/src/domain/calculator/answer/verdictText';
import styles from './AnswerCard.module.css';

interface Props {
  readonly example: ExampleAnswer;
  /** Whose it is, behind the word „przykład”. */
  readonly who: string;
  /** The way to its assumptions. */
  readonly children: ReactNode;
}

/** The card of the example settled by the build, without conditions: for a page that has no calculator yet. */
export default function ExampleCard({example, who, children}: Props): ReactNode {
  const {step, bySources, coverage, threshold} = example;
  const {heading, sentence} = verdictText(example.verdict, step, {when: 'rocznie', running: null});
  const figures = [
    ['dają panele', shortZloty(bySources)],
    ['dodaje spółdzielnia', shortZloty(step.base)],
    [`pokrycie, próg ${threshold}%`, coverageText(coverage)],
  ] as const;
  return (
    <article className={clsx(styles.card, styles[example.verdict.word])}>
      <div className={styles.verdict}>
        <VerdictIcon word={example.verdict.word} />
        <h3>{heading}</h3>
        <p>
          {sentence} <span className={styles.whose}>przykład: {who}</span>
        </p>
      </div>
      <div className={styles.body}>
        <div className={clsx(styles.main, styles.whole)}>
          <RangeBar {...step} />
          <NamedValues className={styles.figures} values={figures} />
          {children}
        </div>
      </div>
    </article>
  );
}
