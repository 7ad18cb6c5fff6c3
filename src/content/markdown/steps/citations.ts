import type {PhrasingContent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {citationName, splitCitations, type Citation} from '../../../domain/articles/citations';
import {citationAnchor, sourceAnchor} from '../../../site/anchors';
import {lineOfNode, refuse, type Finding} from '../refuse';

interface FrontMatterData {
  readonly frontMatter?: {
    readonly sources?: readonly (string | {readonly code: string})[];
    readonly root_url?: string;
  };
}

/**
 * Remark plugin: turns `[^OZE, art. 38c]` into a numbered link to the source at the end of the article. Numbers follow
 * the order of `sources` in the front matter; every listed source must be cited and every cited one listed.
 */
export function citations() {
  return (tree: Root, file: VFile): void => {
    const {frontMatter} = file.data as FrontMatterData;
    const codes = (frontMatter?.sources ?? []).map((entry) =>
      typeof entry === 'string' ? entry : entry.code,
    );
    refuse(file, findCitationSlips(tree, codes));
    const cited = new Map<string, number>();
    const isFaq = frontMatter?.root_url !== undefined;
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !node.value.includes('[^')) {
        return undefined;
      }
      const pieces = splitCitations(node.value).map((part): PhrasingContent => {
        if (part.kind === 'text') {
          return {type: 'text', value: part.text};
        }
        const nth = (cited.get(part.code) ?? 0) + 1;
        cited.set(part.code, nth);
        return citationLink(part, codes.indexOf(part.code) + 1, isFaq ? null : nth);
      });
      parent.children.splice(index, 1, ...pieces);
      return [SKIP, index + pieces.length];
    });
  };
}

/** Malformed citations, citations of sources that are not listed, and listed sources that are not cited. */
export function findCitationSlips(tree: Root, codes: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const cited = new Set<string>();
  visit(tree, 'text', (node) => {
    const line = lineOfNode(node);
    for (const part of splitCitations(node.value)) {
      if (part.kind === 'text') {
        // A malformed marker would appear on the page as typed.
        const [marker] = /\[\^[^\]]*\]?/.exec(part.text) ?? [];
        if (marker !== undefined) {
          findings.push({
            line,
            text: `nie rozumiemy odsyłacza „${marker}”. Wpisz kod źródła wielkimi literami, a po przecinku miejsce: [^OZE, art. 38c].`,
          });
        }
      } else if (codes.includes(part.code)) {
        cited.add(part.code);
      } else {
        findings.push({
          line,
          text: `źródło „${part.code}” nie stoi w polu „sources”. Dopisz je tam albo popraw kod.`,
        });
      }
    }
  });
  const unused = codes.filter((code) => !cited.has(code));
  return unused.length === 0
    ? findings
    : [
        ...findings,
        {
          line: null,
          text: `pole „sources” wymienia źródła, których tekst nie cytuje: ${unused.join(', ')}. Zacytuj je jako [^${unused[0] ?? ''}] albo usuń z pola.`,
        },
      ];
}

/** In brackets, so that the number is not read as part of a figure before it, also where styles are lost. */
function citationLink(
  {code, place}: Citation,
  number: number,
  nth: number | null,
): PhrasingContent {
  return {
    type: 'link',
    url: `#${sourceAnchor(code)}`,
    data: {
      hProperties: {
        // The questions have too many of them: there a source leads back to the questions.
        ...(nth !== null && {id: citationAnchor(code, nth)}),
        'aria-label': citationName(number, place),
      },
    },
    children: [{type: 'text', value: `[${number}]`}],
  };
}
