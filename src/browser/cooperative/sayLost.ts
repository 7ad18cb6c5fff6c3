import {notify} from '../notifications/notify';

/** The page was left while a change was being kept. */
export function sayLost(): void {
  notify({
    kind: 'error',
    text: 'Przeglądarka nie zapamiętała ostatniej zmiany: brakuje miejsca albo tego zabrania. Otwórz spółdzielnię i\u00a0sprawdź, co w\u00a0niej jest.',
  });
}

/** A change came too late: the cooperative has changed in another tab, and is shown as it is there. */
export function sayElsewhere(): void {
  notify({
    kind: 'error',
    text: 'Tę spółdzielnię zmieniono w innej karcie. Pokazujemy ją stamtąd; ostatniej zmiany z tej karty nie zapisaliśmy, zrób ją jeszcze raz.',
  });
}
