import {useCallback, useEffect, useRef, useState} from 'react';
import {readingsOf} from '../../domain/calculator/readings';
import type {CalculatorState} from '../../domain/calculator/state';

/** Whether the device keeps readings; `refused` if it could not take them. */
export type KeptReadings = 'unknown' | 'none' | 'kept' | 'refused';

/** Keeps the readings of a state on the device, so that they survive a reload. Nothing is sent. */
export function useKeptReadings(state: CalculatorState): {
  readonly kept: KeptReadings;
  /** Deletes all readings from the device, or rejects; those of this tab stay in its memory. */
  readonly forget: () => Promise<void>;
} {
  const [kept, setKept] = useState<KeptReadings>('unknown');
  const known = useRef(new Set<string>());
  const hasAsked = useRef(false);
  const isFull = state.description.mode === 'full';

  useEffect(() => {
    const keep = async (): Promise<void> => {
      const fresh = new Map([...readingsOf(state)].filter(([id]) => !known.current.has(id)));
      if (fresh.size === 0 && hasAsked.current) {
        return;
      }
      hasAsked.current = true;
      for (const id of fresh.keys()) {
        known.current.add(id);
      }
      try {
        const {readingsStore} = await import('./readingsStore');
        if (fresh.size > 0) {
          await readingsStore.keep(fresh);
          setKept('kept');
        } else {
          setKept((await readingsStore.isEmpty()) ? 'none' : 'kept');
        }
      } catch {
        // With the next change they are tried again.
        hasAsked.current = false;
        for (const id of fresh.keys()) {
          known.current.delete(id);
        }
        setKept('refused');
      }
    };
    if (isFull) {
      void keep();
    }
  }, [state, isFull]);

  const forget = useCallback(async () => {
    const {readingsStore} = await import('./readingsStore');
    await readingsStore.clear();
    setKept('none');
  }, []);
  return {kept, forget};
}
