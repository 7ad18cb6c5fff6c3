/** A level, measured from zero, or a change from the step before it. */
export interface Step {
  readonly kind: 'level' | 'change';
  readonly value: number;
}

/** Where the bar of a step begins and ends. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The bars of a waterfall: a change starts where the step before it ended. */
export function waterfall(steps: readonly Step[]): readonly Span[] {
  let reached = 0;
  return steps.map(({kind, value}) => {
    const from = kind === 'level' ? 0 : reached;
    reached = from + value;
    return {from, to: reached};
  });
}
