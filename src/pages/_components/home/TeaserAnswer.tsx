import {useMemo, useReducer, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useCalculator} from '@site/src/browser/calculator/useCalculator';
import AnswerCard from '@site/src/components/calculator/results/answer/AnswerCard';
import WorkState from '@site/src/components/calculator/results/WorkState';
import Notice from '@site/src/components/ui/Notice';
import {
  readQuick,
  quickFields,
  writeQuick,
  type QuickInput,
} from '@site/src/domain/calculator/quick';
import {
  cooperativeOfDescription,
  nextState,
  type CalculatorAction,
  type CalculatorState,
} from '@site/src/domain/calculator/state';
import type {Area} from '@site/src/domain/place/area';
import {formatNumber} from '@cooperative/polish';
import rates from '@site-data/rates.json';

/** What was asked, ready to be settled. */
export interface Question {
  /** The numbers as typed, a fragment of the calculator's address. */
  readonly fragment: string;
  readonly area: Area | undefined;
}

interface Props {
  readonly question: Question;
  /** A press changed the numbers: the fields follow. */
  readonly onChange: (quick: QuickInput) => void;
}

/** The calculator's card for the numbers of the teaser; fetched when they are sent. */
export default function TeaserAnswer({question: {fragment, area}, onChange}: Props): ReactNode {
  const quick = useMemo(() => {
    const read = readQuick(new URLSearchParams(fragment), rates);
    return read && {...read, area};
  }, [fragment, area]);
  if (!quick) {
    const {annualKwh, kwp} = quickFields;
    return (
      <Notice kind="error">
        <p>
          Tych liczb nie policzymy. Wpisz zużycie od {formatNumber(annualKwh.min)} do{' '}
          {formatNumber(annualKwh.max)}&nbsp;kWh i&nbsp;moc do {formatNumber(kwp.max)}&nbsp;kWp.
        </p>
      </Notice>
    );
  }
  return <Answer start={{description: {mode: 'quick', quick}, variants: []}} onChange={onChange} />;
}

interface AnswerProps {
  readonly start: CalculatorState;
  readonly onChange: Props['onChange'];
}

function Answer({start, onChange}: AnswerProps): ReactNode {
  const [{description}, apply] = useReducer(nextState, start);
  const dispatch = (action: CalculatorAction): void => {
    apply(action);
    if (action.kind === 'describe') {
      onChange(action.description.quick);
    }
  };
  const input = useMemo(() => cooperativeOfDescription(description, rates), [description]);
  const calculation = useCalculator(input, rates.rates);
  const {answer} = calculation;
  return (
    <>
      <WorkState calculation={calculation} hasAnswer={answer !== null} />
      {answer && (
        <AnswerCard
          answer={answer}
          mending={{description, dated: rates, dispatch}}
          calculation={calculation}
        />
      )}
      <Link className="onward" to={`/kalkulator#${writeQuick(description.quick)}`}>
        Zobacz założenia i zmień je
      </Link>
    </>
  );
}
