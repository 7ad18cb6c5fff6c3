import * as z from 'zod';

/** Fields shared by many parts of a description, with their error messages. */

export const amount = z
  .number({error: 'Wpisz liczbę.'})
  .nonnegative({error: 'Wpisz liczbę nie mniejszą od zera.'});
export const name = z.string({error: 'Wpisz nazwę.'}).min(1, {error: 'Wpisz nazwę.'});
export const isoDay = z.iso.date({error: 'Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.'});
export const percentage = amount.max(100, {error: 'Wpisz procent od 0 do 100.'});
export const chosen = <T extends string>(values: readonly T[]) =>
  z.enum(values as readonly [T, ...T[]], {error: `Wybierz z listy: ${values.join(', ')}.`});
