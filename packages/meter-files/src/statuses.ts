import type {Draft} from './assemble';
import {quality} from './tracks/readings';

/** How many hours of a file, from its first to its last, are of which status. */
interface StatusCounts {
  /** Read by the meter, or corrected by the operator. */
  readonly measured: number;
  /** Estimates and substitute values. */
  readonly estimated: number;
  /** Without a value, or with a part of it, in one of the directions that the file has. */
  readonly missing: number;
}

/** The statuses of the hours of a file. Of two directions the worse counts. */
export function statusCounts({series, worth}: Draft): StatusCounts {
  const known = (['withdrawn', 'injected', 'withdrawnNet', 'injectedNet'] as const).flatMap(
    (quantity) => {
      const kwh = series[quantity];
      return kwh ? [{kwh, worth: worth[quantity]}] : [];
    },
  );
  // Of balanced hours in a file for each direction, an hour is in one of both: what is not here is not missing.
  const isOfTwo = (series.withdrawnNet === null) !== (series.injectedNet === null);
  const length = Math.max(0, ...known.map(({kwh}) => kwh.length));
  const counts = {measured: 0, estimated: 0, missing: 0};
  for (let hour = 0; hour < length; hour += 1) {
    let worst = 0;
    let isRead = false;
    for (const {kwh, worth} of known) {
      const isMissing = Number.isNaN(kwh[hour] ?? Number.NaN);
      worst = Math.max(worst, isMissing ? quality.partial : (worth?.[hour] ?? quality.measured));
      isRead ||= !isMissing;
    }
    if (isOfTwo && !isRead) {
      continue;
    }
    counts[
      worst === quality.partial ? 'missing' : worst === quality.estimated ? 'estimated' : 'measured'
    ] += 1;
  }
  return counts;
}
