import type {SavingRanges} from '@cooperative/settlement/cooperative/compare';
import type {Told} from '../types';
import {changesOf} from './changes';
import {warningsOf, type Warning} from './warnings';

/** What the reader must know before trusting the numbers, without what the card already asks for: each is said once. */
export function cautionsOf(told: Told, ranges: SavingRanges | null): readonly Warning[] {
  const {report, input, usedRates, today} = told;
  const asked = report.obstacles.length > 0 ? [] : changesOf(told, ranges).map(({id}) => id);
  return warningsOf(report, input, usedRates, today, ranges).filter(({id}) => !asked.includes(id));
}
