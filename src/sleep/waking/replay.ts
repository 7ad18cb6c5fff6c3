import type {Asleep, Press} from '../asleep';
import {elementAt, type Place} from '../place';

/** What is told by its value, and not by being pressed. */
const fields = 'input, select, textarea';

/** Presses of one control that follow each other within this time are one, but for steps. */
const impatienceMs = 700;

/** Between two actions, so that the first has had its effect, as between those of a person. */
const pauseMs = 50;

/** A part that takes longer cannot be hydrated. */
const patienceMs = 10_000;

/** Does again what was pressed, typed and chosen while the page slept: each once, in order, where it was. */
export async function replay(
  {presses, near}: Pick<Asleep, 'presses' | 'near'>,
  places: ReadonlyMap<HTMLElement, Place>,
): Promise<void> {
  // React hydrates nothing while it tells of what it has just hydrated.
  await pause(0);
  arriveAgain(near);
  const changed = changedMeanwhile();
  const pending = [...whatCounts(presses)];
  showHeld(pending);
  for (let [press] = pending; press; [press] = pending) {
    const control = await whenHydrated(press.control, places.get(press.control) ?? []);
    pending.shift();
    if (control && !changed.has(control)) {
      delete control.dataset.held;
      repeat(control, press);
      await pause(pauseMs);
      if (document.activeElement === document.body) {
        control.focus({preventScroll: true});
      }
    }
  }
  // Pressed while the light script was on its way, which is no longer needed.
  document.querySelectorAll<HTMLElement>('[data-held]').forEach((control) => {
    delete control.dataset.held;
    control.click();
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Without the impatient second press, which would undo the first, and of each field only what it holds in the end. */
export function whatCounts(presses: readonly Press[]): readonly Press[] {
  const counting = presses.filter(({control, at}, index) => {
    if (control.matches(fields)) {
      const isLast = !presses.slice(index + 1).some((other) => other.control === control);
      return isLast && !isAsBuilt(control);
    }
    const before = presses[index - 1];
    const isAgain = before?.control === control && at - before.at < impatienceMs;
    return !isAgain || control.matches('[data-step]');
  });
  return counting.map((press) => {
    // As it stands now: what is done again before it may have React draw it as it was.
    const {value, checked} = press.control as HTMLInputElement;
    return {...press, value, checked};
  });
}

/** The fields the visitor goes on with: React hears of them by itself. */
function changedMeanwhile(): ReadonlySet<EventTarget> {
  const changed = new Set<EventTarget>();
  window.addEventListener(
    'input',
    ({target, isTrusted}) => {
      if (isTrusted && target) {
        changed.add(target);
      }
    },
    true,
  );
  return changed;
}

function isAsBuilt(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].every(({selected, defaultSelected}) => selected === defaultSelected);
  }
  const {value, defaultValue, checked, defaultChecked} = field as HTMLInputElement;
  return isTicked(field) ? checked === defaultChecked : value === defaultValue;
}

/** For cards and tooltips: the pointer or the focus came before anybody listened. */
function arriveAgain(near: Event | null): void {
  const target = near?.target;
  if (near && target instanceof Element && target.matches(':hover, :focus-visible')) {
    const again = new (near.constructor as typeof Event)(near.type, near);
    // What opens after a rest counts from when the pointer came.
    Object.defineProperty(again, 'timeStamp', {value: near.timeStamp});
    target.dispatchEvent(again);
  }
}

/**
 * The control once React has hydrated it. What a translator changed is drawn anew: another element stands in the place of
 * the one that was pressed.
 */
async function whenHydrated(control: HTMLElement, place: Place): Promise<HTMLElement | null> {
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    const found = control.isConnected ? control : elementAt(place);
    // Where the page differs from what was built, hydrating it puts another in its place.
    if (found && hydrates(found) && found.isConnected) {
      return found;
    }
    await pause(pauseMs);
  }
  return null;
}

/**
 * React hydrates the part of a page at once that an event of this kind reaches, ahead of all others, and lets it pass
 * only if it could. Nobody else listens to this one.
 */
function hydrates(control: HTMLElement): boolean {
  let hasPassed = false;
  const pass = (): void => {
    hasPassed = true;
  };
  document.addEventListener('pointercancel', pass);
  control.dispatchEvent(new Event('pointercancel', {bubbles: true}));
  document.removeEventListener('pointercancel', pass);
  return hasPassed;
}

/** Until its turn has come, a field shows what it held: hydrating sets it back to what the build has drawn. */
function showHeld(pending: readonly Press[]): void {
  for (const {control, value, checked} of pending) {
    if (control instanceof HTMLInputElement && isTicked(control)) {
      control.checked = checked === true;
    } else if (control.matches(fields) && !takesFiles(control)) {
      (control as HTMLInputElement).value = value ?? '';
    }
  }
  if (pending.length > 0) {
    requestAnimationFrame(() => showHeld(pending));
  }
}

/** Presses a control, or gives a field what it held, so that React notices: it looks only at what is set past its back. */
function repeat(control: HTMLElement, {value = '', checked = false}: Press): void {
  if (control instanceof HTMLInputElement && isTicked(control)) {
    control.checked = !checked;
    control.click();
  } else if (takesFiles(control)) {
    // It holds its files by itself, and no script may say which.
    control.dispatchEvent(new Event('change', {bubbles: true}));
  } else if (control.matches(fields)) {
    const field = control as HTMLInputElement;
    const {selectionStart, selectionEnd} = field;
    if (control instanceof HTMLSelectElement) {
      field.value = value;
    } else {
      field.value = `${value} `;
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
      if (selectionStart !== null) {
        field.setSelectionRange(selectionStart, selectionEnd);
      }
    }
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
  } else {
    control.click();
  }
}

function takesFiles(field: Element): boolean {
  return field.matches('[type=file]');
}

function isTicked(field: Element): boolean {
  return field.matches('[type=checkbox], [type=radio]');
}
