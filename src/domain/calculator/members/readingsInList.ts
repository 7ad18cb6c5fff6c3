import {listColumnOf} from '@cooperative/settlement/record';
import {failed, ok, type Result} from '@cooperative/polish';

/** A row of an operator's file begins with, or has, a day; a list of members has none. */
const day = /(?:^|[;,\t"]) *(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})\b/;

/** So many rows with a day are no slip of one cell. */
const fewestDays = 3;

function isListHeader(row: string): boolean {
  const columns = row.split(/[;,\t]/).map(listColumnOf);
  return columns.includes('name') && (columns.includes('profile') || columns.includes('holder'));
}

/**
 * Refuses a file of a meter put in the place of a list of members, and says where it belongs. A text of anything else is
 * returned as it is.
 */
export function refuseReadings(text: string): Result<string> {
  const rows = text.split('\n', 50);
  const days = rows.filter((row) => day.test(row));
  // A list may have the days of members.
  return days.length < fewestDays || isListHeader(rows[0] ?? '')
    ? ok(text)
    : failed([
        {
          field: 'lista',
          message:
            'To plik z odczytami licznika, a nie lista członków. Wczytaj go przy członku, którego jest licznik: otwórz jego dane i wybierz „Wczytaj odczyty z licznika”.',
        },
      ]);
}
