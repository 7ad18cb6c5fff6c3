import {checkShape} from '@site/src/content/data/checkShape';
import {bannedClaims, facts} from '@site/src/content/schema/facts';

const fact = {
  statement: 'Zdanie o tym, co wiemy na pewno.',
  certainty: 'high',
  sources: ['OZE'],
  date: 't.j. 2024',
};

const claim = {
  claim: 'Trzeba kupić własny licznik',
  patterns: ['trzeba kupić … licznik*'],
  correction: 'Licznik opłaca operator sieci.',
  facts: ['F52'],
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
  ])('%j is refused', (fields, message) => {
    expect(() => check(fields)).toThrow(message);
  });
});

describe('Banned claims', () => {
  test('must match one of their own patterns', () => {
    expect(() => checkShape(bannedClaims, [claim], 'zakazane.yaml')).not.toThrow();
    expect(() =>
      checkShape(bannedClaims, [{...claim, patterns: ['inne słowa']}], 'zakazane.yaml'),
    ).toThrow('Żaden wzór nie pasuje do pola „claim”.');
  });
});
