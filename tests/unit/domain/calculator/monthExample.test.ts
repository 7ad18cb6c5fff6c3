import {dataFiles} from '@site/src/content/data/dataFiles';
import {readPointFile} from '@cooperative/meter-files';
import {monthExample} from '@site/src/domain/calculator/monthExample';
import {settleFiles} from '@cooperative/settlement/month';
import {readRecord} from '@cooperative/settlement/read';

const dated = dataFiles('.').rates.value;

test('the example is read as if it had been dropped, and settles one whole month without a question', () => {
  const [cooperative, meters] = monthExample(dated);
  const input = readRecord(cooperative?.text ?? '');
  const name = meters?.name ?? '';
  const read = readPointFile({name, bytes: new TextEncoder().encode(meters?.text)});
  if (!input.ok) {
    throw new Error(input.errors.map(({message}) => message).join());
  }
  const {matched, problems, settled} = settleFiles(input.value, [{name, read}], {}, dated.rates);
  expect(matched.unmatched).toEqual([]);
  expect(problems).toEqual([]);
  const months = settled.ok ? settled.value.months : [];
  expect(months).toHaveLength(1);
  const [first] = months;
  expect(first?.month).toBe(2026 * 12 + 4);
  expect(first?.settlement.energy.balance.sharedKwh[0]).toBeGreaterThan(1000);
});
