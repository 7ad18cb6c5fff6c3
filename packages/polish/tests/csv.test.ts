import fc from 'fast-check';
import {toCsv} from '../src/csv';

const byteOrderMark = '\uFEFF';

describe('toCsv', () => {
  test('separates cells with semicolons and ends rows with CRLF, after a byte order mark', () => {
    expect(
      toCsv([
        ['Godzina', 'Zużycie, kWh'],
        ['0:00–1:00', '1,5'],
      ]),
    ).toBe(`${byteOrderMark}Godzina;Zużycie, kWh\r\n0:00–1:00;1,5\r\n`);
  });

  test.each([
    ['a;b', '"a;b"'],
    ['mówi „tak” i "nie"', '"mówi „tak” i ""nie"""'],
    ['dwie\nlinie', '"dwie\nlinie"'],
  ])('quotes a cell that holds %j', (cell, expected) => {
    expect(toCsv([[cell]])).toBe(`${byteOrderMark}${expected}\r\n`);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+48 22', "'+48 22"],
    ['-5+1', "'-5+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['=A1;B1', '"\'=A1;B1"'],
    ['＝1+1', "'＝1+1"],
    ['＋48', "'＋48"],
    ['－5+1', "'－5+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\0=1+1', "'\0=1+1"],
    [' =1+1', "' =1+1"],
    ['\u200b=1+1', "'\u200b=1+1"],
    ['\n=1+1', '"\'\n\'=1+1"'],
    ['a,=1+1', "a,'=1+1"],
    ['a, \u200b＝1+1', "a, \u200b'＝1+1"],
    ['a;b,@SUM(A1)', '"a;b,\'@SUM(A1)"'],
    ['a\n-5+1', '"a\n\'-5+1"'],
    ['a\t+1', "a\t'+1"],
  ])('marks %s as text, so that a spreadsheet does not run it', (cell, expected) => {
    expect(toCsv([[cell]])).toBe(`${byteOrderMark}${expected}\r\n`);
  });

  test.each([
    ['-5', '-5'],
    ['12\u00a0345,6', '12345,6'],
    ['-1\u00a0000', '-1000'],
    ['−7,5', '-7,5'],
  ])('leaves the number %s a number', (cell, expected) => {
    expect(toCsv([[cell]])).toBe(`${byteOrderMark}${expected}\r\n`);
  });

  test('loses nothing: a CSV reader gets the cells back', () => {
    const cell = fc.stringMatching(/^[ab1 ;"\n\r,=\-ż]*$/);
    fc.assert(
      fc.property(fc.array(fc.array(cell, {minLength: 1}), {minLength: 1}), (rows) => {
        const marked = rows.map((row) =>
          row.map((value) =>
            /^-?\d+(?:,\d+)?$/.test(value)
              ? value
              : value
                  .replaceAll(/[,\s]*[,\n\r][,\s]*(?=[=-])/g, "$&'")
                  .replace(/^(?:\r|\s*'?[=-])/, (start) => `'${start}`),
          ),
        );
        expect(parseCsv(toCsv(rows))).toEqual(marked);
      }),
    );
  });
});

/** A reader of CSV as RFC 4180 describes it, with semicolons. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv
    .slice(byteOrderMark.length)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
