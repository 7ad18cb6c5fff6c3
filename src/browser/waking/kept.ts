import type {Heard} from '../../asleep/page';
import {isTaken} from './isTaken';

/** What is told by its value, and not by being pressed. */
export const fields = 'input, select, textarea';

/**
 * Taking a field over sets it back to what the build has drawn; until it is told, it shows what the visitor gave it. Ends
 * once nothing is kept any more.
 */
export function showKept(heard: readonly Heard[]): void {
  for (const {control, value, checked} of heard) {
    if (control.matches(fields) && isTaken(control)) {
      Object.assign(control, {value, ...(checked !== undefined && {checked})});
    }
  }
  if (heard.length > 0) {
    requestAnimationFrame(() => {
      showKept(heard);
    });
  }
}

/**
 * What the visitor changes meanwhile counts: a field that has been taken over is told at once, so that nothing kept of it is
 * to be done again, and of another the newest is kept.
 */
export function followChanges(heard: Heard[], signal: AbortSignal): void {
  window.addEventListener(
    'input',
    ({target}) => {
      const field = target as HTMLInputElement;
      if (isTaken(field)) {
        drop(heard, field);
        return;
      }
      for (const one of heard.filter(({control}) => control === field)) {
        Object.assign(one, {value: field.value, checked: field.checked});
      }
    },
    {capture: true, signal},
  );
}

/** Forgets what is kept of a control. */
export function drop(heard: Heard[], control: Element): void {
  heard.splice(0, Infinity, ...heard.filter((one) => one.control !== control));
}
