import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {element} from '../element';
import {lineOfNode, refuse, type Finding} from '../refuse';
import {area} from './area';
import {bars, bill} from './bars';
import {conditions} from './conditions';
import {billParts, coverage, hour, power} from './examples';
import type {Directive, Figure} from './figure';
import {flow} from './flow';
import {months} from './months';
import {papers} from './papers';
import {quotable} from './quotable';
import {day, year} from './ribbon';
import {spans} from './spans';
import {stack} from './stack';
import {steps} from './steps';
import {store} from './store';
import {timeline} from './timeline';

/** Figures by the name editors use. A figure that needs React is an element defined in `MDXComponents`. */
const known: ReadonlyMap<string, Figure> = new Map([
  ['doba', day],
  ['liczba', quotable],
  ['obszar', area],
  ['os-czasu', timeline],
  ['pisma', papers],
  ['policz-moc', power],
  ['policz-pokrycie', coverage],
  ['policz-rachunek', billParts],
  ['przeplyw', flow],
  ['rachunek', bill],
  ['rok', year],
  ['rozliczenie-godziny', hour],
  ['sciezka', steps],
  ['slupki', bars],
  ['slupki-miesiecy', months],
  ['suma', stack],
  ['terminy', spans],
  ['warunki', conditions],
  ['wykres-kowr', () => element('register-growth', {}, [])],
  ['zapas', store],
]);

/** Names allowed after the colons. */
export const figureNames: readonly string[] = [...known.keys()];

/**
 * Remark plugin: turns `::wykres-kowr` or a table between `:::os-czasu` and `:::` into a figure. Figures are only
 * allowed at the top level of an article, not nested.
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

/** Figures with missing or invalid content. */
export function findWrongFigures(tree: Root): Finding[] {
  return tree.children.flatMap((node) => {
    const made = make(node);
    return typeof made === 'string'
      ? [{line: lineOfNode(node), text: `rysunek „${nameOf(node)}”: ${made}`}]
      : [];
  });
}

/** The figure, or a message about what is missing; null for a node that is not a figure. */
function make(node: RootContent): ReturnType<Figure> | null {
  return known.get(nameOf(node))?.(node as unknown as Directive) ?? null;
}

function nameOf(node: RootContent): string {
  return 'name' in node ? (node.name ?? '') : '';
}
