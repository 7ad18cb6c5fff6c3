import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import type * as z from 'zod';
import {articleName} from '../content/articles/frontMatter';
import {loadSite, type Site} from '../content/loadSite';
import {knowledgeBaseFolder} from '../content/places';
import {ContentError} from '../content/problem';
import {article} from '../content/schema/article';
import {audienceIds, slug} from '../content/schema/fields';
import {isoDay, toHeadingId} from '@cooperative/polish';
import {run} from './terminal/run';

const template = path.join(knowledgeBaseFolder, '_szablon.md');

/** What the command asks for, by the name of its option. An answer the schema would refuse is refused at once. */
interface Question {
  readonly text: string;
  /** What is wrong with an answer; null if nothing. */
  readonly problemIn: (answer: string) => string | null;
}

run(async (words) => {
  const {values} = parseArgs({
    args: words,
    options: {
      tytul: {type: 'string'},
      kategoria: {type: 'string'},
      dla: {type: 'string'},
      zrodla: {type: 'string'},
      adres: {type: 'string'},
    },
  });
  const site = loadSite('.');
  const {tytul, kategoria, dla, zrodla} = questionsAbout(site);
  const title = await answerTo(tytul, values.tytul, '--tytul');
  const category = await answerTo(kategoria, values.kategoria, '--kategoria');
  const audience = await answerTo(dla, values.dla, '--dla');
  const sources = await answerTo(zrodla, values.zrodla, '--zrodla');
  const name = values.adres ?? toHeadingId(title);
  const problem = problemWithName(name, site);
  if (problem !== null) {
    throw refusal(problem);
  }
  const folder = `${knowledgeBaseFolder}/${category}`;
  const file = `${folder}/${name}.md`;
  const neighbours = site.articles.filter((known) => path.posix.dirname(known) === folder);
  const text = readFileSync(template, 'utf8')
    // Functions, because a title may contain replacement patterns ($&).
    .replaceAll('{{tytul}}', () => title.replaceAll("'", "''"))
    .replaceAll('{{kolejnosc}}', () => String(neighbours.length + 1))
    .replaceAll('{{dzis}}', () => isoDay(new Date()))
    .replaceAll('{{grupy}}', () => `[${listed(audience).join(', ')}]`)
    .replaceAll('{{zrodla}}', () => `[${listed(sources).join(', ')}]`)
    .replaceAll('{{zrodlo}}', () => listed(sources)[0] ?? '');
  writeFileSync(file, text, {flag: 'wx'});
  console.log(
    `Powstał plik ${file}. Uzupełnij pola i treść, a potem uruchom: npm run sprawdz -- ${name}`,
  );
  return true;
});

function questionsAbout(site: Site): Record<'tytul' | 'kategoria' | 'dla' | 'zrodla', Question> {
  const categories = [...site.categories.keys()];
  const {shape} = article;
  const {sources} = site.data;
  return {
    tytul: {
      text: 'Tytuł (pytanie czytelnika albo odpowiedź na nie): ',
      problemIn: (answer) =>
        messageOf(shape.title, answer) ??
        (site.articles.some((file) => site.fieldsOf(file).title === answer)
          ? `Tytuł „${answer}” ma już inny artykuł.`
          : null),
    },
    kategoria: {
      text: `Kategoria (${categories.join(', ')}): `,
      problemIn: (answer) =>
        categories.includes(answer)
          ? null
          : `Nie ma kategorii „${answer}”. Wybierz z listy: ${categories.join(', ')}.`,
    },
    dla: {
      text: `Dla kogo, po przecinku (${audienceIds.join(', ')}): `,
      problemIn: (answer) => messageOf(shape.audience, listed(answer)),
    },
    zrodla: {
      text: `Źródła, kody po przecinku, np. OZE (są w pliku ${sources.file}): `,
      problemIn: (answer) => {
        const unknown = listed(answer).find((code) => !Object.hasOwn(sources.value, code));
        return (
          messageOf(shape.sources, listed(answer)) ??
          (unknown === undefined
            ? null
            : `Nie ma źródła „${unknown}” w pliku ${sources.file}. Dopisz je tam albo popraw kod.`)
        );
      },
    },
  };
}

/** The answer given as an option, or else asked for until it is good. */
async function answerTo(
  {text, problemIn}: Question,
  given: string | undefined,
  option: string,
): Promise<string> {
  if (given === undefined && process.stdin.isTTY) {
    for (;;) {
      const answer = await ask(text);
      const problem = problemIn(answer);
      if (problem === null) {
        return answer;
      }
      console.log(problem);
    }
  }
  const problem =
    given === undefined
      ? 'Brakuje odpowiedzi. Podaj wszystko w poleceniu: npm run nowy-artykul -- --tytul "Tytuł artykułu" --kategoria podstawy --dla gmina --zrodla OZE'
      : problemIn(given);
  if (problem !== null) {
    throw refusal(`${option}: ${problem}`);
  }
  return given ?? '';
}

function problemWithName(name: string, site: Site): string | null {
  const taken = site.articles.find((known) => articleName(known) === name);
  const slip = messageOf(slug, name);
  if (slip !== null) {
    return `Adres „${name}” jest niepoprawny. ${slip}`;
  }
  return taken === undefined
    ? null
    : `Artykuł o adresie „${name}” już jest w kategorii „${path.posix.basename(path.posix.dirname(taken))}”. Podaj inny tytuł albo --adres.`;
}

/** The first message of a schema about a value. */
function messageOf(schema: z.ZodType, value: unknown): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}

function listed(answer: string): string[] {
  return answer
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function refusal(text: string): ContentError {
  return new ContentError(`nowy-artykul: ${text}`);
}

async function ask(question: string): Promise<string> {
  const prompt = createInterface({input: process.stdin, output: process.stdout});
  try {
    return (await prompt.question(question)).trim();
  } finally {
    prompt.close();
  }
}
