import {existsSync} from 'node:fs';
import {
  isPagePayload,
  payloadAddress,
  type PagePayload,
} from '../../src/domain/articles/pagePayload';
import {expect, sitemapPaths, test} from './fixtures';

const pages = [...sitemapPaths(), '/baza-wiedzy/tagi'];

test('every page has a payload that matches what the page shows', async ({request}) => {
  for (const path of pages) {
    const address = payloadAddress(path);
    const response = await request.get(address, {maxRedirects: 0});
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toMatch(/^application\/json/);
    const payload = (await response.json()) as PagePayload;
    expect(isPagePayload(payload), address).toBe(true);

    const html = await (await request.get(path)).text();
    // What is heard has plain spaces.
    const title = payload.title.replaceAll('\u00a0', ' ');
    expect(html, address).toContain(`>${escapeHtml(title)} | Platforma`);
    expect(payload.description.length, address).toBeGreaterThan(20);
    for (const {id} of payload.headings) {
      if (id !== null) {
        expect(html, `${address}: heading ${id}`).toMatch(new RegExp(`id="?${id}[" >]`));
      }
    }
    if (payload.sourcePath !== null) {
      expect(existsSync(payload.sourcePath), payload.sourcePath).toBe(true);
    }
  }
});

test('an address without a page has no payload', async ({request}) => {
  for (const path of ['/nie-ma-takiej', '/baza-wiedzy/nie-ma', '/offer', '/404.html']) {
    const response = await request.get(payloadAddress(path));
    expect(response.status(), path).toBe(404);
  }
});

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}
