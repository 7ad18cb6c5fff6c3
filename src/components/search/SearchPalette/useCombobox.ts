import {useEffectEvent, useLayoutEffect} from 'react';

interface Combobox {
  /** Id of the list; the id of an option is this, a dash and the option's number. */
  readonly listId: string;
  readonly optionCount: number;
  /** Number of the chosen option; −1 for none. */
  readonly active: number;
  readonly onInput: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Ties a field to its list of options. By hand, as the field was rendered before the code of the list was fetched. */
export function useCombobox(field: HTMLInputElement, combobox: Combobox): void {
  const {listId, optionCount, active} = combobox;
  const onInput = useEffectEvent(combobox.onInput);
  const onKeyDown = useEffectEvent(combobox.onKeyDown);

  useLayoutEffect(() => {
    // Effect events may be called only from inside effects.
    const typed = (): void => onInput();
    const pressed = (event: KeyboardEvent): void => onKeyDown(event);
    field.addEventListener('input', typed);
    field.addEventListener('keydown', pressed);
    // The element that had the focus may have been replaced by the list.
    if (document.activeElement === document.body) {
      field.focus();
    }
    return () => {
      field.removeEventListener('input', typed);
      field.removeEventListener('keydown', pressed);
    };
  }, [field]);

  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(optionCount > 0));
    if (active >= 0) {
      field.setAttribute('aria-activedescendant', `${listId}-${active}`);
    }
    return () => {
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, optionCount, active]);
}
