import {isRecord} from '@cooperative/polish';

/** What is said of a file that is no cooperative's, such as a picture or a sheet. */
export const noCooperative =
  'To nie jest plik spółdzielni. Wybierz plik, który zapisała ta strona, np. spoldzielnia.json.';

/** What is said of a record that a later version of the site wrote, in a file or on the device. */
export const laterRecord =
  'To zapisała nowsza wersja strony. Odśwież stronę i\u00a0otwórz to jeszcze raz; niczego w\u00a0tym nie zmieniaj.';

/** Whether a later version of the site wrote it: this one does not know all that is in it. */
export function isLaterRecord(record: object): boolean {
  return 'version' in record && typeof record.version === 'number' && record.version > 1;
}

/**
 * Whether parsed JSON may be a file of ours. A folder of papers, as it was saved until November 2026, has a format, a record
 * or a month its kind, and a description of the calculator members.
 */
export function isOurs(json: unknown): boolean {
  return isRecord(json) && ['format', 'kind', 'members', 'version'].some((key) => key in json);
}
