import type {CitedSource, Correction} from './article';

export type ChangeKind = 'prawo' | 'poprawka';

/** A change of the law, or a correction of what we had wrong. */
export interface Change extends Correction {
  /** Its place on the page of changes. */
  readonly id: string;
  readonly kind: ChangeKind;
  /** What it is about. */
  readonly title: string;
  /** Where the site tells of it: an address without the base path, with or without a place on the page. */
  readonly to: string;
  readonly sources: readonly CitedSource[];
}
