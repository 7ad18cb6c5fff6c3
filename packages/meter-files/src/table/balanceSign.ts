import {foldPolish, inQuotes} from '@cooperative/polish';
import type {MeterRegister} from '../types';
import type {Head} from './head';

/** What a line says of a balance: above zero it is energy given, or below zero energy drawn. */
const givenAbove =
  /(?:dodatni\w{0,3}|\bplus)(?:(?!pob|ujemn|minus)[^,;.]){1,30}(?:oddan|oddaw|wprowadz|eksport|nadwyz)|(?:ujemn\w{0,3}|\bminus)(?:(?!odda|dodatn|plus)[^,;.]){1,30}(?:pobor|pobran|pobier|import)/;

/** Why nobody knows the sign of a balance: a line around the table says that it is not as it is read. Null if none does. */
export function doubtOfSign(
  {preamble, below}: Head,
  columns: readonly {readonly name: string; readonly register: MeterRegister}[],
): string | null {
  const signed = columns.find(({register}) => register === 'balance');
  const isSaid =
    signed !== undefined &&
    [...preamble, ...below].some(({cells}) => givenAbove.test(foldPolish(cells.join(' '))));
  return isSaid
    ? `Plik mówi, że wartości dodatnie w kolumnie ${inQuotes(signed.name)} to energia oddana, a czytamy je jako pobór. Odwróć w arkuszu znaki i usuń ten wiersz.`
    : null;
}
