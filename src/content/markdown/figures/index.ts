import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {element} from '../element';
import {lineOfNode, refuse, type Finding} from '../refuse';
import type {Directive, Figure} from './figure';
import {flow} from './flow';
import {hour} from './hour';
import {steps} from './steps';
import {timeline} from './timeline';

/** Figures by the name an editor writes. What needs React is an element that `MDXComponents` knows. */
const known: ReadonlyMap<string, Figure> = new Map([
  ['os-czasu', timeline],
  ['przeplyw', flow],
  ['rozliczenie-godziny', hour],
  ['sciezka', steps],
  ['wykres-kowr', () => element('register-growth', {}, [])],
]);

/** Names an editor may write after the colons. */
export const figureNames: readonly string[] = [...known.keys()];

/**
 * Remark plugin: turns `::wykres-kowr` or a table between `:::os-czasu` and `:::` into a figure. A figure stands between
 * the paragraphs of an article, not inside of anything.
 */
export function figures() {
  return (tree: Root, file: VFile): void => {
    refuse(file, findWrongFigures(tree));
    tree.children = tree.children.map((node) => {
      const made = make(node);
      return made === null || typeof made === 'string' ? node : made;
    });
  };
}

/** Figures that lack what they are drawn from. */
export function findWrongFigures(tree: Root): Finding[] {
  return tree.children.flatMap((node) => {
    const made = make(node);
    return typeof made === 'string'
      ? [{line: lineOfNode(node), text: `rysunek „${nameOf(node)}”: ${made}`}]
      : [];
  });
}

/** The figure, or what is missing; null for a node that is no figure. */
function make(node: RootContent): ReturnType<Figure> | null {
  return known.get(nameOf(node))?.(node as unknown as Directive) ?? null;
}

function nameOf(node: RootContent): string {
  return 'name' in node ? (node.name ?? '') : '';
}
