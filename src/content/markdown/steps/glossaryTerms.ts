import path from 'node:path';
import type {PhrasingContent, Root, Text} from 'mdast';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {dataPaths} from '../../data/dataFiles';
import {dataOf} from '../../loadSite';
import type {ArticleFrontMatter} from '../../schema/article';
import type {GlossaryTerms} from '../../schema/glossary';
import {termFinder, type FoundTerm} from '../../../domain/articles/glossary';
import {remembering} from '@cooperative/polish';
import {glossaryPage} from '../../../site/navigation';
import {refuse, type Finding} from '../refuse';

type FrontMatter = Partial<Pick<ArticleFrontMatter, 'root_url' | 'glossary' | 'glossary_skip'>>;

/** More cards would clutter an article. The FAQ has no limit because its answers are read separately. */
const cardLimit = 12;

/** Nodes without cards: they are already links or titles, or not running text. */
const closed = new Set(['heading', 'link', 'linkReference', 'mdxAdmonitionTitle']);

/**
 * Remark plugin: links the first use of each glossary term, in whatever form, to its glossary entry. On the page such a
 * link opens a card. The words of the text do not change.
 */
export function glossaryTerms(given?: GlossaryTerms) {
  const finderOf = remembering((terms: GlossaryTerms) =>
    termFinder(
      Object.entries(terms).map(([id, {term, abbreviations, forms, except}]) => ({
        id,
        names: [term, ...abbreviations, ...forms],
        except,
      })),
    ),
  );

  return (tree: Root, file: VFile): void => {
    const {frontMatter = {}} = file.data as {frontMatter?: FrontMatter};
    const name = path.relative(process.cwd(), file.path);
    // Read with the first article, so that a broken glossary is reported together with other problems.
    const terms = given ?? dataOf(process.cwd()).glossary.value;
    const find = finderOf(terms);
    const skipped = frontMatter.glossary_skip ?? [];
    refuse(file, findUnknownTerms(skipped, terms));
    if (frontMatter.glossary === false) {
      return;
    }
    const slug = path.basename(name, path.extname(name));
    // A term's main article defines the term itself.
    const own = Object.keys(terms).filter((id) => terms[id]?.article === slug);
    const done = new Set([...skipped, ...own]);
    let left = frontMatter.root_url === undefined ? cardLimit : Infinity;

    visit(tree, (node, index, parent) => {
      if (left === 0) {
        return EXIT;
      }
      if (closed.has(node.type) || (node.type === 'tableRow' && index === 0)) {
        return SKIP;
      }
      if (node.type !== 'text' || !parent || index === undefined) {
        return undefined;
      }
      const first = find(node.value).filter(({id}) => {
        if (left === 0 || done.has(id)) {
          return false;
        }
        done.add(id);
        left -= 1;
        return true;
      });
      const pieces = split(node, first);
      parent.children.splice(index, 1, ...(pieces as (typeof parent.children)[number][]));
      return [SKIP, index + pieces.length];
    });
  };
}

/** Splits a text into plain text and links to the found terms. */
function split({value}: Text, found: readonly FoundTerm[]): PhrasingContent[] {
  const pieces: PhrasingContent[] = [];
  let end = 0;
  for (const term of found) {
    pieces.push(text(value.slice(end, term.start)), {
      type: 'link',
      url: `${glossaryPage.to}#${term.id}`,
      children: [text(value.slice(term.start, term.end))],
    });
    end = term.end;
  }
  return [...pieces, text(value.slice(end))].filter(
    (piece) => piece.type !== 'text' || piece.value !== '',
  );
}

function text(value: string): Text {
  return {type: 'text', value};
}

/** Terms that an article excludes from cards but the glossary does not have. */
export function findUnknownTerms(
  skipped: readonly string[],
  terms: GlossaryTerms | null,
): Finding[] {
  return skipped
    .filter((id) => terms !== null && !Object.hasOwn(terms, id))
    .map((id) => ({
      line: null,
      text: `pole „glossary_skip” wymienia „${id}”, a takiego hasła nie ma w pliku ${dataPaths.glossary}. Popraw adres hasła albo go usuń.`,
    }));
}
