import {foldPolish, inQuotes} from '@cooperative/polish';
import type {MeterRegister} from '../types';
import type {Head} from './head';

/** What a line may name, by a letter. `+A` names a register, and a bare minus may be a dash. */
const names = {
  P: String.raw`dodatni|positiv|> ?0|\bplus|(?:^|[^a-z\d])\+(?![a-z]\b)`,
  M: String.raw`ujemn|negativ|< ?0|\bminus|[("„][-–−][)"”]`,
  G: 'oddan|oddaw|wprowadz|eksport|export|nadwyz',
  D: 'pobor|pobran|pobier|import',
};
const anyName = new RegExp(
  Object.entries(names)
    .map(([letter, words]) => `(?<${letter}>${words})`)
    .join('|'),
  'g',
);

/** Energy given right beside a plus, or energy drawn right beside a minus. */
const turned = /^(?:PG|MD)|^(?:GP|DM|GPDM|DMGP)$/;
/** „Bilans = energia oddana - energia pobrana”. */
const difference = new RegExp(
  `(?:=|bilans|saldo|roznic).*(?:${names.G})[^,;.=]* (?:[-–−]|minus|pomniejsz\\w*) [^,;.=]*(?:${names.D})|roznic.*(?:${names.G})[^,;.=]* (?:i|a|oraz) [^,;.=]*(?:${names.D})`,
);
/** „Eksport Plus” is a name there. */
const ofContract = /umow|taryf|ofert|pakiet|promoc|sprzedawc/;

/** Whether a line, or a heading, says of a balance that above zero it is energy given, or below zero energy drawn. */
export function isTurnedBalance(text: string): boolean {
  const line = foldPolish(text);
  const orders = line.split(/[,;.]/).map((part) =>
    Array.from(part.matchAll(anyName), ({groups = {}}) =>
      Object.keys(names).find((letter) => groups[letter] !== undefined),
    )
      .join('')
      .replaceAll(/(.)\1+/g, '$1'),
  );
  return (
    !ofContract.test(line) &&
    // „Oddanie na minus” is no difference.
    (difference.test(line.replaceAll(/\bna minus\b/g, '')) ||
      orders.some((order) => turned.test(order)))
  );
}

/** Why nobody knows the sign of a balance: a line around the table says that it is not as it is read. Null if none does. */
export function doubtOfSign(
  {preamble, below}: Head,
  columns: readonly {readonly name: string; readonly register: MeterRegister}[],
): string | null {
  const signed = columns.find(({register}) => register === 'balance');
  const isSaid =
    signed !== undefined &&
    [...preamble, ...below].some(({cells}) => isTurnedBalance(cells.join(' ')));
  return isSaid
    ? `Plik mówi, że wartości dodatnie w kolumnie ${inQuotes(signed.name)} to energia oddana, a czytamy je jako pobór. Odwróć w arkuszu znaki i usuń ten wiersz. Jeśli dodatnie to jednak pobór, usuń tylko ten wiersz. W poleceniu wystarczy bilans=${signed.name}.`
    : null;
}
