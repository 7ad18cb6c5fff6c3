import {failed, ok, type Result} from '@cooperative/polish';
import {cleanText} from './cleanText';

/**
 * Numbers of companies, accounts and invoices. Schemas of XML take digits of any script; only those of ASCII are digits
 * here.
 */

const copyAgain = 'Przepisz go jeszcze raz, cyfra po cyfrze.';

/** A NIP as typed: `526-587-76-35`, `PL 5265877635`. Gives ten digits; `field` is where it was typed. */
export function readNip(text: string, field = 'nip'): Result<string> {
  const digits = cleanText(text).replace(/^PL/i, '').replace(/[\s-]/g, '');
  // The second and the third are never both zero, as the schema of invoices has it.
  if (!/^[1-9](?:[0-9][1-9]|[1-9][0-9])[0-9]{7}$/.test(digits)) {
    return wrong(field, `NIP ma 10 cyfr, np. 526-587-76-35. ${copyAgain}`);
  }
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
  const sum = weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
  return sum % 11 === Number(digits[9])
    ? ok(digits)
    : wrong(field, `NIP ma złą cyfrę kontrolną. ${copyAgain}`);
}

/** An account as typed: 26 digits, with spaces or PL. */
export function readAccount(text: string, field = 'account'): Result<string> {
  const digits = cleanText(text).replace(/^PL/i, '').replace(/[\s-]/g, '');
  if (!/^[0-9]{26}$/.test(digits)) {
    return wrong(field, 'Numer rachunku ma 26 cyfr. Przepisz go w całości.');
  }
  // ISO 13616: `PL` is 2521, and the check digits go to the end.
  return remainder97(`${digits.slice(2)}2521${digits.slice(0, 2)}`) === 1
    ? ok(digits)
    : wrong(field, 'Numer rachunku ma złą sumę kontrolną. Sprawdź cyfry.');
}

function remainder97(digits: string): number {
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** A number in the court register: ten digits. */
export function readKrs(text: string, field = 'krs'): Result<string> {
  const digits = cleanText(text).replaceAll(' ', '');
  return /^[0-9]{10}$/.test(digits)
    ? ok(digits)
    : wrong(field, 'Numer KRS ma 10 cyfr. Przepisz go z odpisu z KRS.');
}

/** What KSeF knows a unit by: its NIP, or the NIP of the municipality and five digits. */
export function readUnitId(text: string): Result<string> {
  const field = 'taxId';
  const [, nip, place] = /^([0-9-]{10,13})-([0-9]{5})$/.exec(cleanText(text)) ?? [];
  if (nip === undefined || place === undefined) {
    return readNip(text, field);
  }
  const read = readNip(nip, field);
  return read.ok ? ok(`${read.value}-${place}`) : read;
}

const ksefNumber =
  /^([1-9](?:[0-9][1-9]|[1-9][0-9])[0-9]{7})-(20[2-9][0-9])(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/;

/** The number that KSeF gave to an invoice of this seller: `5265877635-20250826-0100001AF629-AF`. */
export function readKsefNumber(text: string, sellerNip: string): Result<string> {
  const field = 'ksefNumber';
  const number = cleanText(text).toUpperCase();
  const [, nip] = ksefNumber.exec(number) ?? [];
  if (nip === undefined) {
    return wrong(field, 'Numer KSeF wygląda tak: 5265877635-20250826-0100001AF629-AF.');
  }
  const [payload, check] = [number.slice(0, -3), number.slice(-2)];
  if (crc8(payload) !== Number.parseInt(check, 16)) {
    return wrong(field, 'Numer KSeF ma złą sumę kontrolną. Przepisz go jeszcze raz.');
  }
  return nip === sellerNip
    ? ok(number)
    : wrong(
        field,
        `Ten numer KSeF nadano fakturze firmy o numerze NIP ${nip}. Sprawdź, której faktury to numer.`,
      );
}

/** CRC-8 of an ASCII text: polynomial 0x07, from zero. */
function crc8(text: string): number {
  let rest = 0;
  for (const sign of text) {
    rest ^= sign.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) {
      rest = (rest & 0x80) === 0 ? (rest << 1) & 0xff : ((rest << 1) ^ 0x07) & 0xff;
    }
  }
  return rest;
}

function wrong(field: string, message: string): Result<never> {
  return failed([{field, message}]);
}
