// What a page costs before it is touched, on a phone four times slower than this machine and a slow line, beside the
// same page with its scripts taken away. Ratios, as seconds depend on the machine. Then what waking it takes, and going on
// to the next article, on the same phone and line. Without addresses also how soon a touch is answered.
// Usage: npm run bench:pages [-- <folder of the build> [<address> …]] [-- --stock <folder of a project>]
// With --stock the project's articles, built by stock Docusaurus, are measured in the same run.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from 'playwright';
import {launchOptions} from '../../e2e/launchOptions';
import {serve} from './serve';
import {buildStockSite} from './stockSite';
import {tapRows} from './taps';
import {measure, navigate, wake, type Cost} from './visit';

const rounds = 3;
const article = '/baza-wiedzy/rozliczenie-1-do-06';
const defaults = [article, '/', '/faq', '/oferta'];
const stockArticle = '/baza-wiedzy/rozliczenia/rozliczenie-1-do-06';

type Row = Readonly<Record<string, string>>;

/** The round in the middle, by one of its figures. */
async function middle<Round>(
  run: () => Promise<Round>,
  by: (round: Round) => number,
): Promise<Round> {
  const all: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(await run());
  }
  const [found] = all.sort((a, b) => by(a) - by(b)).slice(Math.floor(rounds / 2));
  if (found === undefined) {
    throw new Error('Nothing was measured.');
  }
  return found;
}

function comparison(real: Cost, plain: Cost): Row {
  return Object.fromEntries(
    (Object.keys(real) as (keyof Cost)[]).map((name) => {
      const ratio = plain[name] > 0 ? ` (×${(real[name] / plain[name]).toFixed(2)})` : '';
      return [name, `${real[name].toFixed(name === 'heap' ? 2 : 0)}${ratio}`];
    }),
  );
}

async function costOf(browser: Browser, url: string): Promise<Row> {
  const paint = ({paint: largest}: Cost): number => largest;
  const plain = await middle(() => measure(browser, url, true), paint);
  const real = await middle(() => measure(browser, url, false), paint);
  return comparison(real, plain);
}

async function nextArticle(browser: Browser, url: string): Promise<Row> {
  const taken = await middle(
    () => navigate(browser, url),
    (ms) => ms,
  );
  return {'next article': taken.toFixed(0)};
}

async function ownRow(browser: Browser, origin: string, address: string): Promise<Row> {
  const url = origin + address;
  const waking = await middle(
    () => wake(browser, url),
    ({longest}) => longest,
  );
  return {
    address,
    ...(await costOf(browser, url)),
    'awake after': waking.ms.toFixed(0),
    'longest task': waking.longest.toFixed(0),
    ...(address === article ? await nextArticle(browser, url) : {}),
  };
}

async function stockRow(browser: Browser, project: string): Promise<Row> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stock-'));
  const server = await serve(buildStockSite(project, folder));
  try {
    const url = server.url + stockArticle;
    return {
      address: 'stock Docusaurus',
      ...(await costOf(browser, url)),
      ...(await nextArticle(browser, url)),
    };
  } finally {
    server.stop();
    rmSync(folder, {recursive: true});
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {stock: {type: 'string'}},
  });
  const [folder = 'build', ...addresses] = positionals;
  const server = await serve(folder);
  const browser = await chromium.launch(launchOptions);
  const rows: Row[] = [];
  for (const address of addresses.length > 0 ? addresses : defaults) {
    rows.push(await ownRow(browser, server.url, address));
  }
  const taps = addresses.length > 0 ? [] : await tapRows(browser, server.url);
  server.stop();
  if (values.stock !== undefined) {
    rows.push(await stockRow(browser, values.stock));
  }
  await browser.close();
  console.table(rows);
  if (taps.length > 0) {
    console.table(taps);
  }
}

void main();
