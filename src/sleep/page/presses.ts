import type {Press} from '../asleep';
import {elementAt, placeOf, type Place} from '../place';
import {recall, remember} from '../../browser/device/memory';
import {sleep} from '../../site/behaviour';

/** What the visitor did while the page slept, in order. */
export const presses: Press[] = [];

/** Forgets all of it. */
export function freePresses(): void {
  presses.splice(0);
  document.querySelectorAll<HTMLElement>('[data-held]').forEach((control) => {
    delete control.dataset.held;
  });
}

const storageKey = 'se:naciski';

interface KeptPress extends Omit<Press, 'control'> {
  readonly place: Place;
  /** What stands there, so that nothing else is pressed if the page has changed. */
  readonly text: string | null;
}

/** The presses as they can be found again in a page that takes this one's place. */
export function describePresses(): readonly KeptPress[] {
  return presses.map(({control, ...rest}) => ({
    ...rest,
    place: placeOf(control),
    text: control.textContent,
  }));
}

export function keepForReload(kept: readonly KeptPress[]): void {
  // Where nothing is remembered, the visitor presses again.
  remember('sessionStorage', storageKey, JSON.stringify({at: Date.now(), kept}));
}

/** What was pressed a moment ago, before the page reloaded itself. Told once. */
export function pressedBeforeReload(): readonly Press[] {
  try {
    const {at, kept} = JSON.parse(recall('sessionStorage', storageKey) ?? '{"at":0,"kept":[]}') as {
      readonly at: number;
      readonly kept: readonly KeptPress[];
    };
    remember('sessionStorage', storageKey, null);
    return Date.now() - at > sleep.unloadedMs
      ? []
      : kept.flatMap(({place, text, ...rest}) => {
          const control = elementAt(place);
          return control?.textContent === text ? [{control, ...rest}] : [];
        });
  } catch {
    return [];
  }
}
