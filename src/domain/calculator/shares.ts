import type {CooperativeDraft} from './draft';

/** Everyone's share until another is said: shares have no unit, so any number alike for all would do. */
export const equalShare = 1;

/** The shares of a fixed key, one for each member, null where there is none yet; undefined by the hourly key. */
export function sharesOf({key, members}: CooperativeDraft): readonly (number | null)[] | undefined {
  return key.kind === 'fixed' ? members.map((_, index) => key.shares[index] ?? null) : undefined;
}

/** A changed fixed key. It goes with its members; the hourly one stays. */
export function withShares(
  cooperative: CooperativeDraft,
  change: (shares: readonly (number | null)[]) => (number | null)[],
): CooperativeDraft['key'] {
  const shares = sharesOf(cooperative);
  return shares ? {kind: 'fixed', shares: change(shares)} : cooperative.key;
}

/** The share of one member by a fixed key. */
export function changeShare(
  cooperative: CooperativeDraft,
  index: number,
  share: number | null,
): CooperativeDraft {
  return {...cooperative, key: withShares(cooperative, (shares) => shares.with(index, share))};
}

/** A fixed key to begin with: the same share for everyone. */
export function equalShares({members}: CooperativeDraft): CooperativeDraft['key'] {
  return {kind: 'fixed', shares: members.map(() => equalShare)};
}

/** A fixed key by what members paid; null where nobody paid anything. */
export function sharesByOutlay({members}: CooperativeDraft): CooperativeDraft['key'] | null {
  const shares = members.map(({outlayZl}) => outlayZl ?? 0);
  return shares.some((share) => share > 0) ? {kind: 'fixed', shares} : null;
}
