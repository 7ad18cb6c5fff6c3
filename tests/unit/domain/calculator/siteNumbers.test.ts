import {siteNumbers} from '@site/src/domain/calculator/siteNumbers';
import {rates} from '../../../../packages/settlement/tests/samples/calculation';

const numbers = siteNumbers(rates);

/** Of this one no day was found: the page says so. */
const dayless = 'moc-umowna-do-ktorej-oplata-mocowa-jest-ryczaltem';

test('every number has an id of its own, a source and a day', () => {
  expect(new Set(numbers.map(({id}) => id)).size).toBe(numbers.length);
  for (const {id, source, from, to, checked} of numbers) {
    expect(`${id} ${source}`).toMatch(/ \S/);
    expect(`${id} ${from}${checked}`).toMatch(id === dayless ? / $/ : / \d{4}-/);
    expect(to === '' || from <= to).toBe(true);
  }
});

test('rates, prices and limits are as the calculations have them', () => {
  const find = (id: string) => numbers.find((number) => number.id === id);
  expect(find('rcem-2024-02')).toMatchObject({
    name: 'RCEm, luty 2024',
    value: 323.17,
    from: '2024-02-01',
    to: '2024-02-29',
  });
  expect(find('cena-konkurencyjna-2024-q4')).toMatchObject({
    name: 'średnia cena na rynku konkurencyjnym, IV kwartał 2024',
    from: '2024-10-01',
    to: '2024-12-31',
  });
  expect(find('networkG11Pge')).toMatchObject({value: 0.3469, group: 'Taryfa: PGE'});
  expect(find('czesc-energii-oddanej-ktora-mozna-odebrac')?.value).toBe(0.6);
});
