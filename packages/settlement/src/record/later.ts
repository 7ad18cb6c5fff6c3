/** What is said of a record that a later version of the site wrote, in a file or on the device. */
export const laterRecord =
  'To zapisała nowsza wersja strony. Odśwież stronę i\u00a0otwórz to jeszcze raz; niczego w\u00a0tym nie zmieniaj.';

/** Whether a later version of the site wrote it: this one does not know all that is in it. */
export function isLaterRecord(record: object): boolean {
  return 'version' in record && typeof record.version === 'number' && record.version > 1;
}
