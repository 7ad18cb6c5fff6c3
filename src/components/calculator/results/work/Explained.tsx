import type {ReactNode} from 'react';
import ExplainedHour from './ExplainedHour';
import ExplainedMonth from './ExplainedMonth';
import type {ResultPartProps} from '../types';

/** Every step of one hour and of one period, with its numbers. */
export default function Explained({settled, calculation}: ResultPartProps): ReactNode {
  return (
    <>
      <p>
        Wybierz jedną godzinę i jeden okres. Każdy krok ma wzór, liczby i przepis, więc sprawdzisz
        go na kartce.
      </p>
      <ExplainedHour settled={settled} calculation={calculation} />
      <ExplainedMonth settled={settled} />
    </>
  );
}
