import {readFileSync} from 'node:fs';
import {readTableText} from '@site/src/browser/meterFiles/readTableText';
import {membersCsvExample, readMembersCsv} from '@site/src/domain/calculator/members/membersCsv';
import {unwrap} from '../../../samples/settlement';

const file = (bytes: Uint8Array<ArrayBuffer>, name: string): File => new File([bytes], name);
const joined = {tariff: undefined, hasShares: false};

describe('A list of members in a file', () => {
  test('the template for spreadsheets says the same as the one in text', async () => {
    const bytes = new Uint8Array(readFileSync('static/pliki/lista-czlonkow.xlsx'));
    const text = unwrap(await readTableText(file(bytes, 'lista.xlsx')));
    expect(readMembersCsv(text, joined)).toEqual(readMembersCsv(membersCsvExample, joined));
    expect(readMembersCsv(text, joined).ok).toBe(true);
  });

  test('is read in the encoding older spreadsheets save', async () => {
    const bytes = Uint8Array.from('szko\u00b3a;szko\u00b3a;1000', (letter) => letter.charCodeAt(0));
    expect(unwrap(await readTableText(file(bytes, 'lista.csv')))).toBe('szkoła;szkoła;1000');
  });

  test('that is another kind of document is refused', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7');
    expect(await readTableText(file(bytes, 'lista.csv'))).toMatchObject({
      ok: false,
      errors: [{message: expect.stringContaining('PDF') as string}],
    });
  });
});
