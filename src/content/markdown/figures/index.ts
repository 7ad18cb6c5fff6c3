import path from 'node:path';
import type {BlockContent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {ContentError} from '../../data/checkShape';
import {element} from '../element';
import {flow} from './flow';
import {hour} from './hour';
import {steps} from './steps';
import {timeline} from './timeline';

/** What an editor wrote between the colons: a directive of remark, as far as it is read here. */
export interface Directive {
  /** Other nodes have none. */
  readonly name?: string;
  readonly attributes?: Readonly<Record<string, string | null | undefined>> | null;
  readonly children: readonly RootContent[];
}

/** Makes the figure, or says in Polish what is missing. */
export type Figure = (directive: Directive) => BlockContent | string;

/** Figures by the name an editor writes. What needs React is an element that `MDXComponents` knows. */
const known: Readonly<Record<string, Figure | undefined>> = {
  'os-czasu': timeline,
  przeplyw: flow,
  'rozliczenie-godziny': hour,
  sciezka: steps,
  'wykres-kowr': () => element('register-growth', {}, []),
};

/** Names an editor may write after the colons. */
export const figureNames: readonly string[] = Object.keys(known);

/**
 * Remark plugin: turns `::wykres-kowr` or a table between `:::os-czasu` and `:::` into a figure. A figure stands between
 * the paragraphs of an article, not inside of anything.
 */
export function figures() {
  return (tree: Root, file: VFile): void => {
    tree.children = tree.children.map((node) => {
      const directive = node as unknown as Directive;
      const make = known[directive.name ?? ''];
      if (!make) {
        return node;
      }
      const made = make(directive);
      if (typeof made === 'string') {
        const name = path.relative(process.cwd(), file.path);
        throw new ContentError(`${name}: rysunek „${directive.name ?? ''}”: ${made}`);
      }
      return made;
    });
  };
}
