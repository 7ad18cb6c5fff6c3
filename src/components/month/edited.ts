import {createContext, useContext} from 'react';
import type {MonthUse} from '@site/src/browser/month/useMonth';
import type {CooperativeRecord} from '@cooperative/settlement/record';

/** What the fields of the month show and change. */
interface Edited extends Pick<MonthUse, 'change' | 'remove'> {
  /** As typed; what is told of it elsewhere may be older. */
  readonly input: CooperativeRecord;
  /** Changes what is said of the cooperative. */
  readonly set: (next: Partial<CooperativeRecord>) => void;
}

export const EditedContext = createContext<Edited | null>(null);

/** The month that is being typed, for all that stands in its workspace. */
export function useEdited(): Edited {
  const edited = useContext(EditedContext);
  if (!edited) {
    throw new Error('Fields of the month need its workspace.');
  }
  return edited;
}
