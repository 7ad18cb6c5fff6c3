import {readFileSync} from 'node:fs';
import path from 'node:path';
import readWorkbook from 'read-excel-file/universal';
import {openSource, readMeterFiles, summarise} from '@site/src/domain/meterFiles';

const folder = 'tests/fixtures/meterFiles';

function bytesOf(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path.join(folder, name)));
}

test.each([
  ['osd_arkusz_status.xlsx', 'osd_arkusz_status.csv'],
  ['pge_ebok.xls', 'pge_ebok_h01_h24.csv'],
])('the workbook %s gives the hours of %s', async (workbook, csv) => {
  const source = await openSource(workbook, bytesOf(workbook), readWorkbook);
  const [fromSheet, fromCsv] = [source, {name: csv, bytes: bytesOf(csv)}].map((file) => {
    const {joined} = readMeterFiles([file]);
    if (!joined?.ok) {
      throw new Error(JSON.stringify(joined));
    }
    return {series: joined.value.series, summary: summarise(joined.value)};
  });
  expect(fromSheet).toEqual(fromCsv);
});

test('other files are not passed to the workbook reader', async () => {
  const reader = jest.fn(readWorkbook);
  const bytes = bytesOf('enea_ebok.csv');
  expect(await openSource('enea.csv', bytes, reader)).toEqual({name: 'enea.csv', bytes});
  expect(reader).not.toHaveBeenCalled();
});

test('a workbook that cannot be opened is refused with its remedy', async () => {
  const bytes = bytesOf('pge_ebok.xls').slice(0, 2000);
  const {outcomes} = readMeterFiles([await openSource('pge.xlsx', bytes, readWorkbook)]);
  expect(outcomes).toEqual([
    {
      ok: false,
      errors: [
        {
          field: 'pge.xlsx',
          message:
            'Nie udało się odczytać tego arkusza (XLSX). Otwórz plik w arkuszu i zapisz go jako CSV (rozdzielany średnikami), a potem wybierz ten plik.',
        },
      ],
    },
  ]);
});

test('a workbook that would unpack to hundreds of megabytes is not opened', async () => {
  const reader = jest.fn(readWorkbook);
  const bytes = bytesOf('pge_ebok.xls');
  const entry = Buffer.from(bytes).lastIndexOf('PK\u0001');
  new DataView(bytes.buffer).setUint32(entry + 24, 900_000_000, true);
  await openSource('pge.xlsx', bytes, reader);
  expect(reader).not.toHaveBeenCalled();
});
