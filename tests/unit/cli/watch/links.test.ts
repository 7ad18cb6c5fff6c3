import {addressesIn, askAll, askOnce, externalLinks} from '@site/src/cli/watch/links';
import {loadSite} from '@site/src/content/loadSite';
import {sampleOf} from '@site/tests/e2e/tries';

/** A network in which each address answers with the given statuses, one after another; a word is a fault. */
function network(answers: Readonly<Record<string, readonly (number | string)[]>>) {
  const asked: string[] = [];
  const get = (url: string): Promise<{status: number}> => {
    const given = answers[url] ?? ['ENOTFOUND'];
    const status = given[Math.min(asked.filter((one) => one === url).length, given.length - 1)];
    asked.push(url);
    return typeof status === 'number'
      ? Promise.resolve({status})
      : Promise.reject(Object.assign(new TypeError('fetch failed'), {cause: {code: status}}));
  };
  return {asked, get};
}

test('an address that fails once is asked again', async () => {
  const {asked, get} = network({'https://a.pl/': [503, 200]});
  expect(await askOnce('https://a.pl/', get)).toMatchObject({isFine: true, isGone: false});
  expect(asked).toHaveLength(2);
});

test.each([
  [404, true, 'odpowiedź 404'],
  [410, true, 'odpowiedź 410'],
  ['ENOTFOUND', true, 'brak odpowiedzi (ENOTFOUND)'],
  [403, false, 'odpowiedź 403'],
  [500, false, 'odpowiedź 500'],
  ['ECONNRESET', false, 'brak odpowiedzi (ECONNRESET)'],
])('%s: certainly nothing there: %s', async (status, isGone, said) => {
  const {get} = network({'https://a.pl/': [status]});
  expect(await askOnce('https://a.pl/', get)).toEqual({
    isFine: false,
    isGone,
    isEncryptedToo: false,
    said,
  });
});

test('an address without encryption is also asked with it', async () => {
  const {get} = network({'http://a.pl/': [200], 'https://a.pl/': [200], 'http://b.pl/': [200]});
  expect(await askOnce('http://a.pl/', get)).toMatchObject({isFine: true, isEncryptedToo: true});
  expect(await askOnce('http://b.pl/', get)).toMatchObject({isFine: true, isEncryptedToo: false});
});

test('many addresses are asked a few at a time and answered in order', async () => {
  let running = 0;
  let most = 0;
  const wanted = Array.from({length: 30}, (_, index) => `https://a.pl/${index}`);
  const answers = await askAll(wanted, String, async (url) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return {isFine: true, isGone: false, isEncryptedToo: false, said: url};
  });
  expect(answers.map(([one, {said}]) => [one, said])).toEqual(wanted.map((one) => [one, one]));
  expect(most).toBe(8);
});

test('the sitemap gives its addresses', () => {
  expect(
    addressesIn(
      '<urlset><url><loc>https://a.pl/?a&amp;b</loc></url><url><loc>https://a.pl/b</loc></url>',
    ),
  ).toEqual(['https://a.pl/?a&b', 'https://a.pl/b']);
});

test('links of the content stand once each, with the files that name them', () => {
  const site = loadSite('.');
  const links = externalLinks({...site, markdownFiles: sampleOf(site.markdownFiles, 8)});
  const urls = links.map(({url}) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.length).toBeGreaterThan(50);
  expect(urls.every((url) => /^https?:\/\/[^#]+$/.test(url))).toBe(true);
  expect(links.every(({places}) => places.length > 0)).toBe(true);
});
