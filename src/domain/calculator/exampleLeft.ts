import {annualUseOf} from './members/editMembers';
import {panelsOf} from './mend';
import {presets} from './presets';
import type {Description} from './state';

/** Which of the two numbers that decide the answer are still the example's. */
export interface ExampleLeft {
  readonly use: boolean;
  readonly power: boolean;
}

/** Less than any number one enters. */
const equal = 0.5;

/** What the visitor has not said: until consumption and power are theirs, the money is the example's. */
export function exampleLeft(description: Description): ExampleLeft {
  const {who, annualKwh, monthlyKwh, members} = description.quick;
  const example = presets[who];
  const power = Math.abs(panelsOf(description) - example.kwp) < equal;
  if (description.mode === 'quick') {
    return {use: !monthlyKwh && !members && annualKwh === example.annualKwh, power};
  }
  const all = description.cooperative.members.map(annualUseOf);
  const sum = all.reduce<number>((kwh, own) => kwh + (own ?? 0), 0);
  return {use: !all.includes(null) && Math.abs(sum - example.annualKwh) < equal, power};
}
