import {
  readAccount,
  readKrs,
  readKsefNumber,
  readNip,
  readUnitId,
} from '../../src/documents/identifiers';
import type {Result} from '@cooperative/polish';

const said = (read: Result<string>): string =>
  read.ok ? read.value : (read.errors[0]?.message ?? '');

/** `5` in other scripts: Arabic, Devanagari, full width. Schemas of XML take them for digits. */
const foreign = ['٥', '५', '５'];

test.each(['5265877635', '526-587-76-35', 'PL5265877635', ' pl 526 587 76 35\u00a0'])(
  'a NIP as typed: %s',
  (text) => {
    expect(readNip(text)).toEqual({ok: true, value: '5265877635'});
  },
);

test('a NIP that cannot be is told of', () => {
  expect(said(readNip('5265877634'))).toBe(
    'NIP ma złą cyfrę kontrolną. Przepisz go jeszcze raz, cyfra po cyfrze.',
  );
  expect(said(readNip('526587763'))).toContain('10 cyfr');
  expect(said(readNip('0265877635'))).toContain('10 cyfr');
  for (const five of foreign) {
    expect(said(readNip(`${five}265877635`))).toContain('10 cyfr');
  }
  // Of the nine first digits exactly one tenth is right, or none where the remainder is ten.
  const right = [...Array(10).keys()].filter((digit) => readNip(`526587763${digit}`).ok);
  expect(right).toEqual([5]);
});

test('an account as typed, and one with a wrong sum', () => {
  const account = '61109010140000071219812874';
  for (const text of [account, `PL${account}`, '61 1090 1014 0000 0712 1981 2874']) {
    expect(readAccount(text)).toEqual({ok: true, value: account});
  }
  expect(said(readAccount('61109010140000071219812875'))).toContain('złą sumę kontrolną');
  expect(said(readAccount(account.slice(1)))).toBe(
    'Numer rachunku ma 26 cyfr. Przepisz go w całości.',
  );
  for (const five of foreign) {
    expect(readAccount(account.replace('1', five)).ok).toBe(false);
  }
});

test('a number of the court register has ten digits of ASCII', () => {
  expect(readKrs('0000099999')).toEqual({ok: true, value: '0000099999'});
  expect(readKrs('00000 99999').ok).toBe(true);
  expect(readKrs('99999').ok).toBe(false);
  expect(readKrs('٠٠٠٠٠٩٩٩٩٩').ok).toBe(false);
});

test('a unit is known by its NIP or by the number of the municipality with five digits', () => {
  expect(readUnitId('444-444-44-44')).toEqual({ok: true, value: '4444444444'});
  expect(readUnitId('1111111111-00013')).toEqual({ok: true, value: '1111111111-00013'});
  expect(readUnitId('1111111112-00013').ok).toBe(false);
  expect(readUnitId('').ok).toBe(false);
});

test('a number of KSeF is right by its CRC-8, and of this seller', () => {
  const number = '5265877635-20250826-0100001AF629-AF';
  expect(readKsefNumber(number, '5265877635')).toEqual({ok: true, value: number});
  expect(readKsefNumber(` ${number.toLowerCase()} `, '5265877635').ok).toBe(true);
  expect(said(readKsefNumber(number.replace(/AF$/, 'AE'), '5265877635'))).toContain(
    'złą sumę kontrolną',
  );
  expect(said(readKsefNumber(number, '1111111111'))).toContain('NIP 5265877635');
  expect(said(readKsefNumber('SE/1/05/2026', '5265877635'))).toContain('wygląda tak');
});
