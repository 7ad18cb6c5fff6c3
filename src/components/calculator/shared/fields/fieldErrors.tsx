import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
  type ReactNode,
  useEffect,
} from 'react';
import type {FieldError} from '@cooperative/polish';
import {fieldId} from '@site/src/domain/calculator/fieldId';

/** What is wrong with the text in a field that is on the page. */
interface Problem {
  readonly label: string;
  readonly message: string;
  /** Something stands in the field that nothing but the field keeps. */
  readonly isTyped: boolean;
  /** What stands there, where it can be put back. */
  readonly text?: string;
  /** Path of the field in the description, if it has one. */
  readonly path?: string;
}

type Report = (id: string, problem: Problem | undefined) => void;

export interface Problems {
  /** By the id of the control. */
  readonly known: ReadonlyMap<string, Problem>;
  readonly report: Report;
  /** By the id of the control: what a field that comes back by an undo begins with. */
  readonly returning: Map<string, string>;
}

/** Keeps what the fields of a form report about their texts. */
export function useProblems(): Problems {
  const [known, setKnown] = useState<ReadonlyMap<string, Problem>>(new Map());
  const report = useCallback<Report>((id, problem) => {
    setKnown((before) => {
      const known = before.get(id);
      if (known?.message === problem?.message && known?.text === problem?.text) {
        return before;
      }
      const next = new Map(before);
      if (problem === undefined) {
        next.delete(id);
      } else {
        next.set(id, problem);
      }
      return next;
    });
  }, []);
  const [returning] = useState(() => new Map<string, string>());
  return useMemo(() => ({known, report, returning}), [known, report, returning]);
}

/** An error and the control it leads to. */
export interface ShownError extends FieldError {
  readonly id: string;
  /** Empty if the message itself says what it is about; null of a field that is not on the page. */
  readonly label: string | null;
  /** Something stands in the field that nothing but the field keeps. */
  readonly isTyped?: boolean;
  readonly text?: string;
}

interface Errors extends Pick<Problems, 'report' | 'returning'> {
  readonly all: readonly ShownError[];
  /** What the calculation found, once no field is empty or wrong. */
  readonly calculated: readonly FieldError[];
}

const FieldErrors = createContext<Errors>({
  all: [],
  calculated: [],
  report: () => undefined,
  returning: new Map(),
});

interface Props {
  /** Numbers that nobody has filled in. */
  readonly empty: readonly FieldError[];
  readonly problems: Problems;
  /** What the calculation found, for the last description without empty fields. */
  readonly calculated: readonly FieldError[];
  readonly children: ReactNode;
}

/** Gives every field its error, by its path in the description. */
export function FieldErrorsProvider({
  empty,
  problems: {known, report, returning},
  calculated,
  children,
}: Props): ReactNode {
  const errors = useMemo((): Errors => {
    const typed = [
      ...Array.from(known, ([id, problem]) => ({id, field: problem.path ?? id, ...problem})),
      // A field of a member whose row is closed is not on the page.
      ...empty.flatMap((error) => {
        const id = fieldId(error.field);
        return known.has(id) ? [] : [{id, label: null, ...error}];
      }),
    ];
    return typed.length > 0
      ? {all: typed, calculated: [], report, returning}
      : {
          all: calculated.map((error) => ({id: fieldId(error.field), label: '', ...error})),
          calculated,
          report,
          returning,
        };
  }, [empty, known, calculated, report, returning]);
  return <FieldErrors value={errors}>{children}</FieldErrors>;
}

/** All errors, for their list and for the rows of members. */
export function useFieldErrors(): readonly ShownError[] {
  return useContext(FieldErrors).all;
}

/** The calculation's error for a field. An empty field reports that itself, when it is left. */
export function useFieldError(path: string): string | undefined {
  return useContext(FieldErrors).calculated.find(({field}) => field === path)?.message;
}

/** Where a field reports what is wrong with its text, and finds what it is to begin with. */
export function useProblemReport(): Pick<Problems, 'report' | 'returning'> {
  return useContext(FieldErrors);
}

/** Tells the form what is wrong with a typed text, and that nothing is once its control is gone. */
export function useReportedProblem(id: string, label: string, message: string | undefined): void {
  const {report} = useProblemReport();
  useEffect(() => {
    report(id, message === undefined ? undefined : {label, message, isTyped: true});
  }, [report, id, label, message]);
  useEffect(() => () => report(id, undefined), [report, id]);
}
