import {sleep} from '../../site/behaviour';
import {isDear} from './line';
import {controls, ending, find, listen} from './listening';
import {loadLight, wake} from './scripts';

const carded = '.prose a, [data-link-previews] a';

/** The scripts are fetched as soon as the pointer, a finger or the focus comes to what needs them. */
export function watchNear(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  ending.signal.addEventListener('abort', () => clearTimeout(timer));
  // Files that come by a drag bring no pointer with them.
  listen('pointerover focusin dragenter', (event: Event) => {
    const {target} = event;
    const isMouse = (event as Partial<PointerEvent>).pointerType === 'mouse';
    const isRest = isMouse || find(target, ':focus-visible');
    const control = find(target, controls);
    clearTimeout(timer);
    if (!window.asleep || !(control || (isRest && !isDear && find(target, carded)))) {
      return;
    }
    const come = control
      ? wake
      : () => {
          loadLight().catch(() => undefined);
        };
    window.asleep.near = event;
    // A pointer that moves on takes back only what it asked for itself.
    if (isMouse) {
      timer = setTimeout(come, sleep.nearMs);
    } else {
      come();
    }
  });
}
