import {readFileSync} from 'node:fs';
import {iconPacks, inlinedIcons, namedIcons, readIconSet} from '@site/src/plugins/icons/iconSet';
import {houseIcons, iconPackOf} from '@site/src/site/icons';
import {filesIn} from '@site/tests/tools/files';

const set = readIconSet();

test('the whole set can be drawn, including aliases', () => {
  expect(set.size).toBeGreaterThan(2000);
  expect(set.get('home')).toBe(set.get('house'));
});

test('every icon is in the pack for its name, and no pack is large', () => {
  const packs = iconPacks(set);
  for (const [name, path] of set) {
    expect(packs.get(iconPackOf(name))?.[name]).toBe(path);
  }
  expect(packs.size).toBeLessThan(200);
  const sizes = [...packs.values()].map((pack) => JSON.stringify(pack).length);
  expect(Math.max(...sizes)).toBeLessThan(20_000);
});

test('icons are found where the source writes out their name', () => {
  const files = [
    {name: 'a.tsx', text: `<Icon name="lucide:leaf" />; const b = 'lucide:sun';`},
    {name: 'b.tsx', text: '`lucide:leaf` and lucide:moon without quotes'},
  ];
  expect([...namedIcons(files)]).toEqual([
    ['leaf', 'a.tsx'],
    ['sun', 'a.tsx'],
  ]);
});

test('the pages get the site’s own icons and the named ones, sorted', () => {
  const icons = inlinedIcons(set, [{name: 'a.tsx', text: `'lucide:sun'`}]);
  expect(icons.sun).toBe(set.get('sun'));
  expect(Object.keys(icons)).toEqual([...new Set(['sun', ...Object.values(houseIcons)])].sort());
});

test('a name missing from the set stops the build and names the file', () => {
  expect(() => inlinedIcons(set, [{name: 'src/a.tsx', text: `'lucide:qqq'`}])).toThrow(
    'src/a.tsx: w zbiorze Lucide nie ma ikony „qqq”.',
  );
});

test('the source uses every icon the pages carry', () => {
  const source = filesIn('src', '.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unused = Object.keys(houseIcons).filter(
    (name) => !new RegExp(`(?:name=|icon: |: |\\? |: )['"]${name}['"]`).test(source),
  );
  expect(unused).toEqual([]);
});
