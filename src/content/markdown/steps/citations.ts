import path from 'node:path';
import type {PhrasingContent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {splitCitations} from '../../../domain/articles/citations';
import {ContentError} from '../../data/checkShape';
import {sourceAnchor} from '../../../site/anchors';

interface FrontMatterData {
  readonly frontMatter?: {readonly sources?: readonly (string | {readonly code: string})[]};
}

/**
 * Remark plugin: turns `[^OZE, art. 38c]` into a numbered link to the source at the end of the article.
 * Numbers follow the order of `sources` in the front matter; every listed source must be cited and every cited one listed.
 */
export function citations() {
  return (tree: Root, file: VFile): void => {
    const {frontMatter} = file.data as FrontMatterData;
    const codes = (frontMatter?.sources ?? []).map((entry) =>
      typeof entry === 'string' ? entry : entry.code,
    );
    const cited = new Set<string>();
    const name = path.relative(process.cwd(), file.path);

    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !node.value.includes('[^')) {
        return undefined;
      }
      const pieces = splitCitations(node.value).map((part): PhrasingContent => {
        if (part.kind === 'text') {
          refuseUnreadable(part.text, name);
          return {type: 'text', value: part.text};
        }
        const number = codes.indexOf(part.code) + 1;
        if (number === 0) {
          const line = node.position?.start.line;
          throw new ContentError(
            `${name}${line ? `, wiersz ${line}` : ''}: źródło „${part.code}” nie stoi w polu „sources”. Dopisz je tam albo popraw kod.`,
          );
        }
        cited.add(part.code);
        return citationLink(part.code, part.place, number);
      });
      parent.children.splice(index, 1, ...pieces);
      return [SKIP, index + pieces.length];
    });

    const unused = codes.filter((code) => !cited.has(code));
    if (unused.length > 0) {
      throw new ContentError(
        `${name}: pole „sources” wymienia źródła, których tekst nie cytuje: ${unused.join(', ')}. Zacytuj je jako [^${unused[0] ?? ''}] albo usuń z pola.`,
      );
    }
  };
}

/** A marker that could not be read would stand on the page as it was typed. */
function refuseUnreadable(text: string, file: string): void {
  const [marker] = /\[\^[^\]]*\]?/.exec(text) ?? [];
  if (marker !== undefined) {
    throw new ContentError(
      `${file}: nie rozumiemy odsyłacza „${marker}”. Wpisz kod źródła wielkimi literami, a po przecinku miejsce: [^OZE, art. 38c].`,
    );
  }
}

function citationLink(code: string, place: string | null, number: number): PhrasingContent {
  const where = place ? `, ${place}` : '';
  return {
    type: 'link',
    url: `#${sourceAnchor(code)}`,
    data: {
      hProperties: {
        className: ['citation'],
        'aria-label': `Źródło ${number}${where}`,
        'data-source': code,
        ...(place && {'data-place': place}),
      },
    },
    children: [{type: 'text', value: String(number)}],
  };
}
