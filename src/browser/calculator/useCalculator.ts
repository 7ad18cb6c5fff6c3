import {useEffect, useMemo, useRef, useState} from 'react';
import {answerOf} from '@cooperative/settlement/cooperative/answer';
import type {
  CooperativeInput,
  MemberInput,
} from '@cooperative/settlement/cooperative/description/schema';
import {failed, type Result} from '@cooperative/polish/result';
import type {RateTable} from '@cooperative/settlement/money/rates';
import type {CalculatorAnswer, Questions} from './protocol';
import {WorkerLine} from './workerLine';
import type {Answers, Calculation} from './calculation';

const nothingYet: Answers = {
  report: null,
  countedInput: null,
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

/** Changes that follow one another sooner, as the digits of a number, wait for a pause in typing. */
const pauseMs = 120;

/**
 * Settles an input in a worker, again on every change: a single one at once, of those that soon follow one another the
 * first and the last. `input` must keep its identity while nothing changes.
 */
export function useCalculator(input: CooperativeInput | null, rates: RateTable): Calculation {
  const [answers, setAnswers] = useState<Answers>(nothingYet);
  const [attempt, setAttempt] = useState(0);
  const line = useRef<WorkerLine | null>(null);
  /** The input that later questions are about. */
  const counted = useRef<CooperativeInput | null>(null);
  /** Of the settlement that waits for a pause in typing. */
  const pause = useRef(0);
  const changedMs = useRef(-pauseMs);

  useEffect(() => {
    const opened = new WorkerLine(rates, () => {
      setAnswers((known) => ({...withoutUnfinished(known), hasFailed: true}));
    });
    line.current = opened;
    return () => {
      opened.close();
    };
  }, [rates, attempt]);

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
    const ask = (): void => {
      line.current?.settle(input, (answer) => {
        if (answer.kind === 'report') {
          counted.current = input;
        }
        setAnswers((known) => withAnswer(known, answer, input));
      });
    };
    const now = performance.now();
    const isAlone = now - changedMs.current >= pauseMs;
    changedMs.current = now;
    if (counted.current === null || isAlone) {
      ask();
      return undefined;
    }
    pause.current = window.setTimeout(ask, pauseMs);
    return () => {
      clearTimeout(pause.current);
    };
  }, [input, rates, attempt]);

  const actions = useMemo(() => {
    /** Asks about what was counted last. */
    const about = async <Kind extends keyof Questions>(
      kind: Kind,
      more: Omit<Questions[Kind]['asked'], 'input'>,
    ): Promise<Result<Questions[Kind]['answer']>> =>
      counted.current && line.current
        ? line.current.ask(kind, {input: counted.current, ...more})
        : failed([]);
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
        const members = await about('hour', {hour});
        return members.ok ? members.value : [];
      },
      hoursCsv: async () => {
        const text = await about('hoursCsv', {});
        return text.ok ? text.value : '';
      },
      membersUnderKeys: () => about('keys', {}),
      leaving: () => about('leaving', {}),
      joining: (newcomer: MemberInput) => about('joining', {newcomer}),
      compare: async (other: CooperativeInput) =>
        line.current?.ask('compare', {input: other}) ?? failed([]),
      readDescription: async (text: string) => line.current?.read(text) ?? failed([]),
    };
  }, []);
  const isOld = answers.report !== null && answers.answered !== input;
  const {report, ranges, countedInput} = answers;
  const answer = useMemo(
    () => report && countedInput && answerOf(report, ranges, countedInput, rates),
    [report, ranges, countedInput, rates],
  );
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
        countedInput: answer.settled ?? input,
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
