import {notify} from '../notifications/notify';

/** The page was left while a change was being kept. */
export function sayLost(): void {
  notify({
    kind: 'error',
    text: 'Przeglądarka nie zapamiętała ostatniej zmiany: brakuje miejsca albo tego zabrania. Otwórz spółdzielnię i\u00a0sprawdź, co w\u00a0niej jest.',
  });
}
