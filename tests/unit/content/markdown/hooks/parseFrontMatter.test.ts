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

const fixture = (kind: 'valid' | 'broken', name: string): ReturnType<typeof parse> =>
  parse(
    `baza-wiedzy/podstawy/${name}`,
    readFileSync(
      `tests/fixtures/${kind}/baza-wiedzy/${kind === 'valid' ? 'podstawy/' : ''}${name}`,
      'utf8',
    ),
  );

const page = (fields: string): string => `---\n${fields}\n---\n\nTreść strony.\n`;

describe('An article that passes', () => {
  test('gets its address from the name of its file, whatever the folder', async () => {
    const {frontMatter} = await fixture('valid', 'artykul-wzorcowy.md');
    expect(frontMatter.slug).toBe('/artykul-wzorcowy');
  });

  test('has its days as text, and an empty list of aliases if there is none', async () => {
    const {frontMatter} = await fixture('valid', 'artykul-wzorcowy.md');
    expect(frontMatter).toMatchObject({updated: '2026-11-20', checked: '2026-11-20', aliases: []});
  });

  test('that is out of date is left out of the lists of Docusaurus', async () => {
    const text = readFileSync(
      'tests/fixtures/valid/baza-wiedzy/podstawy/artykul-wzorcowy.md',
      'utf8',
    );
    const file = 'baza-wiedzy/podstawy/wycofany.md';
    const fields = "retired:\n  since: 2027-01-02\n  reason: 'Przepis przestał obowiązywać.'";
    const retired = await parse(file, text.replace('updated:', `${fields}\nupdated:`));
    expect(retired.frontMatter).toMatchObject({retired: {since: '2027-01-02'}, unlisted: true});
    expect((await parse(file, text)).frontMatter).not.toHaveProperty('unlisted');
  });

  test('keeps its text without the front matter', async () => {
    const {content} = await fixture('valid', 'artykul-wzorcowy.md');
    expect(content.trim()).toMatch(/^Treść artykułu \[\^OZE\]\./);
  });
});

describe('A broken article', () => {
  const date = 'Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.';

  test.each([
    ['brak-pola.md', ['brakuje pola „tags”. Wpisz listę.', `brakuje pola „checked”. ${date}`]],
    [
      'zly-poziom.md',
      [
        'wiersz 5: pole „audience[2]”: znaleziono „firmy” (znaków: 5). Wybierz z listy: gmina, rolnicy, przedsiebiorstwa, mieszkancy.',
        'wiersz 6: pole „level”: znaleziono „latwy” (znaków: 5). Wybierz z listy: podstawowy, sredni, zaawansowany.',
      ],
    ],
    [
      'krotki-opis.md',
      [
        'wiersz 3: pole „description”: znaleziono „Za krótki opis.” (znaków: 15). Wpisz co najmniej 50 znaków.',
      ],
    ],
    [
      'nieznane-pole.md',
      [
        'wiersz 17: pole „autor” nie jest znane. Usuń je albo popraw jego nazwę.',
        'wiersz 18: pole „slug” nie jest znane. Usuń je albo popraw jego nazwę.',
      ],
    ],
    [
      'zla-data.md',
      [
        `wiersz 8: pole „updated”: znaleziono „20.11.2026” (znaków: 10). ${date}`,
        `wiersz 9: pole „checked”: znaleziono „2026-13-01” (znaków: 10). ${date}`,
      ],
    ],
    [
      'zle-listy.md',
      [
        'wiersz 7: pole „tags[1]”: znaleziono „Opłaty” (znaków: 6). Użyj małych liter bez polskich znaków, cyfr i łączników, np. prog-70-i-40-procent.',
        'wiersz 10: pole „facts[1]”: znaleziono „34-35” (znaków: 5). Podaj numer faktu, np. F34.',
        'wiersz 11: pole „sources[1]”: znaleziono „ustawa” (znaków: 6). Podaj kod źródła z pliku src/data/zrodla.yaml, np. OZE.',
        'wiersz 12: pole „related”: znaleziono listę, pozycji: 1. Podaj co najmniej 2 powiązane artykuły.',
        'wiersz 13: pole „summary”: znaleziono listę, pozycji: 1. Napisz od 3 do 5 zdań.',
        'wiersz 14: pole „root_url”: znaleziono „pytania” (znaków: 7). Podaj adres zaczynający się od „/”, np. /faq.',
      ],
    ],
  ])('%s is refused with the file, the field and what to do', async (name, problems) => {
    const message = [
      `baza-wiedzy/podstawy/${name}:`,
      ...problems.map((problem) => `  – ${problem}`),
    ];
    await expect(fixture('broken', name)).rejects.toThrow(new ContentError(message.join('\n')));
  });

  test('is refused when its front matter cannot be read', async () => {
    await expect(fixture('broken', 'zly-zapis.md')).rejects.toThrow(
      new ContentError(
        'baza-wiedzy/podstawy/zly-zapis.md, wiersz 2: nie udało się odczytać pól między liniami „---”. Sprawdź wcięcia, dwukropki i cudzysłowy w tym wierszu i tuż nad nim.',
      ),
    );
  });

  test('is refused when it has no front matter at all', async () => {
    await expect(fixture('broken', 'bez-pol.md')).rejects.toThrow(
      'brakuje pola „title”. Wpisz tekst.',
    );
  });

  test('is refused when a day in it does not exist', async () => {
    await expect(fixture('broken', 'dzien-ktorego-nie-ma.md')).rejects.toThrow('pole „checked”');
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
