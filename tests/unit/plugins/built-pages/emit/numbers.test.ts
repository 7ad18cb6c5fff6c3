import {siteNumbers} from '@site/src/domain/calculator/siteNumbers';
import {numbers} from '@site/src/plugins/built-pages/emit/numbers';
import {rates} from '../../../../../packages/settlement/tests/samples/calculation';
import {emitted} from '../../../../samples/builtPage';
import {site} from '../../../../samples/machineArticle';

test('the table, its JSON and the description have the same fields and rows', () => {
  const all = siteNumbers(rates);
  const files = emitted(numbers, {...site, numbers: all});
  const json = JSON.parse(files['liczby/liczby.json'] ?? '[]') as Record<string, unknown>[];
  const {resources} = JSON.parse(files['liczby/datapackage.json'] ?? '{}') as {
    resources: {path: string; schema: {fields: {name: string}[]}}[];
  };
  const names = resources[0]?.schema.fields.map(({name}) => name) ?? [];
  const [head, ...rows] = (files['liczby/liczby.csv'] ?? '').trim().split('\r\n');
  expect(head?.replace('\uFEFF', '')).toBe(names.join(';'));
  expect(rows).toHaveLength(all.length);
  expect(json).toEqual(all);
  expect(Object.keys(json[0] ?? {}).sort()).toEqual([...names].sort());
  expect(rows.some((row) => row.startsWith('networkG11Pge;') && row.includes(';0,3469;'))).toBe(
    true,
  );
});
