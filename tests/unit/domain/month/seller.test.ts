import {complaint} from '../../../../src/domain/month/letter';
import {parseMonth} from '../../../../src/domain/month/calendar';
import {checkSeller, readPasted, type SellerItem} from '../../../../src/domain/month/seller';

const ours: Readonly<Record<SellerItem, number | null>> = {
  injected: 1554.318,
  withdrawn: 2551.5,
  givenNet: 1200.04,
  drawnNet: 2210.96,
  price: 0.61,
  due: 1234.56,
};

function stateOf(item: SellerItem, text: string): unknown {
  const {state, deviation} =
    checkSeller(ours, {[item]: text}).find((check) => check.item === item) ?? {};
  return [state, deviation];
}

describe('an item of the seller', () => {
  test('agrees if ours is the same, rounded as theirs', () => {
    expect(stateOf('injected', '1554')).toEqual(['agrees', 0]);
    expect(stateOf('injected', '1 554,3')).toEqual(['agrees', 0]);
    expect(stateOf('withdrawn', '2552')).toEqual(['agrees', 0]);
    expect(stateOf('price', '0,6100')).toEqual(['agrees', 0]);
  });

  test('differs by kWh and grosze', () => {
    expect(stateOf('injected', '1560')).toEqual(['differs', 6]);
    expect(stateOf('givenNet', '1200,1')).toEqual(['differs', 0.1]);
    expect(stateOf('due', '1234,57')).toEqual(['differs', 0.01]);
    expect(stateOf('due', '1234')).toEqual(['differs', -0.56]);
  });

  test('that is empty, no number, or not known to us is told so', () => {
    expect(stateOf('injected', '')).toEqual(['notTyped', null]);
    expect(stateOf('injected', 'dużo')).toEqual(['notANumber', null]);
    const [unknown] = checkSeller({...ours, injected: null}, {injected: '5'});
    expect(unknown?.state).toBe('notKnown');
  });
});

test('six numbers from a sheet are pasted into their fields', () => {
  expect(readPasted('1554,3\t2551,5\t1200\t2211\t0,61\t1 234,56 zł\n')).toEqual({
    injected: '1554,3',
    withdrawn: '2551,5',
    givenNet: '1200',
    drawnNet: '2211',
    price: '0,61',
    due: '1 234,56',
  });
  expect(readPasted('Wprowadzona;1554,3 kWh\nPobrana;2551,5 kWh')).toBeNull();
  expect(readPasted('1554,3')).toBeNull();
});

describe('the letter', () => {
  const letter = (due: string): string | null =>
    complaint({
      cooperative: 'Zielona Dolina',
      month: Number(parseMonth('2026-05')),
      scope: 'Gmina',
      checks: checkSeller(ours, {due, injected: '1554'}),
      format: (value, digits) => value.toFixed(digits),
    });

  test('has only what differs', () => {
    expect(letter('1240,00')).toContain(
      '– Należność razem, brutto: na rozliczeniu 1240.00 zł, z odczytów 1234.56 zł, różnica +5.44 zł.',
    );
    expect(letter('1240,00')).toContain('Reklamacja rozliczenia za maj 2026');
    expect(letter('1240,00')).not.toContain('wprowadzona');
    expect(letter('1240,00')).toContain(
      'w terminie 14 dni, o ile umowa nie określa innego (§ 49 pkt 8',
    );
  });

  test('is none while all agrees', () => {
    expect(letter('1234,56')).toBeNull();
  });
});
