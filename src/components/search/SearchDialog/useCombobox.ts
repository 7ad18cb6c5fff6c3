import {useEffectEvent, useLayoutEffect} from 'react';

interface Combobox {
  /** Id of the list; with a dash and the number of an option, that of the option. */
  readonly listId: string;
  readonly optionCount: number;
  /** Number of the chosen option; −1 for none. */
  readonly active: number;
  readonly onInput: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Ties a field to its list of options. By hand, since the field was drawn before the code of the list was fetched. */
export function useCombobox(field: HTMLInputElement, combobox: Combobox): void {
  const {listId, optionCount, active} = combobox;
  const onInput = useEffectEvent(combobox.onInput);
  const onKeyDown = useEffectEvent(combobox.onKeyDown);

  useLayoutEffect(() => {
    // As effects may call them only from inside.
    const typed = (): void => {
      onInput();
    };
    const pressed = (event: KeyboardEvent): void => {
      onKeyDown(event);
    };
    field.addEventListener('input', typed);
    field.addEventListener('keydown', pressed);
    // What had the focus may have made place for the list.
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
