import {toPublicSettings} from '@site/src/site/env';
import {settings} from '@site/src/site/settings';
import {keptWith} from '@site/src/site/storage';

const keys = (tagManagerId: string | null): string[] =>
  keptWith({...toPublicSettings(settings), tagManagerId}).map(({key}) => key);

test('consent and cookies are listed only if the site has a tag manager', () => {
  const always = keys(null);
  expect(always).toContain('theme');
  expect(keys('GTM-TEST123').filter((key) => !always.includes(key))).toEqual([
    'se:consent',
    '_ga, _ga_*',
  ]);
});
