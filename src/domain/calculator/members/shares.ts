import {isOwnConnection} from '@cooperative/settlement/description';
import type {CooperativeDraft} from '../draft';
import {replaceAt} from '@cooperative/polish';

/** Everyone's default share. Shares have no unit, so any equal number would do. */
export const equalShare = 1;

/** The shares of a fixed key, one per member, null if not entered yet; undefined for the hourly key. */
export function sharesOf({key, members}: CooperativeDraft): readonly (number | null)[] | undefined {
  return key.kind === 'fixed' ? members.map((_, index) => key.shares[index] ?? null) : undefined;
}

/** Changes the shares of a fixed key, which must match the members; an hourly key stays as it is. */
export function withShares(
  cooperative: CooperativeDraft,
  change: (shares: readonly (number | null)[]) => (number | null)[],
): CooperativeDraft['key'] {
  const shares = sharesOf(cooperative);
  return shares ? {kind: 'fixed', shares: change(shares)} : cooperative.key;
}

/** Changes one member's share in a fixed key. */
export function changeShare(
  cooperative: CooperativeDraft,
  index: number,
  share: number | null,
): CooperativeDraft {
  return {
    ...cooperative,
    key: withShares(cooperative, (shares) => replaceAt(shares, index, share)),
  };
}

/** The initial fixed key: the same share for everyone who uses energy. */
export function equalShares({members}: CooperativeDraft): CooperativeDraft['key'] {
  return {
    kind: 'fixed',
    shares: members.map((member) => (isOwnConnection(member) ? 0 : equalShare)),
  };
}

/** A fixed key by members' outlays; null if there are none. */
export function sharesByOutlay({members}: CooperativeDraft): CooperativeDraft['key'] | null {
  const shares = members.map(({outlayZl}) => outlayZl ?? 0);
  return shares.some((share) => share > 0) ? {kind: 'fixed', shares} : null;
}
