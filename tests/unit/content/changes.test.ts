import {changesOf, correctionsByFile} from '@site/src/content/changes';
import {loadSite, type Site} from '@site/src/content/loadSite';

const site = loadSite('.');

test('The changes of the site stand from the latest to the oldest', () => {
  const days = changesOf(site).map(({date}) => date);
  expect(days).toEqual(days.slice().sort().reverse());
  expect(days.length).toBeGreaterThan(0);
});

test('A correction belongs to the file of each page it names; a change of the law to none', () => {
  const row = {
    date: '2026-11-25',
    title: 'Tytuł wiersza',
    text: 'Było inaczej.',
    also: [],
    sources: [],
  };
  const items = [
    {...row, kind: 'poprawka', to: '/faq#moc-umowna'},
    {
      ...row,
      kind: 'poprawka',
      date: '2026-11-26',
      text: 'Jest tak.',
      to: '/baza-wiedzy/prog',
      also: ['/faq#prog', '/faq#ile'],
    },
    {...row, kind: 'poprawka', to: '/kalkulator'},
    {...row, kind: 'prawo', to: '/baza-wiedzy/prog'},
  ];
  const small = {
    data: {sources: {value: {}}, changes: {value: {items}}},
    addresses: new Map([
      ['/faq', 'baza-wiedzy/faq.md'],
      ['/kalkulator', null],
      ['/baza-wiedzy/prog', 'baza-wiedzy/prog.md'],
    ]),
  } as unknown as Site;
  expect([...correctionsByFile(small)]).toEqual([
    ['baza-wiedzy/prog.md', [{date: '2026-11-26', text: 'Jest tak.'}]],
    [
      'baza-wiedzy/faq.md',
      [
        {date: '2026-11-26', text: 'Jest tak.'},
        {date: '2026-11-25', text: 'Było inaczej.'},
      ],
    ],
  ]);
});
