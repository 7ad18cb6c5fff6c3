import type {SwipeDirection} from '../../domain/browser/notificationPosition';

/** A hand that trembles on a press does not swipe. */
const startPx = 2;

/** Lets an element be pushed out of the window: it follows the finger, and goes back if it was not taken far enough. */
export function swipe(
  item: HTMLElement,
  direction: SwipeDirection,
  thresholdPx: number,
  onSwiped: () => void,
): void {
  const isSideways = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  let from: number | null = null;
  let moved = 0;
  const at = ({clientX, clientY}: PointerEvent): number => (isSideways ? clientX : clientY) * sign;
  const show = (offset: string): void => {
    item.style.translate = isSideways ? offset : `0 ${offset}`;
  };
  item.addEventListener('pointerdown', (event) => {
    if (event.button === 0 && !(event.target as Element).closest('button')) {
      from = at(event);
    }
  });
  const end = ({type}: PointerEvent): void => {
    if (from === null) {
      return;
    }
    from = null;
    delete item.dataset.swipe;
    if (type === 'pointerup' && moved >= thresholdPx) {
      show(`${100 * sign}%`);
      onSwiped();
    } else {
      show('');
    }
    moved = 0;
  };
  item.addEventListener('pointermove', (event) => {
    if (from === null) {
      return;
    }
    if (event.buttons === 0) {
      // Let go of beside it, which it was not told.
      end(event);
      return;
    }
    moved = Math.max(0, at(event) - from);
    if (moved > startPx) {
      item.setPointerCapture(event.pointerId);
      item.dataset.swipe = 'move';
      show(`${moved * sign}px`);
    }
  });
  item.addEventListener('pointerup', end);
  item.addEventListener('pointercancel', end);
}
