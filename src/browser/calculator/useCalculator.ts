import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {answerOf} from '@cooperative/settlement/answer';
import type {CooperativeInput, MemberInput} from '@cooperative/settlement/description';
import {failed, type Result} from '@cooperative/polish';
import type {RateTable} from '@cooperative/settlement/rates';
import type {Remote} from 'comlink';
import {reasonOf, WorkerLine, type Ask} from '../device/workerLine';
import type {Answers, Calculation} from './calculation';
import type {CalculatorAnswer, CalculatorSession} from './session';
import {startWorker} from './startWorker';

const nothingYet: Answers = {
  report: null,
  answered: null,
  ranges: null,
  curve: null,
  best: null,
  errors: [],
  progress: null,
  isBusy: false,
  hasFailed: false,
  isStopped: false,
};

/** Of what was counted last. */
type Question<Value> = (
  session: Remote<CalculatorSession>,
  input: CooperativeInput,
) => Promise<Value>;

/** Changes that follow one another sooner, as the digits of a number, wait for a pause in typing. */
const pauseMs = 120;

/**
 * Settles an input in a worker, again on every change: a single one at once, of those that soon follow one another the
 * first and the last. `input` must keep its identity while nothing changes.
 */
export function useCalculator(input: CooperativeInput | null, rates: RateTable): Calculation {
  const [answers, setAnswers] = useState<Answers>(nothingYet);
  const [attempt, setAttempt] = useState(0);
  const line = useRef<WorkerLine<CalculatorSession> | null>(null);
  /** The input that later questions are about. */
  const counted = useRef<CooperativeInput | null>(null);
  /** Of the settlement that waits for a pause in typing. */
  const pause = useRef(0);
  const changedMs = useRef(-pauseMs);
  /** The input last asked about: what is told of an older one no longer counts. */
  const asked = useRef<CooperativeInput | null>(null);

  useEffect(() => {
    const opened = new WorkerLine<CalculatorSession>(startWorker, (session) => session.open(rates));
    line.current = opened;
    return () => opened.close();
  }, [rates, attempt]);

  /** Asks the worker; null if it was closed meanwhile, or has failed, which is told. */
  const ask = useCallback(
    async <Value>(question: Ask<CalculatorSession, Value>): Promise<Value | null> => {
      const asking = line.current;
      try {
        return (await asking?.ask(question)) ?? null;
      } catch (error) {
        if (reasonOf(error) !== 'closed') {
          asking?.close();
          setAnswers((known) => ({...withoutUnfinished(known), hasFailed: true}));
        }
        return null;
      }
    },
    [],
  );

  useEffect(() => {
    if (!input) {
      // A settlement that was only waiting for a pause in typing will not come.
      setAnswers((known) =>
        (known.isBusy && known.progress === null) || known.isStopped
          ? {...known, isBusy: false, isStopped: false}
          : known,
      );
      return undefined;
    }
    setAnswers((known) => (known.isBusy ? known : {...known, isBusy: true, isStopped: false}));
    const settle = (): void => {
      asked.current = input;
      void ask((session, hear) =>
        session.settle(
          input,
          hear((answer: CalculatorAnswer) => {
            if (asked.current !== input) {
              return;
            }
            if (answer.kind === 'report') {
              counted.current = input;
            }
            setAnswers((known) => withAnswer(known, answer, input));
          }),
        ),
      );
    };
    const now = performance.now();
    const isAlone = now - changedMs.current >= pauseMs;
    changedMs.current = now;
    if (counted.current === null || isAlone) {
      settle();
      return undefined;
    }
    pause.current = window.setTimeout(settle, pauseMs);
    return () => clearTimeout(pause.current);
  }, [input, rates, attempt, ask]);

  const actions = useMemo(() => {
    const answerTo = async <Value>(
      question: Ask<CalculatorSession, Result<Value>>,
    ): Promise<Result<Value>> => (await ask(question)) ?? failed([]);
    /** Of what was counted last. */
    const about = async <Value>(question: Question<Result<Value>>): Promise<Result<Value>> => {
      const input = counted.current;
      return input ? answerTo((session) => question(session, input)) : failed([]);
    };
    return {
      cancel: () => {
        clearTimeout(pause.current);
        line.current?.close();
        setAnswers((known) => ({...withoutUnfinished(known), isStopped: true}));
      },
      retry: () => {
        setAnswers((known) => ({...known, hasFailed: false, isStopped: false}));
        setAttempt((count) => count + 1);
      },
      membersInHour: async (hour: number) => {
        const members = await about((session, input) => session.membersInHour(input, hour));
        return members.ok ? members.value : [];
      },
      hoursCsv: async () => {
        const text = await about((session, input) => session.hoursCsv(input));
        return text.ok ? text.value : '';
      },
      membersUnderKeys: () => about((session, input) => session.membersUnderKeys(input)),
      leaving: () => about((session, input) => session.leaving(input)),
      joining: (newcomer: MemberInput) =>
        about((session, input) => session.joining(input, newcomer)),
      compare: (other: CooperativeInput) => answerTo((session) => session.compare(other)),
      readDescription: (text: string) => answerTo((session) => session.readDescription(text)),
    };
  }, [ask]);
  const isOld = answers.report !== null && answers.answered !== input;
  const {report, ranges} = answers;
  const answer = useMemo(() => report && answerOf(report, ranges, rates), [report, ranges, rates]);
  return useMemo(
    () => ({...answers, ...actions, answer, isOld}),
    [answers, actions, answer, isOld],
  );
}

/** The work has ended too soon: what was still to come is there from an earlier answer, if at all. */
function withoutUnfinished(known: Answers): Answers {
  return known.isBusy
    ? {
        ...known,
        ranges: known.progress === null ? null : known.ranges,
        curve: null,
        best: null,
        isBusy: false,
        progress: null,
      }
    : known;
}

function withAnswer(known: Answers, answer: CalculatorAnswer, input: CooperativeInput): Answers {
  switch (answer.kind) {
    case 'report':
      return {
        ...known,
        report: answer.report,
        answered: input,
        errors: [],
        progress: null,
        hasFailed: false,
      };
    case 'ranges':
      return {...known, ranges: answer.ranges, progress: 0};
    case 'progress':
      return {...known, progress: answer.part};
    case 'curve':
      return {...known, curve: answer.points, best: answer.best, isBusy: false, progress: null};
    case 'errors':
      return {...known, errors: answer.errors, isBusy: false, progress: null};
    default:
      return known;
  }
}
