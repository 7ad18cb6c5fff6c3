import {toPublicSettings} from '@site/src/site/env';
import {settings, type PublicSettings} from '@site/src/site/settings';
import {keptWith} from '@site/src/site/storage';

const keysWith = (changes: Partial<PublicSettings>): string[] =>
  keptWith({...toPublicSettings(settings), ...changes}).map(({key}) => key);
const keys = (tagManagerId: string | null): string[] => keysWith({tagManagerId});

test('consent and cookies are listed only if the site has a tag manager', () => {
  const always = keys(null);
  expect(always).toContain('theme');
  expect(keys('GTM-TEST123').filter((key) => !always.includes(key))).toEqual([
    'se:consent',
    '_ga, _ga_*',
  ]);
});

test('opinions are listed only where one can write about them', () => {
  expect(keysWith({})).not.toContain('se:opinie');
  expect(keysWith({email: 'kontakt@example.pl'})).toContain('se:opinie');
});
