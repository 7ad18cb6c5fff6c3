import {notify} from '../notifications/notify';
import type {MissingDocument} from './packFolder';

/**
 * Says that papers could not be made, by the name of the one whose document did not come, and offers to try again: `again`
 * presses the same button, for what is entered by then. The page is not loaded anew.
 */
export function sayNotMade(error: unknown, again: () => void): void {
  const text = isMissing(error)
    ? `Nie udało się pobrać wzoru „${error.title}”. Sprawdź połączenie i\u00a0spróbuj jeszcze raz: to, co wpisane, zostało.`
    : 'Nie udało się przygotować dokumentu. Sprawdź połączenie i\u00a0spróbuj jeszcze raz: to, co wpisane, zostało.';
  notify({kind: 'error', text, action: {label: 'Spróbuj jeszcze raz', onSelect: again}});
}

/** By name: the code that throws it may be what did not come. */
function isMissing(error: unknown): error is MissingDocument {
  return error instanceof Error && error.name === 'MissingDocument';
}
