import {createContext, useContext, useMemo, type ReactNode} from 'react';
import {emptyFields} from '@site/src/domain/calculator/draft';
import type {Description} from '@site/src/domain/calculator/state';
import type {FieldError} from '@site/src/domain/kernel/result';

interface Errors {
  /** Number fields without a number: the other errors wait for them. */
  readonly empty: readonly FieldError[];
  readonly calculated: readonly FieldError[];
}

const FieldErrors = createContext<Errors>({empty: [], calculated: []});

interface Props {
  readonly description: Description;
  /** What the calculation found, for the last description without empty fields. */
  readonly calculated: readonly FieldError[];
  readonly children: ReactNode;
}

/** Gives every field its error, by its path in the description. */
export function FieldErrorsProvider({description, calculated, children}: Props): ReactNode {
  const errors = useMemo(() => {
    const empty = description.mode === 'full' ? emptyFields(description.cooperative) : [];
    return {empty, calculated: empty.length > 0 ? [] : calculated};
  }, [description, calculated]);
  return <FieldErrors value={errors}>{children}</FieldErrors>;
}

/** All errors, for their list and for the rows of members. */
export function useFieldErrors(): readonly FieldError[] {
  const {empty, calculated} = useContext(FieldErrors);
  return empty.length > 0 ? empty : calculated;
}

/** The calculation's error for a field. An empty field reports that itself, when it is left. */
export function useFieldError(path: string): string | undefined {
  return useContext(FieldErrors).calculated.find(({field}) => field === path)?.message;
}

/** Id of the control of a field. */
export function fieldId(path: string): string {
  return `pole-${path.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}
