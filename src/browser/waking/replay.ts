import type {Asleep, Heard} from '../../asleep/page';
import {isTaken} from './isTaken';
import {drop, fields} from './kept';
import {elementAt, type Place} from './place';

const patienceMs = 10_000;
const stepMs = 16;
/** Between two actions, so that the first has had its effect, as between those of a person. */
const pauseMs = 50;

/** Does again what was pressed, typed and chosen while the page slept: each once, in order, where it was. */
export async function replay(
  {heard, near}: {readonly heard: Heard[]; readonly near: Asleep['near']},
  places: ReadonlyMap<HTMLElement, Place>,
): Promise<void> {
  if (heard.length === 0) {
    // What an arrival brings can wait for a task of its own; a press cannot.
    await pause(0);
  }
  arriveAgain(near());
  for (const one of withoutRepeats(heard)) {
    const control = await whenTaken(one.control, places.get(one.control) ?? []);
    if (!heard.includes(one)) {
      continue;
    }
    delete control.dataset.held;
    const {value, checked} = one;
    drop(heard, one.control);
    if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
      choose(control, checked === true);
    } else if (control.matches(fields)) {
      write(control as HTMLInputElement, value ?? '');
    } else {
      control.click();
    }
    await pause(pauseMs);
    if (document.activeElement === document.body) {
      control.focus({preventScroll: true});
    }
  }
  // Pressed while a script of its own was on its way (`browser/light`), which is no longer needed.
  for (const control of document.querySelectorAll<HTMLElement>('[data-held]')) {
    delete control.dataset.held;
    control.click();
  }
}

/** An impatient second press would undo the first, and of what was typed only the last matters. */
export function withoutRepeats(heard: readonly Heard[]): readonly Heard[] {
  return heard.filter(({control}, index) =>
    control.matches(fields)
      ? !heard.slice(index + 1).some((other) => other.control === control)
      : heard.findIndex((other) => other.control === control) === index,
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** For cards and tooltips: the pointer or the focus came before anybody listened. */
function arriveAgain(near: Event | null): void {
  const target = near?.target;
  if (near && target instanceof Element && target.matches(':hover, :focus-visible')) {
    target.dispatchEvent(new (near.constructor as typeof Event)(near.type, near));
  }
}

/**
 * The control, once React has taken it over. Parts behind a boundary are taken over later than the page, and what a
 * translator changed is drawn anew, so that another element stands in the place of the one that was pressed.
 */
async function whenTaken(control: HTMLElement, place: Place): Promise<HTMLElement> {
  for (let waited = 0; waited < patienceMs; waited += stepMs) {
    const found = control.isConnected ? control : elementAt(place);
    if (found && isTaken(found)) {
      return found;
    }
    await pause(stepMs);
  }
  return control;
}

function write(field: HTMLInputElement, value: string): void {
  const {selectionStart, selectionEnd} = field;
  field.value = value;
  if (field.tagName !== 'SELECT' && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

/** A press changes it to what was chosen, and is heard. */
function choose(control: HTMLInputElement, isChosen: boolean): void {
  control.checked = !isChosen;
  control.click();
}
