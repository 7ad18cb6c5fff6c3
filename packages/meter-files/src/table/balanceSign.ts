import {foldPolish, inQuotes} from '@cooperative/polish';
import type {MeterRegister} from '../types';
import type {Head} from './head';

const above = /dodatni|\bplus/;
const below = /ujemn|\bminus/;
const given = /oddan|oddaw|wprowadz|eksport|nadwyz/;
const drawn = /pobor|pobran|pobier|import/;

/** Whether a line says of a balance that above zero it is energy given, or below zero energy drawn. */
function isTurned(line: string): boolean {
  return line
    .split(/[,;.]/)
    .some((part) =>
      given.test(part)
        ? above.test(part) && !drawn.test(part)
        : below.test(part) && drawn.test(part),
    );
}

/** Why nobody knows the sign of a balance: a line around the table says that it is not as it is read. Null if none does. */
export function doubtOfSign(
  {preamble, below: footer}: Head,
  columns: readonly {readonly name: string; readonly register: MeterRegister}[],
): string | null {
  const signed = columns.find(({register}) => register === 'balance');
  const isSaid =
    signed !== undefined &&
    [...preamble, ...footer].some(({cells}) => isTurned(foldPolish(cells.join(' '))));
  return isSaid
    ? `Plik mówi, że wartości dodatnie w kolumnie ${inQuotes(signed.name)} to energia oddana, a czytamy je jako pobór. Odwróć w arkuszu znaki i usuń ten wiersz.`
    : null;
}
