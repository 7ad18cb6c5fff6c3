import {useCallback, useReducer, useRef, useState} from 'react';
import type {CooperativeInput} from '@cooperative/settlement/description';
import type {Result} from '@cooperative/polish';
import type {DatedRates} from '../../domain/calculator/defaults';
import type {CalculatorState} from '../../domain/calculator/state';
import type {Keeping} from '../cooperative/useKept';
import {useOtherTabs} from '../cooperative/useOtherTabs';
import type {KeptPlan} from './planStore';

/** The cooperative of this device whose plan the calculator counts. */
export interface PlanUse {
  /** Null while the calculator is nobody's. */
  readonly kept: KeptPlan | null;
  readonly keeping: Keeping;
  /** What the calculator shows of the open cooperative, which is its own from then on; null if there is nothing. */
  readonly find: (
    check: (description: string) => Promise<Result<CooperativeInput>>,
  ) => Promise<CalculatorState | null>;
  /**
   * Keeps a state as the plan of the open cooperative, of a new one, or of whose it is, which is a new one as long as it is
   * nobody's; and so each that follows. Rejects if the browser does not.
   */
  readonly keep: (state: CalculatorState, place: 'open' | 'new' | 'own') => Promise<void>;
  /** How many times another tab has changed a cooperative of this device. */
  readonly elsewhere: number;
  /** The plan as another tab left it; null if it is no longer there. */
  readonly follow: PlanUse['find'];
  /** The calculator is nobody's again; what is kept stays. */
  readonly leave: () => void;
}

export function usePlan(dated: DatedRates): PlanUse {
  const [kept, setKept] = useState<KeptPlan | null>(null);
  const [keeping, setKeeping] = useState<Keeping>({kind: 'none'});
  // One after another: each adds to what is there.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** What was last handed in to be kept: nothing is kept twice. */
  const given = useRef<CalculatorState | null>(null);
  /** What was last found or kept; null while the calculator is nobody's. */
  const known = useRef<KeptPlan | null>(null);
  const [elsewhere, countElsewhere] = useReducer((count: number) => count + 1, 0);
  const tellOthers = useOtherTabs(countElsewhere);
  const take = useCallback((next: KeptPlan | null) => {
    known.current = next;
    setKept(next);
    setKeeping(next ? {kind: 'kept', keptMs: next.keptMs} : {kind: 'none'});
  }, []);
  return {
    kept,
    keeping,
    find: useCallback(
      async (check) => {
        try {
          const {findPlan} = await import('./planStore');
          const found = await findPlan(dated, check);
          take(found);
          return found?.state ?? null;
        } catch (error) {
          const isLater = error instanceof Error && error.name === 'LaterVersion';
          setKeeping({kind: 'unreadable', isLater});
          return null;
        }
      },
      [dated, take],
    ),
    elsewhere,
    follow: useCallback(
      async (check) => {
        try {
          const {findPlan} = await import('./planStore');
          const found = await findPlan(dated, check);
          if (found?.record.id === known.current?.record.id) {
            take(found);
            return found?.state ?? null;
          }
        } catch {
          // The next change tells it.
        }
        return null;
      },
      [dated, take],
    ),
    keep: useCallback(
      async (state, place) => {
        if (given.current === state && place !== 'new') {
          return;
        }
        given.current = state;
        const write = async (): Promise<void> => {
          const {keepPlan} = await import('./planStore');
          try {
            const own = known.current === null ? 'new' : 'open';
            take(await keepPlan(state, dated, place === 'own' ? own : place, known.current));
            tellOthers();
          } catch (error) {
            given.current = null;
            setKeeping({kind: 'refused'});
            throw error;
          }
        };
        const turn = last.current.then(write, write);
        last.current = turn.catch(() => undefined);
        await turn;
      },
      [dated, take, tellOthers],
    ),
    leave: useCallback(() => {
      given.current = null;
      take(null);
    }, [take]),
  };
}
