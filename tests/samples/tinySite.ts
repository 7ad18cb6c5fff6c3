import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadSite} from '@docusaurus/core/lib/server/site';

export type TinySite = Awaited<ReturnType<typeof loadSite>>;

const files = {
  'docusaurus.config.js': `module.exports = {
    title: 'Strona', url: 'https://example.pl', baseUrl: '/portal/', trailingSlash: false,
    i18n: {defaultLocale: 'pl', locales: ['pl']},
    storage: {namespace: false},
    plugins: [() => ({name: 'own', injectHtmlTags: () => ({preBodyTags: '<i>own</i>'})})],
    presets: [['@docusaurus/preset-classic', {
      blog: false, docs: {path: 'baza', routeBasePath: 'baza', tags: false}, pages: {}, debug: false,
    }]],
  };`,
  'package.json': '{"name": "strona"}',
  'baza/faq.md': '---\nroot_url: /faq\ntags: [odpowiedzi]\n---\n# Pytania\n\nOpis.\n',
  'baza/podstawy/pierwszy.md':
    '---\nsidebar_position: 3\nupdated: 2026-01-02\n---\n# Pierwszy\n\nOpis.\n',
  'src/pages/o-nas.mdx': '---\ntitle: O nas\nupdated: 2026-01-02\n---\nTekst.\n',
  'src/pages/index.js': 'export default () => null;\n',
};

/** Loads a site of two docs and two pages with the installed Docusaurus, as the first step of a build does. */
export async function loadTinySite(): Promise<{site: TinySite; remove: () => void}> {
  const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'tiny-site-')));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
  symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  const site = await loadSite({siteDir});
  return {
    site,
    remove: () => rmSync(siteDir, {recursive: true}),
  };
}
