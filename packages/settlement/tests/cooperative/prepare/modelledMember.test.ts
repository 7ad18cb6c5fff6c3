import {readDescription} from '../../../src/cooperative/description/readDescription';
import {modelledMember} from '../../../src/cooperative/prepare/modelledMember';
import {prepareCooperative} from '../../../src/cooperative/prepare/prepareCooperative';
import {noHours} from '../../../src/energy/memberHours';
import {sum} from '../../../src/split';
import {descriptionWith, rates} from '../../samples/calculation';
import {hoursOf, unwrap} from '../../samples/settlement';

const hours = Array.from({length: 48}, (_, hour) => hour % 24);
const none = new Float64Array(hours.length);
/** As seven digits hold it exactly. */
const use = Float64Array.from(hours, (hour) => 1 + (hour % 3) / 8);
const sun = Float64Array.from(hours, (hour) => Math.max(0, 6 - Math.abs(hour - 12)) / 1.3);
const addGeneration = (all: Float64Array): void => {
  sun.forEach((kwh, hour) => {
    all[hour] = (all[hour] ?? 0) + kwh;
  });
};

test.each([
  ['without a battery', undefined],
  ['with a battery', {kwh: 4, kw: 2, efficiency: 0.9}],
])('hours written when they are read are those that would be kept, %s', (_, battery) => {
  const desk = noHours(hours.length);
  const member = {use, addGeneration, battery, none};
  const kept = modelledMember({...member, desk: noHours(hours.length), isMany: false});
  const written = modelledMember({...member, desk, isMany: true});
  const other = modelledMember({...member, use: sun, desk, isMany: true});
  for (const factor of [1, 0.9, 1.1]) {
    expect(hoursOf(other(factor)).consumption?.[12]).toBeCloseTo(6 / 1.3, 6);
    expect(hoursOf(written(factor))).toEqual(hoursOf(kept(factor)));
  }
  // Energy settled for the usual year is found again by it.
  expect(written(1)).toBe(written(1));
  expect(kept(1)).toBe(kept(1));
});

test('the use of many members is kept with seven digits, which is no thousandth of a kWh in a year', () => {
  const annualKwh = (index: number): number => 2000 + index * 17.3;
  const {members} = unwrap(
    prepareCooperative(
      unwrap(
        readDescription(
          JSON.stringify(
            descriptionWith({
              members: Array.from({length: 201}, (_, index) => ({
                id: String(index),
                profile: {kind: 'household', annualKwh: annualKwh(index)},
              })),
            }),
          ),
        ),
      ),
      rates,
    ),
  );
  for (const [index, member] of members.entries()) {
    const {withdrawn, consumption} = hoursOf(member.hoursAt(1));
    expect(consumption).toEqual(withdrawn);
    expect(sum(withdrawn)).toBeCloseTo(annualKwh(index), 3);
  }
});
