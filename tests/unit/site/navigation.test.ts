import {
  englishAliases,
  glossaryPage,
  informationNavigation,
  mainNavigation,
  toolPages,
} from '@site/src/site/navigation';
import {toPublicSettings} from '@site/src/site/env';
import {settings} from '@site/src/site/settings';
import {filesIn} from '../../tools/files';

const reachable = {...toPublicSettings(settings), phone: '22 123 45 67'};
const items = [...mainNavigation(reachable), glossaryPage, ...toolPages, ...informationNavigation];

test('The header leads to the contact page only where there is a way to the owner', () => {
  const addresses = mainNavigation(reachable).map(({to}) => to);
  expect(addresses.at(-1)).toBe('/kontakt');
  expect(mainNavigation({...reachable, phone: null}).map(({to}) => to)).toEqual(
    addresses.slice(0, -1),
  );
});

test.each([
  ['targets', items.map(({to}) => to)],
  ['labels', items.map(({label}) => label)],
])('No two navigation links share their %s', (_, values) => {
  expect(new Set(values).size).toBe(values.length);
});

test.each(items)('„$label” leads to a page of the site', ({to}) => {
  const pages = filesIn('src/pages', '.tsx', '.mdx').map((file) =>
    file.replace(/^src\/pages|\.\w+$/g, ''),
  );
  const articles = filesIn('baza-wiedzy', '.md').map((file) =>
    file.replace(/^baza-wiedzy\/(?:.+\/)?/, '/baza-wiedzy/').replace('.md', ''),
  );
  expect([...pages, ...articles, '/faq']).toContain(to);
});

test('No English address is also a Polish one', () => {
  const targets = Object.values(englishAliases);
  expect(Object.keys(englishAliases).filter((alias) => targets.includes(alias))).toEqual([]);
  expect(new Set(targets).size).toBe(targets.length);
});
