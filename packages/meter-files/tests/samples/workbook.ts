import {strToU8, zipSync} from 'fflate';

/** A workbook of one sheet with these rows, as few bytes as it takes. */
export function workbook(rows: string, others: Readonly<Record<string, string>> = {}): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const beside = ['sharedStrings', 'styles']
    .filter((part) => `xl/${part}.xml` in others)
    .map((part) => `<Relationship Id="${part}" Type="${office}/${part}" Target="${part}.xml"/>`);
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Dane" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>${beside.join('')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ...others,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
}

/** A row of a sheet with a number in each of these columns. */
export function sheetRow(number: number, columns: string): string {
  const cells = Array.from(columns, (column) => `<c r="${column}${number}"><v>${number}</v></c>`);
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** The same with a false size of its last part in the list of its contents. */
export function lying(file: Buffer, size: number): Buffer {
  file.writeUInt32LE(size, file.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 24);
  return file;
}
