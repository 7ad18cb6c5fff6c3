import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {loadSite} from '../content/loadSite';
import {readSettings} from '../site/env';
import {unsetSettings} from './publication/unsetSettings';
import {run} from './terminal/run';
import * as findings from './watch/findings';
import {issueText} from './watch/issue';
import {addressesIn, askAll, askOnce, externalLinks} from './watch/links';

/**
 * What time has brought: pages and links that do not answer, rates that end, old sources, unset settings. Prints it as
 * the text of an issue, and writes it to the file named with `--plik`, which stays empty if there is nothing to do.
 */
run(async (words) => {
  const {values} = parseArgs({
    args: words,
    options: {plik: {type: 'string'}, 'bez-sieci': {type: 'boolean', default: false}},
  });
  const site = loadSite('.');
  const now = new Date();
  const settings = readSettings(process.env);
  const asked = values['bez-sieci'] ? [] : await overNetwork(site, settings);
  const text = issueText([
    ...findings.missingSettings(unsetSettings(settings).required),
    ...findings.endingRates(site, now),
    ...findings.oldSources(site, now),
    ...findings.oldClaims(site, now),
    ...findings.oldContent(site, now),
    ...asked,
  ]);
  if (values.plik !== undefined) {
    writeFileSync(values.plik, text);
  }
  console.log(text || 'Nic nie czeka na zrobienie.');
  return text === '';
});

/** Pages of the published site and links to others. */
async function overNetwork(
  site: ReturnType<typeof loadSite>,
  {url, baseUrl}: ReturnType<typeof readSettings>,
): Promise<findings.Finding[]> {
  const links = await askAll(externalLinks(site), (link) => link.url, askOnce);
  const odd = links.filter(([, {isFine, isGone}]) => !isFine && !isGone);
  if (odd.length > 0) {
    const list = odd.map(([link, {said}]) => `  – ${link.url}: ${said}`).join('\n');
    console.log(`Nie odpowiedziały programowi, czytelnikowi mogą:\n${list}\n`);
  }
  const pages =
    url === null ? [] : await askAll(await publishedPages(url + baseUrl), String, askOnce);
  return [...findings.missingPages(pages), ...findings.changedLinks(links)];
}

async function publishedPages(home: string): Promise<string[]> {
  const sitemap = `${home}sitemap.xml`;
  const response = await fetch(sitemap).catch(() => null);
  return [sitemap, ...(response?.ok === true ? addressesIn(await response.text()) : [])];
}
