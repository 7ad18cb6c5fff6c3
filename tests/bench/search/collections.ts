import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {SearchablePage} from '@cooperative/polish-search/build';
import {parseMarkdown} from '../../../src/content/articles/parseMarkdown';
import {sectionsOf} from '../../../src/content/articles/sections';

/** Pages from a folder of Markdown, text or HTML files; each file is a page, its path the address. */
export function readFolder(folder: string): SearchablePage[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new Error(`Nie ma folderu „${folder}”. Podaj folder z plikami .md, .txt albo .html.`);
  }
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:mdx?|txt|html?)$/.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const page = /html?$/.test(file) ? htmlPage(text) : markdownPage(text, file);
      return page.title === '' ? [] : [{kind: 'article', url: `/${file}`, ...page}];
    });
}

type PageText = Pick<SearchablePage, 'title' | 'description' | 'aliases' | 'sections'>;

function markdownPage(text: string, file: string): PageText {
  const content = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const sections = sectionsOf(parseMarkdown(content));
  const title = sections.find(({depth}) => depth === 1);
  return {
    title: title?.heading ?? path.basename(file, path.extname(file)),
    description: '',
    aliases: [],
    sections: sections.map((section) =>
      section === title ? {...section, heading: '', id: ''} : section,
    ),
  };
}

/** The text between the headings of an HTML file, as far as a benchmark needs it. */
function htmlPage(html: string): PageText {
  const body = html
    .slice(Math.max(0, html.search(/<h1[\s>]/)))
    .replace(/<(script|style|nav|aside|footer)\b[\s\S]*?<\/\1>/g, ' ');
  const [intro = '', ...parts] = body
    .split(/<h([1-6])[^>]*>/)
    .flatMap((part, index, all) =>
      index === 0 ? [part] : index % 2 === 0 ? [`${all[index - 1] ?? ''}${part}`] : [],
    );
  const sections = parts.map((part, index) => {
    const [heading = '', text = ''] = part.slice(1).split(/<\/h[1-6]>/);
    return {
      heading: plain(heading),
      id: `h${index}`,
      depth: Number(part.charAt(0)),
      text: plain(text),
    };
  });
  const title = sections.find(({depth}) => depth === 1);
  return {
    title: title?.heading ?? '',
    description: '',
    aliases: [...html.matchAll(/itemprop="keywords" content="([^"]*)"/g)].map(
      ([, words = '']) => words,
    ),
    sections: [
      {heading: '', id: '', depth: 0, text: plain(intro)},
      ...sections.map((section) =>
        section === title ? {...section, heading: '', id: ''} : section,
      ),
    ],
  };
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&(?:lt|gt|quot|amp|#39);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
