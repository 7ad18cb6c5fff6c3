import {toPublicSettings} from '@site/src/site/env';
import {settings} from '@site/src/site/settings';
import {keptWith} from '@site/src/site/storage';

const keys = (tagManagerId: string | null, suffix = ''): string[] =>
  keptWith({...toPublicSettings(settings), tagManagerId}, suffix).map(({key}) => key);

test('consent and cookies are listed only if the site has a tag manager', () => {
  const always = keys(null);
  expect(always).toContain('theme');
  expect(keys('GTM-TEST123').filter((key) => !always.includes(key))).toEqual([
    'se:consent',
    '_ga, _ga_*',
  ]);
});

test('a copy below the root has names of its own, but for what others name', () => {
  const below = keys('GTM-TEST123', '-spoldzielnie');
  expect(below).toEqual(expect.arrayContaining(['theme-spoldzielnie', 'se:consent-spoldzielnie']));
  expect(below.filter((key) => !key.endsWith('-spoldzielnie'))).toEqual(['_ga, _ga_*']);
  expect(keys(null)).toContain('se:adres');
  expect(below).not.toContain('se:adres-spoldzielnie');
});
