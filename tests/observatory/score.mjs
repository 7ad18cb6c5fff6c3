// What the MDN Observatory would say of the built pages, by its own rules: on GitHub Pages, which sends no headers of the
// site's own, and on a host that sends those of the file `_headers`. Its scanner asks the web; here it is handed what
// the host would answer.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const at = path.dirname(fileURLToPath(import.meta.url));
const root = 'node_modules/@mdn/mdn-http-observatory';
// The list of domains with HSTS built into browsers, which its install script would download: ours is on none.
writeFileSync(path.join(at, root, 'conf/hsts-preload.json'), '{}');
const from = (file) => import(path.join(at, root, file));
const {ALL_TESTS} = await from('src/constants.js');
const {getGradeForScore, getScoreModifier} = await from('src/grader/grader.js');
const {MINIMUM_SCORE_FOR_EXTRA_CREDIT} = await from('src/grader/charts.js');
const {Requests} = await from('src/types.js');
const {Session} = await from('src/retriever/session.js');
const {parseHttpEquivHeaders} = await from('src/retriever/utils.js');
const {AxiosHeaders} = await import(path.join(at, 'node_modules/axios/index.js'));

const host = 'example.pl';
const home = `https://${host}/`;

/** What a scan of a page would have got. */
function answers(html, headers) {
  const response = () => ({
    headers: new AxiosHeaders({'content-type': 'text/html; charset=utf-8', ...headers}),
    request: {headers: new AxiosHeaders()},
    status: 200,
    statusText: 'OK',
    verified: true,
    data: html,
    config: {headers: new AxiosHeaders()},
    httpEquiv: parseHttpEquivHeaders(html, home),
  });
  const requests = new Requests(host);
  requests.resources.path = html;
  for (const kind of ['auto', 'cors', 'http', 'https']) {
    requests.responses[kind] = response();
  }
  requests.responses.httpRedirects = [
    {url: new URL(`http://${host}/`), status: 301},
    {url: new URL(home), status: 200},
  ];
  requests.responses.httpsRedirects = [{url: new URL(home), status: 200}];
  requests.session = new Session(new URL(home));
  return requests;
}

/** The score, counted as its scanner does. */
function scoreOf(requests) {
  const results = ALL_TESTS.map((test) => test(requests));
  const modifiers = results.map(({result}) => (result ? getScoreModifier(result) : 0));
  const sum = (numbers) => numbers.reduce((total, one) => total + one, 100);
  const without = sum(modifiers.filter((one) => one < 0));
  const score = without >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : without;
  return {...getGradeForScore(score), results, modifiers};
}

/** The headers that `_headers` gives to every file. */
function ownHeaders() {
  const [, lines = ''] =
    /^\/\*\n((?: {2}.+\n)+)/.exec(readFileSync('build/_headers', 'utf8')) ?? [];
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
}

const pages = {'access-control-allow-origin': '*'};
const hosts = [
  // Every site may read its files. Under github.io it also asks for encryption; under a domain of one's own it does not.
  {
    name: 'GitHub Pages under github.io',
    headers: {...pages, 'strict-transport-security': 'max-age=31556952'},
    least: 75,
  },
  {name: 'GitHub Pages under an own domain', headers: pages, least: 55},
  {name: 'a host that sends `_headers`', headers: ownHeaders(), least: 100},
];
for (const {name, headers, least} of hosts) {
  for (const page of ['index', 'faq', 'kalkulator', 'kontakt', '404']) {
    const html = readFileSync(`build/${page}.html`, 'utf8');
    const {score, grade, results, modifiers} = scoreOf(answers(html, headers));
    console.log(`${name}, ${page}: ${score} (${grade}), at least ${least} wanted`);
    if (score < least || process.argv.includes('--all')) {
      results.forEach(({result}, index) => console.log(`  ${modifiers[index]} ${result}`));
    }
    if (score < least) {
      process.exitCode = 1;
    }
  }
}
