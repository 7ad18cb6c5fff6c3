import type {BlockContent, RootContent} from 'mdast';

/** The parts of a remark directive that figures use. */
export interface Directive {
  /** Only directives have a name. */
  readonly name?: string;
  readonly attributes?: Readonly<Record<string, string | null | undefined>> | null;
  readonly children: readonly RootContent[];
}

/** Makes the figure, or returns a Polish message about what is missing. */
export type Figure = (directive: Directive) => BlockContent | string;
