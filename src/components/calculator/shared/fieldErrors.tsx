import {createContext, useContext, useMemo, type ReactNode} from 'react';
import {emptyFields} from '@site/src/domain/calculator/emptyFields';
import type {Description} from '@site/src/domain/calculator/state';
import type {FieldError} from '@site/src/domain/kernel/result';

const FieldErrors = createContext<readonly FieldError[]>([]);

interface Props {
  readonly description: Description;
  /** What the calculation found; it is about the last description without empty fields. */
  readonly calculated: readonly FieldError[];
  readonly children: ReactNode;
}

/** Gives every field what is wrong with it, by its path in the description. */
export function FieldErrorsProvider({description, calculated, children}: Props): ReactNode {
  const errors = useMemo(() => {
    const empty = description.mode === 'full' ? emptyFields(description.cooperative) : [];
    return empty.length > 0 ? empty : calculated;
  }, [description, calculated]);
  return <FieldErrors value={errors}>{children}</FieldErrors>;
}

/** All errors, for their list and for the rows of members. */
export function useFieldErrors(): readonly FieldError[] {
  return useContext(FieldErrors);
}

/** What the calculation has against one field. An empty one says so itself, when it is left. */
export function useFieldError(path: string): string | undefined {
  const found = useContext(FieldErrors).find(({field}) => field === path);
  return found?.message === 'Wpisz liczbę.' ? undefined : found?.message;
}

/** Id of the control of a field. */
export function fieldId(path: string): string {
  return `pole-${path.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}
