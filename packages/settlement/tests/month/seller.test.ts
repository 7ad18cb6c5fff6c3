import {datedRates} from '../samples/rates';
import {complaint} from '../../src/month/letter';
import {parseMonth} from '../../src/month/calendar';
import {
  checkSeller,
  checkStatement,
  oursOf,
  readPasted,
  type SellerOurs,
} from '../../src/month/seller';
import type {SellerItem} from '../../src/month/sellerItems';
import {settleFiles} from '../../src/month/settleFiles';
import {sheetText} from '../../src/month/sheet';
import {membersOf} from '../../src/month/statement';
import {monthFiles, readFiles} from '../samples/monthFiles';

const ours: SellerOurs = {
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
    // A fee that our bill has not.
    expect(stateOf('capacityFlat', '8,40')).toEqual(['notKnown', null]);
    expect(stateOf('capacityFlat', '')).toEqual([undefined, undefined]);
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
  const letter = (due: string): string | null => {
    const sheet = complaint({
      input: {name: 'Zielona Dolina', seller: {name: 'Sprzedawca Prądu', address: 'ul. Jasna 1'}},
      day: '2026-06-20',
      month: Number(parseMonth('2026-05')),
      scope: 'Gmina',
      checks: checkSeller(ours, {due, injected: '1554'}),
      format: (value, digits) => value.toFixed(digits),
    });
    return sheet && sheetText(sheet);
  };

  test('has only what differs', () => {
    expect(letter('1240,00')).toContain(
      '– Należność razem, brutto (zł): na rozliczeniu 1240.00, z odczytów 1234.56, różnica +5.44',
    );
    expect(letter('1240,00')).toContain('Reklamacja rozliczenia za maj 2026');
    expect(letter('1240,00')).not.toContain('wprowadzona');
    expect(letter('1240,00')).toContain(
      'w terminie 14 dni, o ile umowa nie określa innego (§ 49 pkt 8',
    );
  });

  test('has both sides with what is known of them, and places for what is not', () => {
    expect(letter('1240,00')).toMatch(
      /^Zielona Dolina\n\[adres spółdzielni\]\n\nSprzedawca Prądu\nul\. Jasna 1\n\n\[miejscowość\], 20\sczerwca\s2026\sr\./,
    );
  });

  test('is none while all agrees', () => {
    expect(letter('1234,56')).toBeNull();
  });
});

describe('a bill that is right, rounded as a seller may round it', () => {
  const {input, files} = monthFiles(365);
  const {rates} = datedRates;
  const {settled} = settleFiles(input, readFiles(files), {}, rates);
  const months = settled.ok ? settled.value.months : [];
  const cents = (zl: number): number => Math.round(zl * 100 + 1e-7) / 100;
  const vatOf = (net: number): number => cents(net * 0.23);
  const total = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
  /** Gross of the exact items of some points. */
  const ways: Readonly<Record<string, (points: readonly (readonly number[])[]) => number>> = {
    'only the net sum of a point': (points) =>
      total(points.map((items) => cents(total(items)) + vatOf(cents(total(items))))),
    'each item': (points) =>
      total(
        points.map((items) => {
          const net = total(items.map(cents));
          return net + vatOf(net);
        }),
      ),
  };

  test.each(Object.keys(ways))('agrees for each point, member and the whole: %s', (way) => {
    const scopes = [null, ...membersOf(input), ...input.points.map(({id}) => ({point: id}))];
    let compared = 0;
    for (const month of months) {
      for (const scope of scopes) {
        const points = input.points.flatMap(({id, holder}, index) =>
          scope === null ||
          (typeof scope === 'string' ? (holder ?? id) === scope : id === scope.point)
            ? [Object.values(month.settlement.members[index]?.sheet.costs ?? {})]
            : [],
        );
        const due = (ways[way]?.(points) ?? 0).toFixed(2).replace('.', ',');
        const checks = checkStatement(input, month, scope, {due});
        expect(checks.find(({item}) => item === 'due')?.state).toBe('agrees');
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('a zloty more is no rounding: it differs, for a point and for all, and makes a letter', () => {
    const [month] = months;
    if (!month) {
      throw new Error('No month.');
    }
    for (const scope of [null, 'Gmina', {point: 'szkoła'}]) {
      const own = oursOf(input, month, scope);
      const due = ((own.due ?? 0) + 1).toFixed(2);
      const checks = checkStatement(input, month, scope, {due});
      expect(checks.find(({item}) => item === 'due')).toMatchObject({
        state: 'differs',
        deviation: 1,
      });
      const sheet = complaint({
        input: {name: 'Zielona Dolina'},
        day: '2026-06-20',
        month: month.month,
        scope,
        checks,
        format: (value, digits) => value.toFixed(digits),
      });
      expect(sheet && sheetText(sheet)).toContain('Prosimy o odpowiedź w terminie 14 dni');
    }
  });

  test('is compared item by item, where his bill has the items', () => {
    const [month] = months;
    if (!month) {
      throw new Error('No month.');
    }
    const scope = {point: 'szkoła'};
    const own = oursOf(input, month, scope);
    const energy = own.energy ?? 0;
    const stateFor = (typed: string): unknown =>
      checkStatement(input, month, scope, {energy: typed}).find(({item}) => item === 'energy')
        ?.state;
    expect(energy).toBeGreaterThan(0);
    expect(stateFor(energy.toFixed(2))).toBe('agrees');
    expect(stateFor((energy + 0.01).toFixed(2))).toBe('differs');
    // Of several points, each rounded, half a grosz is left by each.
    const whole = oursOf(input, month, null);
    const all = checkStatement(input, month, null, {
      energy: ((whole.energy ?? 0) + 0.02).toFixed(2),
      withdrawn: String(Math.round(whole.withdrawn ?? 0) + 2),
    });
    expect(all.filter(({state}) => state === 'agrees').map(({item}) => item)).toEqual([
      'withdrawn',
      'energy',
    ]);
  });
});
