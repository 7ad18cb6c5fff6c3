import {useEffect, useRef} from 'react';
import {offerUndo} from '@site/src/browser/notifications/offerUndo';
import {useFieldErrors, useProblemReport} from './fieldErrors';

interface Undoable<Value, Next> {
  readonly value: Value;
  readonly onChange: (value: Next) => void;
}

/**
 * For what a press takes away: says so and offers to put it back. `undo` gets the newest value, as there may have been
 * other changes meanwhile; texts that were no numbers come back as well. The offer ends when the control goes away.
 */
export function useUndo<Value, Next = Value>({
  value,
  onChange,
}: Undoable<Value, Next>): (text: string, undo: (now: Value) => Next) => void {
  const newest = useRef<Undoable<Value, Next>>({value, onChange});
  const offers = useRef<AbortController>(null);
  const errors = useFieldErrors();
  const {returning} = useProblemReport();
  useEffect(() => {
    newest.current = {value, onChange};
  }, [value, onChange]);
  useEffect(() => {
    const ofThisControl = new AbortController();
    offers.current = ofThisControl;
    return () => ofThisControl.abort();
  }, []);
  return (text, undo) => {
    const texts = errors.flatMap((error) =>
      error.isTyped && error.text !== undefined ? [[error.id, error.text] as const] : [],
    );
    const onSelect = (): void => {
      returning.clear();
      for (const [id, typed] of texts) {
        returning.set(id, typed);
      }
      newest.current.onChange(undo(newest.current.value));
    };
    offerUndo(text, onSelect, offers.current?.signal);
  };
}
