import type {Plan} from '../table/plan';
import type {Reading, TrackSet} from './collector';
import {readDays} from './readDays';
import {readList} from './readList';

/** Reads a table according to its plan. */
export function readTracks(plan: Plan, reading: Reading): TrackSet | 'unknownLabels' {
  return plan.shape === 'list' ? readList(plan, reading) : readDays(plan, reading);
}
