import {foldPolish, inQuotes} from '@cooperative/polish';
import type {MeterRegister} from '../types';
import type {Head} from './head';

const given = /oddan|oddaw|wprowadz|eksport|nadwyz/;
const drawn = /pobor|pobran|pobier|import/;

/** How a line may write the signs. */
interface Signs {
  readonly plus: RegExp;
  readonly minus: RegExp;
}

const inWords: Signs = {plus: /dodatni/, minus: /ujemn/};
const enclosed: Signs = {plus: /[("„]\+[)"”]/, minus: /[("„][-–−][)"”]/};
const bare: Signs = {
  plus: /(?:^|[\s:=(])\+(?=[\s,;.)]|[a-z]{2}|$)/,
  minus: /(?:^|[\s:=(])[-–−](?=[\s,;.)]|[a-z]{2}|$)/,
};
const named: Signs = {plus: /\bplus/, minus: /\bminus/};
/** „Bilans = energia oddana - energia pobrana”. */
const asDifference: Signs = {plus: /\bplus|\s\+\s/, minus: /\bminus|\s[-–−]\s/};

/** „Plus” as a sign, not as a part of a name: „Eksport Plus”. */
const ofSign = /\b(?:znak\w*|na) (?:plus|minus)|\b(?:plus|minus)\w* ?(?:[:=–-]|to\b|oznacza)/;
const ofContract = /umow|taryf|ofert|pakiet|promoc|sprzedawc/;

function signsIn(line: string): Signs | null {
  const has = ({plus, minus}: Signs): boolean => plus.test(line) || minus.test(line);
  if (has(inWords)) {
    return inWords;
  }
  if (has(enclosed)) {
    return enclosed;
  }
  if (ofContract.test(line)) {
    return null;
  }
  if (bare.plus.test(line)) {
    return bare;
  }
  const areBoth = named.plus.test(line) && named.minus.test(line);
  return areBoth || ofSign.test(line) ? named : null;
}

/** What a text names, in order: plus, minus, energy given and energy drawn; what it names twice on end, once. */
function orderOf(text: string, {plus, minus}: Signs): string {
  const signs = [plus, minus, given, drawn].map(({source}) => `(${source})`);
  return Array.from(text.matchAll(new RegExp(signs.join('|'), 'g')), ([, ...found]) =>
    'PMGD'.charAt(found.findIndex(Boolean)),
  )
    .join('')
    .replaceAll(/(.)\1+/g, '$1');
}

/** Each energy right behind its sign, or right before it. */
const turned = /^(?:PG|GP|MD|DM|PGMD|MDPG|GPDM|DMGP)$/;

/** Whether a line says of a balance that above zero it is energy given, or below zero energy drawn. */
function isTurned(line: string): boolean {
  const signs = signsIn(line);
  const parts = line.split(/[,;.]/);
  return signs === null
    ? /=|bilans|saldo|roznic/.test(line) &&
        parts.some((part) => orderOf(part, asDifference) === 'GMD')
    : parts.some((part) => turned.test(orderOf(part, signs)));
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
    ? `Plik mówi, że wartości dodatnie w kolumnie ${inQuotes(signed.name)} to energia oddana, a czytamy je jako pobór. Odwróć w arkuszu znaki i usuń ten wiersz. Jeśli dodatnie to jednak pobór, usuń tylko ten wiersz.`
    : null;
}
