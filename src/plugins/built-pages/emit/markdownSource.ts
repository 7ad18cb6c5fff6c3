import path from 'node:path';
import type {BlockContent, FootnoteDefinition, Nodes, PhrasingContent, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {sourceTrail, titleAddress} from '../../../domain/articles/sourceTrail';
import {splitCitations} from '../../../domain/articles/citations';
import {figureNames} from '../../../content/markdown/figures';
import type {MachineArticle} from '../read/machineArticles';
import type {Emitter} from '../pipeline';
import {fullAddress, markdownAddress, type PublishedSite} from '../publishedSite';

/** A `:::box` of the text. */
type Box = Extract<Nodes, {type: 'containerDirective'}>;

/** Addresses of the docs by their files, relative to the root of the site. */
export type AddressByFile = ReadonlyMap<string, string>;

// Without directives, so that colons in the text are not escaped.
const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-'});

const boxNames: Readonly<Record<string, string>> = {info: 'Informacja', warning: 'Uwaga'};

/** The Markdown of every article, next to its page. */
export const markdownCopies: Emitter = (site) => {
  const files = new Map(site.articles.map(({file, address}) => [file, address]));
  return site.articles.map((article) => ({
    file: markdownAddress(article.address).slice(1),
    content: markdownSource(site, article, files),
  }));
};

/**
 * An article as plain, self-contained Markdown: its data first, full addresses, citations as footnotes to the
 * sources at its end, boxes as quotes.
 */
export function markdownSource(
  site: PublishedSite,
  article: MachineArticle,
  files: AddressByFile,
): string {
  const tree = structuredClone(article.tree);
  clean(tree, site, article, files);
  tree.children.push(...footnotes(article));
  return `${header(site, article)}\n\n${writer.stringify(tree)}${corrected(article)}`;
}

function header(site: PublishedSite, article: MachineArticle): string {
  const {title, description, address, category, published, updated, checked, retired} = article;
  const facts = [
    `Adres: ${fullAddress(site, address)}`,
    ...(category === null ? [] : [`Kategoria: ${category}`]),
    ...(published === null ? [] : [`Pierwsza publikacja: ${published}`]),
    `Aktualizacja: ${updated}`,
    `Źródła sprawdzono: ${checked}`,
    ...(retired === null ? [] : [`Artykuł nieaktualny od: ${retired.since}. ${retired.reason}`]),
  ];
  return [
    `# ${title}`,
    description,
    list(facts),
    ...(article.summary.length > 0 ? ['## W skrócie', list(article.summary)] : []),
  ].join('\n\n');
}

/** What stood wrong in it, at its end as on its page. */
function corrected({corrections}: MachineArticle): string {
  return corrections.length === 0
    ? ''
    : `\n## Poprawki\n\n${list(corrections.map(({date, text}) => `${date}: ${text}`))}\n`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Turns what only this site understands into what every Markdown reader does. */
function clean(
  tree: Root,
  site: PublishedSite,
  article: MachineArticle,
  files: AddressByFile,
): void {
  const numbers = new Map(article.sources.map(({code}, index) => [code, String(index + 1)]));
  visit(tree, (node, index, parent) => {
    const replaceWith = (...nodes: readonly Nodes[]): [typeof SKIP, number] => {
      parent?.children.splice(index ?? 0, 1, ...(nodes as never[]));
      return [SKIP, (index ?? 0) + nodes.length];
    };
    switch (node.type) {
      case 'link':
        node.url = fullLink(node.url, site, article, files);
        return undefined;
      case 'image':
        return replaceWith({
          type: 'emphasis',
          children: [{type: 'text', value: `Obraz: ${node.alt ?? ''}`}],
        });
      case 'html':
        return replaceWith();
      case 'heading': {
        const last = node.children.at(-1);
        if (last?.type === 'text') {
          last.value = last.value
            .trimEnd()
            .replace(/\{#[^{}]+\}$/, '')
            .trimEnd();
        }
        return undefined;
      }
      case 'text':
        return node.value.includes('[^') ? replaceWith(...cited(node.value, numbers)) : undefined;
      case 'containerDirective':
        // A figure is drawn from the list or table in it, which says the same.
        return figureNames.includes(node.name) ? spread(node.children) : replaceWithQuote(node);
      case 'leafDirective':
        // A figure without text of its own: the article has its numbers.
        return replaceWith();
      default:
        return undefined;
    }

    function spread(children: readonly Nodes[]): number {
      parent?.children.splice(index ?? 0, 1, ...(children as never[]));
      return index ?? 0;
    }

    function replaceWithQuote(box: Box): number {
      return spread([{type: 'blockquote', children: quoted(box)}]);
    }
  });
}

/** A box with its label as the first line of a quote. */
function quoted({name, children}: Box): BlockContent[] {
  const [first, ...rest] = children;
  const label: PhrasingContent[] =
    first?.type === 'paragraph' && first.data?.directiveLabel
      ? first.children
      : [{type: 'text', value: boxNames[name] ?? name}];
  const body = label === (first as {children?: unknown} | undefined)?.children ? rest : children;
  return [
    {type: 'paragraph', children: [{type: 'strong', children: label}]},
    ...(body as BlockContent[]),
  ];
}

/** `[^OZE, art. 38c]` as the source's footnote, followed by the cited provision. */
function cited(text: string, numbers: ReadonlyMap<string, string>): PhrasingContent[] {
  return splitCitations(text).flatMap((part): PhrasingContent[] => {
    if (part.kind === 'text') {
      return [{type: 'text', value: part.text}];
    }
    const identifier = numbers.get(part.code) ?? part.code;
    return [
      {type: 'footnoteReference', identifier, label: identifier},
      ...(part.place === null ? [] : [{type: 'text' as const, value: ` (${part.place})`}]),
    ];
  });
}

function footnotes({sources}: MachineArticle): (BlockContent | FootnoteDefinition)[] {
  return [
    {type: 'heading', depth: 2, children: [{type: 'text', value: 'Źródła'}]},
    ...sources.map((source, index): FootnoteDefinition => ({
      type: 'footnoteDefinition',
      identifier: String(index + 1),
      label: String(index + 1),
      children: [
        {
          type: 'paragraph',
          children: [
            linkOrText(source.title, titleAddress(source)),
            {type: 'text', value: '. '},
            ...sourceTrail(source, source.read).map(({text, url}) => linkOrText(text, url ?? null)),
          ],
        },
      ],
    })),
  ];
}

function linkOrText(value: string, url: string | null): PhrasingContent {
  const text = {type: 'text', value} as const;
  return url === null ? text : {type: 'link', url, children: [text]};
}

/** Full address of a link to a file of the knowledge base, to a page, or to a place on this page. */
function fullLink(
  url: string,
  site: PublishedSite,
  article: MachineArticle,
  files: AddressByFile,
): string {
  if (/^[a-z]+:/.test(url)) {
    return url;
  }
  const hashStart = url.indexOf('#');
  const target = hashStart < 0 ? url : url.slice(0, hashStart);
  const hash = hashStart < 0 ? '' : url.slice(hashStart);
  const file = path.posix.join(path.posix.dirname(article.file), target);
  const address = target === '' ? article.address : (files.get(file) ?? target);
  return fullAddress(site, address) + hash;
}
