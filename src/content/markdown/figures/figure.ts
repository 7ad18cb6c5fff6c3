import type {BlockContent, RootContent} from 'mdast';

/** What an editor wrote between the colons: a directive of remark, as far as it is read here. */
export interface Directive {
  /** Other nodes have none. */
  readonly name?: string;
  readonly attributes?: Readonly<Record<string, string | null | undefined>> | null;
  readonly children: readonly RootContent[];
}

/** Makes the figure, or says in Polish what is missing. */
export type Figure = (directive: Directive) => BlockContent | string;
