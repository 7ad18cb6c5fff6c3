import {isRecord} from '@cooperative/polish';
import {withoutEmpty} from './empty';
import type {DocumentSettings} from './documentSettings';
import type {CooperativeRecord, Member} from './schema';

/** Kinds of those whom documents go to, as a file of settings has them. */
type PartyKind = DocumentSettings['members'][number]['kind'];

/** What a member is, by what its documents go by; a member that has a kind keeps the more exact one. */
export function memberKind(
  kind: PartyKind,
  known: Pick<Member, 'kind'> = {},
): Pick<Member, 'kind' | 'business'> {
  switch (kind) {
    case 'consumer':
      return {kind: 'natural', business: undefined};
    case 'municipality':
      return {kind, business: undefined};
    case 'entity':
      return known.kind === 'natural'
        ? {kind: 'natural', business: true}
        : {
            kind: known.kind === undefined || known.kind === 'municipality' ? 'legal' : known.kind,
            business: undefined,
          };
  }
}

/** Whether this is a file of a month as the site saved it until November 2026. */
export function isEarlier(json: object): boolean {
  return 'kind' in json && json.kind === 'rozliczenie';
}

/**
 * The file of a month of version 1 as the record of a cooperative: what its documents knew of the parties is the
 * cooperative's now. What is wrong in it stays, for the schema to say.
 */
export function ofEarlier(json: object): Record<string, unknown> {
  const {kind: _kind, documents, ...rest} = json as Record<string, unknown>;
  if (!isRecord(documents)) {
    return {...rest, kind: 'spoldzielnia', ...(documents !== undefined && {documents})};
  }
  const {cooperative, members, ...kept} = documents;
  // The address of letters stood apart from that of invoices, which has two lines.
  const party = isRecord(cooperative) ? withoutEmpty(cooperative) : {};
  return {
    ...rest,
    kind: 'spoldzielnia',
    ...party,
    ...(members !== undefined && {
      members: Array.isArray(members) ? members.map(memberOfEarlier) : members,
    }),
    documents: kept,
  };
}

function memberOfEarlier(member: unknown): unknown {
  if (!isRecord(member)) {
    return member;
  }
  const {kind = 'entity', ...rest} = member;
  return withoutEmpty({
    ...rest,
    ...(kind === 'consumer' || kind === 'municipality' ? memberKind(kind) : {}),
    // That it is no consumer was the default: who it is nobody may have said.
    ...(kind !== 'consumer' && kind !== 'municipality' && kind !== 'entity' && {kind}),
  });
}

/** What a device kept of a month before there were records, which was right when it was written. */
export function recordOfKept(kept: CooperativeRecord): CooperativeRecord {
  return isEarlier(kept) ? (ofEarlier(kept) as unknown as CooperativeRecord) : kept;
}
