import {wholeAnswer} from '../../src/cooperative/whole';
import {sum} from '../../src/split';
import {wholeExample} from '../samples/calculation';

const {answer, report, ranges} = wholeExample();
const given = {answer: answer(ranges()), report};
const whole = wholeAnswer(given);

test('What stands below an answer adds up to what it says', () => {
  const {decision, expiredKwh} = given.answer;
  const added = whole.purses.reduce((all, {addedZl}) => all + addedZl, 0);
  expect(added).toBeCloseTo(decision.changes.step.yearly.base, 6);
  const {creditUsedKwh, carriedKwh, expiredKwh: lapsedKwh, lostFactorKwh} = whole.energy;
  // All that is fed into the grid is drawn back, kept, lapsed or not credited.
  expect(creditUsedKwh + carriedKwh + lapsedKwh + lostFactorKwh).toBeCloseTo(
    sum(report.settlement.energy.balance.exportKwh),
    6,
  );
  expect(whole.energy.expiredKwh).toBe(expiredKwh);
  expect(sum(Float64Array.from(whole.periods, ({grossZl}) => grossZl))).toBeCloseTo(
    sum(Float64Array.from(whole.members, ({grossZl}) => grossZl)),
    6,
  );
  expect(whole.project).toMatchObject({ok: true});
  expect(whole.affordable).toMatchObject({years: 10, ageing: 0.005});
});

test('The same answer has the same whole, whose parts are counted once', () => {
  expect(wholeAnswer(given)).toBe(whole);
  expect(whole.members).toBe(whole.members);
  const other = wholeAnswer({answer: answer(), report});
  expect(other).not.toBe(whole);
  expect(other.members).toEqual(whole.members);
});
