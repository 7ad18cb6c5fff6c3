import {numberFields, type SiteNumber} from '../../../domain/calculator/siteNumbers';
import {toCsv} from '@cooperative/polish';
import {numbersPage} from '../../../site/navigation';
import type {Emitter} from '../pipeline';
import {fullAddress} from '../publishedSite';

/** The files of the numbers, in the folder of their page. */
const numberFiles = {
  csv: `${numbersPage.to}/liczby.csv`,
  json: `${numbersPage.to}/liczby.json`,
  description: `${numbersPage.to}/datapackage.json`,
} as const;

/**
 * The numbers of the site for spreadsheets and for other sites: a table, the same as JSON, and what describes both
 * (Frictionless Data Package 1 with a Table Schema).
 */
export const numbers: Emitter = (site) => {
  const rows = site.numbers;
  const schema = {fields: numberFields, primaryKey: 'id', missingValues: ['']};
  const description = {
    profile: 'tabular-data-package',
    name: 'liczby-spoldzielni-energetycznych',
    title: `${numbersPage.label}: ${site.name}`,
    homepage: fullAddress(site, numbersPage.to),
    version: site.contentDay,
    licenses: [{name: 'MIT', path: 'https://opensource.org/license/mit'}],
    resources: [
      {
        profile: 'tabular-data-resource',
        name: 'liczby',
        path: 'liczby.csv',
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        dialect: {delimiter: ';', lineTerminator: '\r\n', header: true},
        schema,
      },
    ],
  };
  const file = (address: string): string => address.slice(1);
  return [
    {
      file: file(numberFiles.csv),
      content: toCsv([
        numberFields.map(({name}) => name),
        ...rows.map((row) => numberFields.map(({name}) => cellOf(row, name))),
      ]),
    },
    {file: file(numberFiles.json), content: `${JSON.stringify(rows, null, 1)}\n`},
    {file: file(numberFiles.description), content: `${JSON.stringify(description, null, 1)}\n`},
  ];
};

function cellOf(row: SiteNumber, name: keyof SiteNumber): string {
  const value = row[name];
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
}
