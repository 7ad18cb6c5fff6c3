import {daysOf} from '../../../src/cooperative/explain/days';
import {billRows, memberStatement, sumBills} from '../../../src/cooperative/explain/statement';
import {rates, threeMembersExample, wholeExample} from '../../samples/calculation';

const {input, report} = wholeExample();

test('components of every bill add up to its net sum, and bills to the cooperative', () => {
  const bills = billRows(report, rates.rates);
  expect(bills).toHaveLength(report.settlement.members.length);
  for (const bill of bills.flat()) {
    const components = Object.values(bill.costs).reduce((all, net) => all + net, 0);
    // Rounded once, to the grosz.
    expect(Math.abs(components - bill.netZl)).toBeLessThanOrEqual(0.005 + 1e-9);
    expect(bill.grossZl).toBeCloseTo(bill.netZl + bill.vatZl, 9);
  }
  expect(sumBills(bills.flat()).grossZl).toBe(report.settlement.totals.inCooperative / 100);
});

test('a statement has the energy of the settlement, period by period', () => {
  const [first] = report.settlement.energy.members;
  const statement = memberStatement(report, rates.rates, 0);
  expect(statement).toHaveLength(12);
  statement.forEach((of, period) => {
    expect(of.boughtKwh).toBe(first?.statutoryBought[period]);
    expect(of.drawnKwh - of.givenKwh).toBeCloseTo(first?.net[period] ?? NaN, 9);
  });
});

test('a member without a tariff has no statement', () => {
  const untold = {...input, tariffs: undefined};
  expect(memberStatement({...report, input: untold}, rates.rates, 0)).toEqual([]);
});

test('days are those of the data, or of one period', () => {
  const {axis} = threeMembersExample().report;
  expect(daysOf(axis)).toEqual(['2026-01-01', '2026-01-03']);
  expect(daysOf(axis, 1)).toEqual(['2026-01-02', '2026-01-02']);
});
