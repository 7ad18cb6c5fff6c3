import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {articleName} from '../content/articles/frontMatter';
import {loadSite} from '../content/loadSite';
import {knowledgeBaseFolder} from '../content/places';
import {toHeadingId} from '../domain/kernel/text';

const template = path.join(knowledgeBaseFolder, '_szablon.md');

const {values} = parseArgs({
  options: {kategoria: {type: 'string'}, tytul: {type: 'string'}, adres: {type: 'string'}},
});

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const site = loadSite('.');
  const categories = [...site.categories.keys()];
  const category = values.kategoria ?? (await ask(`Kategoria (${categories.join(', ')}): `));
  if (!categories.includes(category)) {
    throw new Error(`Nie ma kategorii „${category}”. Wybierz z listy: ${categories.join(', ')}.`);
  }
  const title = values.tytul ?? (await ask('Tytuł (pytanie czytelnika albo odpowiedź na nie): '));
  const slug = values.adres ?? toHeadingId(title);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new Error(
      `Adres „${slug}” jest niepoprawny. Użyj małych liter bez polskich znaków, cyfr i łączników.`,
    );
  }
  const taken = site.articles.find((article) => articleName(article) === slug);
  if (taken !== undefined) {
    throw new Error(
      `Artykuł o adresie „${slug}” już jest w kategorii „${path.posix.basename(path.posix.dirname(taken))}”. Podaj inny tytuł albo --adres.`,
    );
  }
  const folder = `${knowledgeBaseFolder}/${category}`;
  const file = `${folder}/${slug}.md`;
  const articles = site.articles.filter((article) => path.posix.dirname(article) === folder);
  const text = readFileSync(template, 'utf8')
    // Functions, because a title may contain replacement patterns ($&).
    .replaceAll('{{tytul}}', () => title.replaceAll("'", "''"))
    .replaceAll('{{kolejnosc}}', () => String(articles.length + 1))
    .replaceAll('{{dzis}}', () => new Date().toISOString().slice(0, 10));
  writeFileSync(file, text, {flag: 'wx'});
  console.log(
    `Powstał plik ${file}. Uzupełnij pola i treść, a potem uruchom: npm run sprawdz -- ${slug}`,
  );
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Error(
      'Podaj dane w poleceniu: npm run nowy-artykul -- --kategoria podstawy --tytul "Tytuł artykułu"',
    );
  }
  const prompt = createInterface({input: process.stdin, output: process.stdout});
  try {
    return (await prompt.question(question)).trim();
  } finally {
    prompt.close();
  }
}
