import {readFileSync} from 'node:fs';
import {unzipSync} from 'fflate';
import {readMembersCsv} from '@site/src/domain/calculator/members/membersCsv';
import {listExample} from '@cooperative/settlement/record';
import type {Result} from '@cooperative/polish';
import {tableText} from '@cooperative/meter-files';
import {unwrap} from '../../../../packages/settlement/tests/samples/settlement';
import {workbook} from '../../../../packages/meter-files/tests/samples/workbook';

const joined = {tariff: undefined, hasShares: false};

const textOf = (bytes: Uint8Array, name: string): Promise<Result<string>> =>
  tableText(name, new Uint8Array(bytes), () => Promise.resolve(unzipSync));

describe('A list of members in a file', () => {
  test('the template for spreadsheets says the same as the one in text', async () => {
    const text = unwrap(
      await textOf(readFileSync('static/pliki/lista-czlonkow.xlsx'), 'lista.xlsx'),
    );
    expect(readMembersCsv(text, joined)).toEqual(readMembersCsv(listExample, joined));
    expect(readMembersCsv(text, joined).ok).toBe(true);
  });

  test('is read in the encoding older spreadsheets save', async () => {
    const bytes = Uint8Array.from('szko\u00b3a;szko\u00b3a;1000', (letter) => letter.charCodeAt(0));
    expect(unwrap(await textOf(bytes, 'lista.csv'))).toBe('szkoła;szkoła;1000');
  });

  test('that is another kind of document is refused', async () => {
    expect(await textOf(Buffer.from('%PDF-1.7'), 'lista.csv')).toMatchObject({
      ok: false,
      errors: [{message: expect.stringContaining('PDF') as string}],
    });
  });

  test.each([
    ['a text file', 'lista.csv', () => Buffer.from('a;'.repeat(200_000))],
    [
      'a workbook',
      'lista.xlsx',
      () => workbook(`<row r="1"><c r="A1" t="str"><v>${'a'.repeat(400_000)}</v></c></row>`),
    ],
  ])('that is %s of more than a field holds is refused', async (_, name, make) => {
    expect(await textOf(make(), name)).toMatchObject({
      ok: false,
      errors: [{message: expect.stringContaining('300 000 znaków') as string}],
    });
  });
});
