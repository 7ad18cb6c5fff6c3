import {daysOf} from '../../../src/cooperative/explain/days';
import {billRows, sumBills} from '../../../src/cooperative/explain/memberBill';
import {threeMembersExample, wholeExample} from '../../samples/calculation';

const {report} = wholeExample();

test('components of every bill add up to its net sum, and bills to the cooperative', () => {
  const bills = billRows(report);
  expect(bills).toHaveLength(report.settlement.members.length);
  for (const bill of bills.flat()) {
    const components = Object.values(bill.costs).reduce((all, net) => all + net, 0);
    // Rounded once, to the grosz.
    expect(Math.abs(components - bill.netZl)).toBeLessThanOrEqual(0.005 + 1e-9);
    expect(bill.grossZl).toBeCloseTo(bill.netZl + bill.vatZl, 9);
  }
  expect(sumBills(bills.flat()).grossZl).toBe(report.settlement.totals.inCooperative / 100);
});

test('days are those of the data, or of one period', () => {
  const {axis} = threeMembersExample().report;
  expect(daysOf(axis)).toEqual(['2026-01-01', '2026-01-03']);
  expect(daysOf(axis, 1)).toEqual(['2026-01-02', '2026-01-02']);
});
