import {spawnSync} from 'node:child_process';
import {expect, sitemapPaths, test} from './fixtures';

const hasVoice = spawnSync('espeak-ng', ['--version']).status === 0;

/** What NVDA's Polish voice says, in its own signs for sounds. */
function heard(text: string): string {
  const {stdout} = spawnSync('espeak-ng', ['-v', 'pl', '-x', '-q', '--stdin'], {
    input: text,
    encoding: 'utf8',
  });
  return stdout.replaceAll(/\s+/g, ' ').trim();
}

/** Numbers, provisions and what begins with an abbreviation, as they stand in a text or a name. */
const misheard =
  /(?:\p{L}{1,5}\.[\u00a0\u202f])+[^\s.]+|[−≈]?\d[\d\u00a0\u202f,–−]*(?:\s\d{3})*\s?\p{L}{0,3}/gu;

/** Those of the parts that would be heard otherwise with plain spaces. Many at a time: each start of the voice takes long. */
function misheardOf(parts: readonly string[]): readonly string[] {
  const written = parts.join('\n\n');
  if (heard(written) === heard(written.replaceAll(/[\u00a0\u202f]/g, ' '))) {
    return [];
  }
  const half = Math.ceil(parts.length / 2);
  return parts.length === 1
    ? parts
    : [...misheardOf(parts.slice(0, half)), ...misheardOf(parts.slice(half))];
}

test.skip(!hasVoice, 'No espeak-ng on this machine: apt-get install espeak-ng.');

test('The voice hears what the rules are for', () => {
  const split = heard('32\u00a0300\u00a0zł');
  const whole = heard('32 300\u00a0zł');
  expect(whole).not.toBe(split);
  expect(heard('32300 zł').split(' ').length).toBe(whole.split(' ').length);
  expect(heard('art.\u00a05')).toContain("kR'Opka");
  expect(heard('art. 5')).not.toContain("kR'Opka");
});

test('numbers and provisions of every page, and all names, are heard as they are meant', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const found = new Map<string, string>();
  for (const path of sitemapPaths()) {
    const html = await (await request.get(path)).text();
    const {texts, named} = await page.evaluate((source) => {
      const {body} = new DOMParser().parseFromString(source, 'text/html');
      body.querySelectorAll('script, style, pre, code').forEach((part) => part.remove());
      const names = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title'];
      const texts: string[] = [];
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        texts.push(walker.currentNode.textContent ?? '');
      }
      return {
        texts,
        named: [...body.querySelectorAll('*')].flatMap((element) =>
          names.flatMap((name) => element.getAttribute(name) ?? []),
        ),
      };
    }, html);
    for (const [part] of texts.flatMap((text) => [...text.matchAll(misheard)])) {
      found.set(part, path);
    }
    for (const name of named) {
      expect(name, path).not.toMatch(/\d[\u00a0\u202f]\d{3}|\d–\d|[−≈]|(?:\d |\b)kW(?![\p{L}\d])/u);
    }
  }
  expect(found.size).toBeGreaterThan(100);
  expect(misheardOf([...found.keys()]).map((part) => [part, found.get(part)])).toEqual([]);
});
