/** @jest-environment jsdom */
import {cellsOf, copyTable, saveTable} from '@site/src/browser/articles/takeTable';
import {saveFile} from '@site/src/browser/device/saveFile';

jest.mock('@site/src/browser/device/saveFile', () => ({saveFile: jest.fn()}));

function table(): HTMLTableElement {
  document.body.innerHTML = `<div aria-label="Tabela: Ile to kosztuje?"><table>
    <tr><th>Co</th><th>zł</th></tr>
    <tr><td><a href="#">Opłata</a> stała<a href="#zrodlo-oze">[1]</a></td><td> 1\u00a0401,5<a href="#zrodlo-ps">[12]</a></td></tr>
  </table></div>`;
  const found = document.querySelector('table');
  if (!found) {
    throw new Error('There is a table.');
  }
  return found;
}

test('the cells of a table have no numbers of sources', () => {
  expect(cellsOf(table())).toEqual([
    ['Co', 'zł'],
    ['Opłata stała', '1\u00a0401,5'],
  ]);
});

test('a table is saved under the name of its section, with numbers a spreadsheet knows', () => {
  saveTable(table());
  expect(saveFile).toHaveBeenCalledWith(
    'tabela-ile-to-kosztuje.csv',
    '\uFEFFCo;zł\r\nOpłata stała;1401,5\r\n',
    'text/csv',
  );
});

test('a table is copied as columns and as a plain table', async () => {
  const written: Record<string, Blob>[] = [];
  Object.assign(globalThis, {
    ClipboardItem: function (parts: Record<string, Blob>) {
      written.push(parts);
    },
  });
  Object.assign(navigator, {clipboard: {write: () => Promise.resolve()}});
  await copyTable(table());
  const [parts] = written;
  const read = (type: string): Promise<string> =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsText(parts?.[type] ?? new Blob());
    });
  expect(await read('text/plain')).toBe('Co\tzł\nOpłata stała\t1\u00a0401,5');
  expect(await read('text/html')).toBe(
    '<table><tbody><tr><th>Co</th><th>zł</th></tr><tr><td>Opłata stała</td><td> 1&nbsp;401,5</td></tr></tbody></table>',
  );
});
