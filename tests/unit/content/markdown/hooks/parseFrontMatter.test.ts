import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {ContentError} from '@site/src/content/problem';
import {parseFrontMatter} from '@site/src/content/markdown/hooks/parseFrontMatter';

/** Parses a text as Docusaurus does, as if it were in the given file of the site. */
const parse = (file: string, fileContent: string): ReturnType<typeof parseFrontMatter> =>
  parseFrontMatter({
    filePath: path.resolve(file),
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

const sample = 'tests/fixtures/valid/baza-wiedzy/podstawy/artykul-wzorcowy.md';
const parseSample = (): ReturnType<typeof parse> =>
  parse(sample.replace('tests/fixtures/valid/', ''), readFileSync(sample, 'utf8'));

const page = (fields: string): string => `---\n${fields}\n---\n\nTreść strony.\n`;

describe('An article that passes', () => {
  test('gets its address from the name of its file, whatever the folder', async () => {
    const {frontMatter} = await parseSample();
    expect(frontMatter.slug).toBe('/artykul-wzorcowy');
  });

  test('has its days as text, and an empty list of aliases if there is none', async () => {
    const {frontMatter} = await parseSample();
    expect(frontMatter).toMatchObject({updated: '2026-11-20', checked: '2026-11-20', aliases: []});
  });

  test('that is out of date is left out of the lists of Docusaurus', async () => {
    const text = readFileSync(sample, 'utf8');
    const file = 'baza-wiedzy/podstawy/wycofany.md';
    const fields = "retired:\n  since: 2027-01-02\n  reason: 'Przepis przestał obowiązywać.'";
    const retired = await parse(file, text.replace('updated:', `${fields}\nupdated:`));
    expect(retired.frontMatter).toMatchObject({retired: {since: '2027-01-02'}, unlisted: true});
    expect((await parse(file, text)).frontMatter).not.toHaveProperty('unlisted');
  });

  test('keeps its text without the front matter', async () => {
    const {content} = await parseSample();
    expect(content.trim()).toMatch(/^Treść artykułu \[\^OZE\]\./);
  });
});

// What is wrong with a field, and how it is told: schema.test.ts and brokenFiles.test.ts.
describe('A broken article', () => {
  const file = 'baza-wiedzy/podstawy/zepsuty.md';

  test('is refused when it has no front matter at all', async () => {
    await expect(parse(file, 'Treść.')).rejects.toThrow('brakuje pola „title”. Wpisz tekst.');
  });

  test('is refused when a day in it does not exist', async () => {
    const text = readFileSync(sample, 'utf8').replace(/^checked: .*$/m, 'checked: 2026-02-30');
    await expect(parse(file, text)).rejects.toThrow('pole „checked”');
  });
});

describe('A page outside the knowledge base', () => {
  const description =
    "description: 'Opis strony, który ma co najmniej pięćdziesiąt znaków długości.'";

  test('needs a title, a description and a day, and keeps its file’s address', async () => {
    const {frontMatter} = await parse(
      'src/pages/strona.mdx',
      page(`title: 'Strona do testów'\n${description}\nupdated: 2026-11-20`),
    );
    expect(frontMatter).toMatchObject({title: 'Strona do testów', updated: '2026-11-20'});
    expect(frontMatter).not.toHaveProperty('slug');
  });

  test('is refused with fields that only articles have', async () => {
    await expect(
      parse(
        'src/pages/strona.mdx',
        page(`title: 'Strona do testów'\n${description}\nlevel: sredni`),
      ),
    ).rejects.toThrow(
      new ContentError(
        'src/pages/strona.mdx:\n  – brakuje pola „updated”. Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.\n  – wiersz 4: pole „level” nie jest znane. Usuń je albo popraw jego nazwę.',
      ),
    );
  });
});
