/** A point of delivery, as far as its use is described. */
export interface DescribedPoint {
  readonly ofCooperative?: boolean | undefined;
  readonly readings?: unknown;
  readonly withdrawnKwh?: unknown;
  readonly file?: unknown;
  readonly consumptionKwh?: unknown;
  readonly profile?: unknown;
}

/** A source of the cooperative itself with a connection of its own, behind which nobody uses energy. */
export function isOwnConnection(point: DescribedPoint): boolean {
  const {ofCooperative, readings, withdrawnKwh, file, consumptionKwh, profile} = point;
  return (
    ofCooperative === true &&
    [readings, withdrawnKwh, file, consumptionKwh, profile].every((use) => use === undefined)
  );
}
