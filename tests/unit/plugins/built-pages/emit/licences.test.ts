import {licences} from '@site/src/plugins/built-pages/emit/licences';
import {readPackages} from '@site/src/plugins/built-pages/read/packages';
import {emitted} from '../../../../samples/builtPage';
import {site} from '../../../../samples/machineArticle';

test('the list names each package with its licence, and gives the texts they come with', () => {
  const packages = readPackages(['node_modules/react', 'node_modules/react', 'node_modules/clsx']);
  const names = packages.map(({name}) => name);
  expect(names).toEqual([...names].sort());
  expect(names.filter((name) => name === 'react')).toHaveLength(1);
  expect(names).toEqual(expect.arrayContaining(['@sveltia/cms', 'clsx', 'dictionary-pl', 'yaml']));

  const text = emitted(licences, {...site, packages})['licences.txt'] ?? '';
  expect(text).toMatch(/^react \d+\.\d+\.\d+: MIT$/m);
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toMatch(/^@iconify-json\/lucide [\d.]+: ISC$/m);
});
