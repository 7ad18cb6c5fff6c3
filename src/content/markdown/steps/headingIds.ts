import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {toHeadingId} from '../../../domain/kernel/text';

const explicitId = /\s*\{#([^}]+)\}\s*$/;

/** Id of a heading: the one written as `{#id}`, or its text as ASCII kebab-case. */
export function headingId(heading: Heading): string {
  const text = toString(heading);
  return explicitId.exec(text)?.[1] ?? toHeadingId(text);
}

/** Text of a heading without its `{#id}`. */
export function headingText(heading: Heading): string {
  return toString(heading).replace(explicitId, '').trim();
}

/**
 * Remark plugin: gives headings without an own id an ASCII one, so that a copied address stays readable.
 * Runs before Docusaurus numbers repeated ids.
 */
export function headingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      if (!explicitId.test(toString(heading))) {
        heading.data = {...heading.data, hProperties: {id: headingId(heading)}};
      }
    });
  };
}
