import {isRecord} from '@cooperative/polish';

/** What is said of a file that is no cooperative's, such as a picture or a sheet. */
export const noCooperative =
  'To nie jest plik spółdzielni. Wybierz plik, który zapisała ta strona, np. spoldzielnia.json.';

/**
 * Whether parsed JSON may be a file of ours. A folder of papers, as it was saved until November 2026, has a format, a record
 * or a month its kind, and a description of the calculator members.
 */
export function isOurs(json: unknown): boolean {
  return isRecord(json) && ['format', 'kind', 'members', 'version'].some((key) => key in json);
}
