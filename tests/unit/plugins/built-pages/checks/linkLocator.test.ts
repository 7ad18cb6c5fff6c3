import {linkLocator} from '@site/src/plugins/built-pages/checks/linkLocator';

const locate = linkLocator({
  baseUrl: '/repo/',
  sources: new Map([
    ['/repo/kontakt', 'src/pages/kontakt.tsx'],
    ['/repo/baza-wiedzy/prog', 'baza-wiedzy/zakladanie/prog.md'],
  ]),
  dataFiles: [{file: 'src/data/kontakt.yaml', text: "to: '/nie-ma'\n"}],
});

describe('linkLocator', () => {
  test('blames the data file for a link on a page written in code', () => {
    expect(locate('/repo/kontakt', '/repo/nie-ma')).toBe('src/data/kontakt.yaml');
  });

  test('blames the page if no data file has the link', () => {
    expect(locate('/repo/kontakt', '/repo/inny')).toBe('src/pages/kontakt.tsx');
  });

  test('blames the article for its own link, even if a data file has the same', () => {
    expect(locate('/repo/baza-wiedzy/prog', '/repo/nie-ma')).toBe('baza-wiedzy/zakladanie/prog.md');
  });

  test('names the page if its file is unknown', () => {
    expect(locate('/repo/inna', '/repo/nie-ma')).toBe('strona /repo/inna');
  });
});
