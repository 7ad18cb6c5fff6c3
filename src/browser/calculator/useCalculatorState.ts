import {useCallback, useMemo, useReducer, useRef} from 'react';
import type {DatedRates} from '../../domain/calculator/defaults';
import {isExampleOf} from '../../domain/calculator/quick';
import {
  cooperativeOfDescription,
  freshState,
  nextState,
  type CalculatorAction,
  type CalculatorState,
} from '../../domain/calculator/state';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {useCalculator} from './useCalculator';
import type {Calculation} from './calculation';
import {usePlan, type PlanUse} from './usePlan';
import {useCalculatorLink, type Fragment, type LinkNotice} from './useCalculatorLink';

export interface CalculatorForm {
  readonly state: CalculatorState;
  readonly dispatch: (action: CalculatorAction) => void;
  /** How many times another description took the place of the whole: what was offered about the last one is over. */
  readonly opening: number;
  /** The described cooperative; null while a field is empty or wrong. */
  readonly input: CooperativeInput | null;
  readonly calculation: Calculation;
  /** The link, or what the device has of it, has been read: the state is what the visitor wants. */
  readonly isRead: boolean;
  /** The state came by a link that says more than who asks. */
  readonly isLinked: boolean;
  readonly notice: LinkNotice;
  /** For the link to this state, without `#`; null until it is known. */
  readonly fragment: Fragment | null;
  /** The cooperative of this device whose plan this is. */
  readonly plan: PlanUse;
}

/**
 * The one model of the calculator, connected to the worker that computes and the address that stores it. While a text
 * in a field is wrong, there is nothing to compute: the description has lost that text. `canWait` while there is an
 * answer already and nobody has asked for more.
 */
export function useCalculatorState(
  dated: DatedRates,
  {isWrong = false, canWait = false}: {readonly isWrong?: boolean; readonly canWait?: boolean} = {},
): CalculatorForm {
  const [state, apply] = useReducer(nextState, dated, freshState);
  const [opening, countOpening] = useReducer((count: number) => count + 1, 0);
  const isTouched = useRef(false);
  const dispatch = useCallback((action: CalculatorAction) => {
    const isRestored = action.kind === 'restore';
    // What the address says of a form that nobody has touched takes the place of nothing, and leaves the focus in it.
    if (
      action.kind === 'open' ||
      action.kind === 'openVariant' ||
      (isRestored && isTouched.current)
    ) {
      countOpening();
    }
    isTouched.current ||= !isRestored;
    apply(action);
  }, []);
  const input = useMemo(
    () => (isWrong ? null : cooperativeOfDescription(state.description, dated)),
    [state.description, dated, isWrong],
  );
  const [isLinked, setIsLinked] = useReducer(() => true, false);
  const restore = useCallback(
    (restored: CalculatorState) => {
      const {description} = restored;
      if (description.mode === 'full' || !isExampleOf(description.quick, dated)) {
        setIsLinked();
      }
      dispatch({kind: 'restore', state: restored});
    },
    [dispatch, dated],
  );
  const [isRead, setIsRead] = useReducer(() => true, false);
  const calculation = useCalculator(isRead && !canWait ? input : null, dated.rates);
  const plan = usePlan(dated);
  const {notice, fragment} = useCalculatorLink({
    state,
    dated,
    isSaveable: input !== null,
    restore,
    check: calculation.readDescription,
    isRead,
    onRead: setIsRead,
    plan,
  });
  return {state, dispatch, opening, input, calculation, isRead, isLinked, notice, fragment, plan};
}
