import {cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';

/** Stock Docusaurus as its authors give it, with its fastest tools: nothing of ours, no search, no picture. */
const config = `module.exports = {
  title: 'Platforma dla spółdzielni energetycznych',
  url: 'https://example.pl',
  baseUrl: '/',
  trailingSlash: false,
  i18n: {defaultLocale: 'pl', locales: ['pl']},
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'ignore'}},
  presets: [['classic', {docs: {path: 'baza-wiedzy', routeBasePath: 'baza-wiedzy'}, blog: false}]],
};
`;

/** Fields that mean the same to stock Docusaurus. */
const shared = ['title', 'description', 'sidebar_position'] as const;

/** Writes a site of stock Docusaurus with the articles of a project into an empty folder. */
export function writeStockSite(project: string, folder: string): void {
  const articles = path.join(folder, 'baza-wiedzy');
  cpSync(path.join(project, 'baza-wiedzy'), articles, {recursive: true});
  for (const name of readdirSync(articles, {recursive: true}).map(String)) {
    if (name.endsWith('.md')) {
      const file = path.join(articles, name);
      writeFileSync(file, plainArticle(readFileSync(file, 'utf8')));
    }
  }
  mkdirSync(path.join(folder, 'src'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'docusaurus.config.js'), config);
  writeFileSync(path.join(folder, 'package.json'), '{}');
}

function plainArticle(text: string): string {
  const [, front = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const fields = parse(front) as Record<string, unknown>;
  return `---\n${stringify(Object.fromEntries(shared.map((name) => [name, fields[name]])))}---\n${body}`;
}
