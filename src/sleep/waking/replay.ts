import type {Asleep, Press} from '../asleep';
import {elementAt, type Place} from '../place';

/** What is told by its value, and not by being pressed. */
const fields = 'input, select, textarea';

/** Presses of one control that follow each other within this time are one, but for steps. */
const impatienceMs = 700;

/** Between two actions, so that the first has had its effect, as between those of a person. */
const pauseMs = 50;

/** Does again what was pressed, typed and chosen while the page slept: each once, in order, where it was. */
export async function replay(
  {presses, near}: Pick<Asleep, 'presses' | 'near'>,
  places: ReadonlyMap<HTMLElement, Place>,
): Promise<void> {
  arriveAgain(near);
  for (const press of whatCounts(presses)) {
    hydrate(press.control);
    const control = standIn(press, places);
    if (control) {
      delete control.dataset.held;
      repeat(control);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
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

/** Without the impatient second press, which would undo the first, and of each field only what it holds in the end. */
export function whatCounts(presses: readonly Press[]): readonly Press[] {
  return presses.filter(({control, at}, index) => {
    if (control.matches(fields)) {
      const isLast = !presses.slice(index + 1).some((other) => other.control === control);
      return isLast && !isAsBuilt(control);
    }
    const before = presses[index - 1];
    const isAgain = before?.control === control && at - before.at < impatienceMs;
    return !isAgain || control.matches('[data-step]');
  });
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
    target.dispatchEvent(new (near.constructor as typeof Event)(near.type, near));
  }
}

/**
 * React hydrates the part of a page at once that an event of this kind reaches, ahead of all others; nobody listens to
 * this one.
 */
function hydrate(control: HTMLElement): void {
  control.dispatchEvent(new Event('pointercancel', {bubbles: true}));
}

/** What a translator changed is drawn anew, so that another element stands in the place of the one that was pressed. */
function standIn(
  {control, value, checked}: Press,
  places: ReadonlyMap<HTMLElement, Place>,
): HTMLElement | null {
  if (control.isConnected) {
    return control;
  }
  const found = elementAt(places.get(control) ?? []);
  if (found?.matches(fields)) {
    Object.assign(found, {value}, checked !== undefined && {checked});
  }
  return found;
}

/** Presses a control, or has React notice what a field holds: it looks only at what is set past its back. */
function repeat(control: HTMLElement): void {
  if (control instanceof HTMLInputElement && isTicked(control)) {
    control.checked = !control.checked;
    control.click();
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const {value, selectionStart, selectionEnd} = control;
    control.value = `${value} `;
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
    if (selectionStart !== null) {
      control.setSelectionRange(selectionStart, selectionEnd);
    }
    control.dispatchEvent(new Event('input', {bubbles: true}));
  } else if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', {bubbles: true}));
  } else {
    control.click();
  }
}

function isTicked(field: Element): boolean {
  return field.matches('[type=checkbox], [type=radio]');
}
