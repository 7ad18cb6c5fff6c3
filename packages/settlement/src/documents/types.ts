import type {DocumentsPart} from '../record/documentsPart';

/** All that the documents need, as a file of settings keeps it. */
export type DocumentSettings = DocumentsPart;

/** How energy is charged: frozen with each document. */
export type Terms = DocumentSettings['terms'];

export type MemberParty = DocumentSettings['members'][number];

/** One document that was issued: a statement to pay or an invoice. Amounts in whole grosze. */
export type IssuedDocument = DocumentSettings['issued'][number];

/** The same before it is issued: it has no file, and nothing is said of what came after. */
export type DocumentDraft = Omit<IssuedDocument, 'xml' | 'sha256' | 'ksefNumber' | 'paidOn'>;

export type DocumentLine = IssuedDocument['lines'][number];

/** Those a document is between, as one structure: the cooperative and its members. */
export interface Parties {
  readonly cooperative: DocumentSettings['cooperative'] & {readonly name: string};
  /** In the order of the points; one of whom nothing was said yet has only a name. */
  readonly members: readonly MemberParty[];
}
