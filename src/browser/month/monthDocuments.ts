import {
  type DocumentSettings,
  documentsOf,
  type MemberParty,
  type Terms,
  withSettings,
} from '@cooperative/settlement/documents';
import type {MonthState} from './monthState';

/** Changes what is said of the documents. */
export function withDocuments(state: MonthState, next: Partial<DocumentSettings>): MonthState {
  return {...state, input: withSettings(state.input, {...documentsOf(state.input), ...next})};
}

/** Changes how energy is charged. */
export function withTerms(state: MonthState, next: Partial<Terms>): MonthState {
  return withDocuments(state, {terms: {...documentsOf(state.input).terms, ...next}});
}

/** Changes what is said of the cooperative itself. */
export function withCooperative(
  state: MonthState,
  next: Partial<DocumentSettings['cooperative']>,
): MonthState {
  return withDocuments(state, {cooperative: {...documentsOf(state.input).cooperative, ...next}});
}

/** Takes what is said of one member. */
export function withMember(state: MonthState, member: MemberParty): MonthState {
  const {members} = documentsOf(state.input);
  return withDocuments(state, {
    members: members.some(({name}) => name === member.name)
      ? members.map((one) => (one.name === member.name ? member : one))
      : [...members, member],
  });
}

/** Takes what the seller says a point has bought in a month; null takes it back. */
export function withSellerBought(
  state: MonthState,
  month: string,
  point: string,
  kwh: number | null,
): MonthState {
  const {sellerBought} = documentsOf(state.input);
  const others = sellerBought.filter((one) => one.month !== month || one.point !== point);
  return withDocuments(state, {
    sellerBought: kwh === null ? others : [...others, {month, point, kwh}],
  });
}
