import {useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import type {CooperativeInput} from '@cooperative/settlement/description';
import type {DatedRates} from '../../domain/calculator/defaults';
import {readLink, type Link} from '../../domain/calculator/link';
import {missingReadings, readingsOf, withFoundReadings} from '../../domain/calculator/readings';
import {freshState, type CalculatorState} from '../../domain/calculator/state';
import type {FieldError, Result} from '@cooperative/polish';
import {useAskBeforeLeaving} from '../navigation/useAskBeforeLeaving';
import {offerRetry} from '../navigation/connection';
import {wantedCooperative} from '../cooperative/open';
import {sayLost} from '../cooperative/sayLost';
import {keepLeft, readLeft, withNames} from './leftStore';
import {fragmentAtOnce, fragmentOf} from './packLink';
import type {PlanUse} from './usePlan';

/** What the visitor should know about the link that led here. */
export type LinkNotice =
  | {readonly kind: 'old'}
  /** With the fields that are wrong, if it could be read so far. */
  | {readonly kind: 'broken'; readonly errors: readonly FieldError[]}
  /** There was no link, but something was entered in this tab before. */
  | {readonly kind: 'left'; readonly fragment: string}
  /** There was no link, but this device has a cooperative. */
  | {readonly kind: 'kept'}
  /** The address is that of a plan, and this device has none. */
  | {readonly kind: 'gone'}
  | null;

interface Options {
  readonly state: CalculatorState;
  readonly dated: DatedRates;
  /** False while a field is empty: such a state is not written. */
  readonly isSaveable: boolean;
  readonly restore: (state: CalculatorState) => void;
  readonly check: (description: string) => Promise<Result<CooperativeInput>>;
  /** The fragment has been read, so the state is what the visitor wants. */
  readonly isRead: boolean;
  readonly onRead: () => void;
  readonly plan: PlanUse;
}

/** In the address of a plan that this device keeps: nothing of it is in the address. */
export const planFragment = 'spoldzielnia';

/** Changes that follow one another sooner, as the digits of a number, are written together. */
const writeDelayMs = 500;

export type Fragment = () => string | Promise<string>;

/**
 * Keeps the state in the fragment of the address, which is never sent to a server: read when the page opens or the
 * fragment changes. A single change is written at once, as the page may be left right after it; one that soon follows
 * another is written half a second after the last.
 */
export function useCalculatorLink(options: Options): {
  readonly notice: LinkNotice;
  /** Makes the fragment for the current state, without `#`; null while the state does not fit a link. */
  readonly fragment: Fragment | null;
} {
  const {state, dated, isSaveable, isRead, plan} = options;
  const isPlan = plan.kept !== null;
  const location = useLocation();
  const [notice, setNotice] = useState<LinkNotice>(null);
  /** The last one made, to copy without waiting: some browsers allow that only in the click handler. */
  const [made, setMade] = useState<{state: CalculatorState; fragment: string} | null>(null);
  /** The fragment this page wrote itself, and the state decoded from the one it read. */
  const written = useRef<string | null>(null);
  const read = useRef(state);
  const changedMs = useRef(-writeDelayMs);
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });

  useEffect(() => {
    const found = window.location.hash.slice(1);
    let isStale = false;
    const take = (
      next: CalculatorState | null,
      isOld: boolean,
      errors: readonly FieldError[] = [],
    ): void => {
      if (isStale) {
        return;
      }
      const taken = next ?? freshState(dated);
      read.current = taken;
      if (found !== planFragment) {
        current.current.plan.leave();
      }
      current.current.restore(taken);
      setNotice(next === null ? {kind: 'broken', errors} : isOld ? {kind: 'old'} : null);
      current.current.onRead();
    };
    const link = readLink(withNames(found), dated);
    if (found === planFragment && found !== written.current) {
      void current.current.plan.find(current.current.check).then(async (planned) => {
        if (planned) {
          take(await withKeptReadings(planned), false);
        } else if (!isStale) {
          setNotice({kind: 'gone'});
          current.current.onRead();
        }
      });
    } else if (found === written.current || link.kind === 'none') {
      const left = current.current.isRead ? null : readLeft(dated);
      if (left !== null) {
        setNotice({kind: 'left', fragment: left});
      } else if (!current.current.isRead && wantedCooperative() !== null) {
        setNotice({kind: 'kept'});
      }
      current.current.onRead();
    } else if (link.kind === 'broken') {
      void problemsOf(found).then((errors) => take(null, false, errors));
    } else if (link.kind === 'quick') {
      take(link.state, link.isOld);
    } else {
      void unpack(link, dated, async (text) => current.current.check(text)).then(
        ({unpacked, errors}) => take(unpacked, link.isOld, errors),
        // Its code did not come: the link stays in the address, to be opened again.
        () => offerRetry(true),
      );
    }
    return () => {
      isStale = true;
    };
  }, [location, dated]);

  useEffect(() => {
    if (!isRead || !isSaveable) {
      return undefined;
    }
    let isStale = false;
    const write = async (): Promise<void> => {
      const next = await fragmentOf(state);
      if (isStale) {
        return;
      }
      setMade({state, fragment: next});
      if (isPlan) {
        written.current = planFragment;
        window.history.replaceState(window.history.state, '', `#${planFragment}`);
        if (state !== read.current) {
          // The bar says what became of it.
          await current.current.plan.keep(state, 'open').then(
            () => {
              if (current.current.state === state) {
                read.current = state;
              }
            },
            () => undefined,
          );
        }
      } else if (state !== read.current) {
        written.current = next;
        window.history.replaceState(window.history.state, '', `#${next}`);
        keepLeft(next, await fragmentOf(state, 'withPeople'), dated);
        if (readingsOf(state).size > 0) {
          // They are in no address: with them it is a cooperative of this device. The bar says if it is refused.
          await current.current.plan.keep(state, 'own').catch(() => undefined);
        }
      }
    };
    const now = performance.now();
    const isAlone = now - changedMs.current >= writeDelayMs;
    changedMs.current = now;
    const timer = isAlone ? undefined : setTimeout(() => void write(), writeDelayMs);
    if (isAlone) {
      void write();
    }
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [state, dated, isRead, isSaveable, isPlan]);

  // Another tab's change is shown, once what was typed here is kept: that goes on top of it.
  const followed = useRef(0);
  useEffect(() => {
    if (!isPlan || plan.elsewhere === followed.current || state !== read.current) {
      return;
    }
    followed.current = plan.elsewhere;
    void plan.follow(current.current.check).then(async (planned) => {
      const next = await withKeptReadings(planned);
      if (next && current.current.state === read.current) {
        read.current = next;
        current.current.restore(next);
      }
    });
  }, [plan, isPlan, state]);

  // Nothing of a plan is in the address; what is nobody's is, as soon as its fragment is made.
  const isWaiting = isPlan || made?.state !== state;
  const isUnkept = (): boolean => isWaiting && state !== read.current;
  useAskBeforeLeaving(isWaiting, {
    byClosing: isUnkept,
    // What only waits to be kept is kept on leaving.
    byLink: () => isUnkept() && (!isSaveable || plan.keeping.kind === 'refused'),
    // Back leads to the address: with the first digits of a number in it, that number would be another.
    onLink: () => {
      if (!isPlan && isUnkept()) {
        const next = fragmentAtOnce(state);
        window.history.replaceState(window.history.state, '', `#${next}`);
        keepLeft(next, fragmentAtOnce(state, 'withPeople'), dated);
        read.current = state;
      }
    },
  });

  // The page may be left before a change that waits is written.
  useEffect(
    () => () => {
      const {state: last, isSaveable: isComplete, plan: use} = current.current;
      if (isComplete && last !== read.current) {
        void (use.kept ? use.keep(last, 'open').catch(sayLost) : keepState(last, dated));
      }
    },
    [dated],
  );

  const fragment: Fragment = () => (made?.state === state ? made.fragment : fragmentOf(state));
  return {notice, fragment: isRead && isSaveable ? fragment : null};
}

async function keepState(state: CalculatorState, dated: DatedRates): Promise<void> {
  keepLeft(await fragmentOf(state), await fragmentOf(state, 'withPeople'), dated);
}

/** The state of a packed link, null if it cannot be read, and the fields in it that are wrong. Rejects without its code. */
async function unpack(
  link: Extract<Link, {kind: 'packed'}>,
  dated: DatedRates,
  check: Options['check'],
): Promise<{
  readonly unpacked: CalculatorState | null;
  readonly errors: readonly FieldError[];
}> {
  const {stateOfPacked} = await import('./unpackLink');
  const errors: FieldError[] = [];
  const unpacked = await stateOfPacked(link, dated, async (text) => {
    const checked = await check(text);
    errors.push(...(checked.ok ? [] : checked.errors));
    return checked;
  });
  return {unpacked: await withKeptReadings(unpacked), errors};
}

/** What is wrong in a fragment of the quick mode; nothing if the code that tells it does not come. */
async function problemsOf(fragment: string): Promise<readonly FieldError[]> {
  try {
    const {quickProblems} = await import('../../domain/calculator/quickProblems');
    return quickProblems(fragment);
  } catch {
    return [];
  }
}

/** With the readings that this device keeps. Whatever it has not stays marked as missing. */
async function withKeptReadings(state: CalculatorState | null): Promise<CalculatorState | null> {
  const wanted = state ? missingReadings(state) : [];
  if (!state || wanted.length === 0) {
    return state;
  }
  try {
    const {findReadings} = await import('./planStore');
    return withFoundReadings(state, await findReadings(wanted));
  } catch {
    // Its code did not come, or the browser refused. The page says which readings are missing.
    return state;
  }
}
