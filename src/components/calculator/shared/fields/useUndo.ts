import {useEffect, useRef} from 'react';
import {notify} from '@site/src/browser/shell/notify';
import {useFieldErrors, useProblemReport} from './fieldErrors';

interface Undoable<Value, Next> {
  readonly value: Value;
  readonly onChange: (value: Next) => void;
}

/**
 * For what a press takes away: says so and offers to put it back. `undo` gets the newest value, as there may have been
 * other changes meanwhile; texts that were no numbers come back as well. Once the control is gone, nothing happens.
 */
export function useUndo<Value, Next = Value>({
  value,
  onChange,
}: Undoable<Value, Next>): (text: string, undo: (now: Value) => Next) => void {
  const newest = useRef<Undoable<Value, Next> | null>(null);
  const errors = useFieldErrors();
  const {returning} = useProblemReport();
  useEffect(() => {
    newest.current = {value, onChange};
    return () => {
      newest.current = null;
    };
  }, [value, onChange]);
  return (text, undo) => {
    const texts = errors.flatMap((error) =>
      error.isTyped && error.text !== undefined ? [[error.id, error.text] as const] : [],
    );
    const onSelect = (): void => {
      const now = newest.current;
      if (now) {
        returning.clear();
        for (const [id, typed] of texts) {
          returning.set(id, typed);
        }
        now.onChange(undo(now.value));
      }
    };
    notify({kind: 'info', text, action: {label: 'Cofnij', onSelect}});
  };
}
