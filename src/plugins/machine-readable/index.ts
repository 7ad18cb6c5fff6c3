import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteOf} from '../../content/loadSite';
import type {PublicSettings} from '../../site/settings';
import {builtPages} from '../built-html/builtPages';
import {readPage} from '../built-html/readPage';
import {machineArticles, type MachineArticle} from './articles';
import {feeds, feedTitle} from './feeds';
import {llmsTxt} from './llmsTxt';
import {markdownSource} from './markdownSource';
import {openSearch, openSearchAddress} from './openSearch';
import {pageTags} from './pageTags';
import {feedAddresses, markdownAddress, type Site} from './site';

/**
 * What machines read of the site: structured data in every page, feeds, `llms.txt` and the Markdown of articles.
 * All of it is written into the built site, so the browser's scripts carry none of it. Works without a pause, before
 * the plugins that read or copy the built pages.
 */
export default function machineReadable({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const titleSuffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
  const site: Site = {
    url: siteConfig.url + baseUrl,
    name: siteConfig.title,
    owner: siteConfig.customFields?.settings as PublicSettings,
    get glossary() {
      return siteOf(siteDir).data.glossary.value;
    },
  };
  let articles: readonly MachineArticle[] = [];

  return {
    name: 'machine-readable',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const {data, read, categoryOf} = siteOf(siteDir);
      articles = machineArticles(
        docs.loadedVersions.flatMap((version) => version.docs),
        {
          baseUrl,
          published: data.addresses.value.published,
          readContent: (file) => read(file).content,
          readCategory: categoryOf,
        },
      );
    },
    injectHtmlTags: () => ({
      headTags: [
        ...Object.entries(feedAddresses).map(([kind, address]) => ({
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: `application/${kind}+xml`,
            title: `${feedTitle} (${kind === 'rss' ? 'RSS' : 'Atom'})`,
            href: baseUrl.replace(/\/$/, '') + address,
          },
        })),
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: 'Szukaj',
            href: baseUrl.replace(/\/$/, '') + openSearchAddress,
          },
        },
      ],
    }),
    async postBuild({outDir, routesPaths, routesBuildMetadata}) {
      const byAddress = new Map(articles.map((article) => [article.address, article]));
      const pages = builtPages(outDir, routesPaths, baseUrl)
        .filter(({route}) => !routesBuildMetadata[route]?.noIndex)
        .flatMap(({address, file}) => {
          const html = readFileSync(file, 'utf8');
          const page = readPage(html, titleSuffix);
          return page ? [{...page, address, file, html}] : [];
        });
      for (const {title, address, file, html} of pages) {
        const tags = pageTags(site, {title, address}, byAddress.get(address) ?? null);
        writeFileSync(
          file,
          html.replace('</head>', () => `${tags}</head>`),
        );
      }

      const {rss, atom} = feeds(site, articles);
      writeFileSync(path.join(outDir, feedAddresses.rss), rss);
      writeFileSync(path.join(outDir, feedAddresses.atom), atom);
      writeFileSync(path.join(outDir, openSearchAddress), openSearch(site));
      const files = new Map(articles.map(({file, address}) => [file, address]));
      for (const article of articles) {
        writeFileSync(
          path.join(outDir, markdownAddress(article.address)),
          markdownSource(site, article, files),
        );
      }
      const others = pages.filter(({address}) => !byAddress.has(address));
      writeFileSync(path.join(outDir, 'llms.txt'), llmsTxt(site, articles, others));
      console.log(`[machine-readable] ${pages.length} pages, ${articles.length} Markdown files`);
    },
  };
}
