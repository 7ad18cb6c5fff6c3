import {checkShape} from '@site/src/content/data/checkShape';
import {facts, sources} from '@site/src/content/schema/facts';

const fact = {
  statement: 'Zdanie o tym, co wiemy na pewno.',
  certainty: 'high',
  sources: ['OZE'],
  date: 't.j. 2024',
};

describe('Facts', () => {
  const check = (fields: object): unknown =>
    checkShape(facts, {F34: {...fact, ...fields}}, 'fakty.yaml');

  test('that are certain need no words for their subject; uncertain ones do', () => {
    expect(() => check({})).not.toThrow();
    expect(() => check({certainty: 'notFound', about: 'VAT'})).not.toThrow();
  });

  test.each([
    [{certainty: 'wysoka'}, 'Wybierz z listy: high, medium, conflicting, notFound.'],
    [{certainty: 'conflicting'}, 'brakuje pola „F34.about”. To pole mają tylko fakty niepewne'],
    [{about: 'VAT'}, 'pole „F34.about”: znaleziono „VAT” (znaków: 3). To pole mają tylko'],
  ])('%j is refused', (fields, message) => expect(() => check(fields)).toThrow(message));
});

describe('Sources', () => {
  const page = {
    title: 'Ustawa o przykładzie',
    publisher: 'Dziennik Ustaw',
    url: 'https://isap.sejm.gov.pl/',
    date: 't.j. 2024',
    read: '2026-11-20',
  };
  const check = (fields: object): unknown =>
    checkShape(sources, {ABC: {...page, ...fields}}, 'zrodla.yaml');

  test('may have been read in a copy, whose address and state may be unknown', () => {
    expect(() => check({})).not.toThrow();
    expect(() => check({copy: 'zapisana kopia strony'})).not.toThrow();
    expect(() =>
      check({copy: 'kopia', copyUrl: 'https://kopia.pl/', state: 'stan na 8.08.2024'}),
    ).not.toThrow();
  });

  test.each([{copyUrl: 'https://kopia.pl/'}, {state: 'stan na 8.08.2024'}])(
    '%j without saying whose copy it is is refused',
    (fields) => expect(() => check(fields)).toThrow('Napisz, czyja to kopia'),
  );

  test('are linked with encryption, but for hosts not yet seen to answer so', () => {
    expect(() => check({url: 'http://eco-news.pl/wykaz.html'})).not.toThrow();
    for (const url of [
      'http://isap.sejm.gov.pl/',
      'http://eco-news.pl.example.com/',
      'HTTP://a.pl/',
    ]) {
      expect(() => check({url})).toThrow('Podaj adres, który zaczyna się od „https://”.');
    }
  });
});
