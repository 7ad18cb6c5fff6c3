import {ownId} from '../articles/headings';
import {
  measureReadability,
  present,
  type Readability,
  readabilityLimits,
  readableWords,
  splitSentences,
} from '@cooperative/polish';
import {figureNames} from '../markdown/figures';
import {paperBoxes} from '../markdown/steps/paperFields';
import {isPaper} from '../places';
import type {Problem} from '../problem';
import type {MarkdownFile} from '../articles/readMarkdown';

/** Minimum and maximum number of words in an article and in an answer of the FAQ. */
const lengthLimits = {article: [600, 1500], answer: [11, 80]} as const;

/** Names allowed after three colons. */
const notices = ['info', 'warning'];
const boxKindsOf = (file: string): readonly string[] => [
  ...notices,
  ...(isPaper(file) ? paperBoxes : figureNames),
];
const nextStep = 'Co dalej';

/** Things to use: the calculator, a paper to take away, an office with its form or register. Acts are for reading. */
const useful = [
  /^\/kalkulator\b/,
  /^\/wzory\/\w/,
  /\/wzory\/[\w-]+\.md\b/,
  /^https?:\/\/[\w.-]+\.gov\.pl(?:\/|$)/,
];
const acts = /^https?:\/\/isap\.sejm\.gov\.pl\b/;

type Blocks = MarkdownFile['body']['blocks'];

/** Readability of a file's running text: paragraphs and list items, without headings, tables and code. */
export function readabilityOf({body: {blocks}}: MarkdownFile): Readability {
  return measureReadability(paragraphsOf(blocks).map(({text}) => text));
}

/** Checks that readability is within its limits; if not, says what to shorten first. */
export function checkReadability(markdown: MarkdownFile): Problem[] {
  const {file, body} = markdown;
  const paragraphs = paragraphsOf(body.blocks);
  const {fog} = readabilityOf(markdown);
  const sentences = paragraphs.flatMap(({text, line}) =>
    splitSentences(text).map((sentence) => ({line, words: readableWords(sentence).length})),
  );
  const [longest] = [...sentences].sort((a, b) => b.words - a.words);
  return present<Problem>([
    ...sentences
      .filter(({words}) => words > readabilityLimits.sentence)
      .map(({line, words}) => ({
        file,
        line,
        text: `zdanie ma słów: ${words}, a granica to ${readabilityLimits.sentence}. Podziel je na dwa.`,
      })),
    fog > readabilityLimits.fog &&
      longest && {
        file,
        line: longest.line,
        text: `wskaźnik trudności FOG to ${withOneDecimal(fog)}, a granica to ${readabilityLimits.fog}. Skróć zdania i zastąp długie słowa krótszymi; najdłuższe zdanie ma słów: ${longest.words}.`,
      },
    ...paragraphs.flatMap(({text, line}) => {
      const count = splitSentences(text).length;
      return count > readabilityLimits.paragraph
        ? [
            {
              file,
              line,
              text: `akapit ma zdań: ${count}, a granica to ${readabilityLimits.paragraph}. Podziel go na dwa.`,
            },
          ]
        : [];
    }),
  ]);
}

/** A number in Polish notation, with one decimal place. */
export function withOneDecimal(value: number): string {
  return value.toFixed(1).replace('.', ',');
}

/** Rules for every Markdown file: no title in the text, only closed boxes of known kinds. */
export function checkStructure({file, text, skippedLines, body}: MarkdownFile): Problem[] {
  const problems: Problem[] = body.headings
    .filter(({node}) => node.depth === 1)
    .map(({line}) => ({
      file,
      line,
      text: 'nagłówek z jednym „#” to drugi tytuł. Zacznij go od „##”, bo tytuł stoi w polu „title”.',
    }));
  const boxKinds = boxKindsOf(file);
  const open: number[] = [];
  text.split('\n').forEach((line, index) => {
    if (index < skippedLines) {
      return;
    }
    const [, kind] = /^:::+\s*([a-z-]*)/.exec(line) ?? [];
    if (kind === '') {
      if (open.pop() === undefined) {
        problems.push({
          file,
          line: index + 1,
          text: 'trzy dwukropki nie zamykają żadnej ramki. Usuń je.',
        });
      }
    } else if (kind !== undefined) {
      open.push(index + 1);
      if (!boxKinds.includes(kind)) {
        problems.push({
          file,
          line: index + 1,
          text: `rodzaj ramki „${kind}” nie jest znany. Wybierz z listy: ${boxKinds.join(', ')}.`,
        });
      }
    }
  });
  for (const node of body.tree.children) {
    if (node.type === 'leafDirective' && !figureNames.includes(node.name)) {
      problems.push({
        file,
        line: node.position?.start.line ?? null,
        text: `rysunek „${node.name}” nie jest znany. Wybierz z listy: ${figureNames.join(', ')}.`,
      });
    }
  }
  return [
    ...problems,
    ...open.map((line) => ({
      file,
      line,
      text: 'ramka nie jest zamknięta. Na jej końcu wpisz trzy dwukropki w osobnym wierszu.',
    })),
  ];
}

/** Words of an article, with those of headings and tables. */
export function lengthOf({body: {sections}}: MarkdownFile): number {
  return sections.reduce(
    (sum, {heading, text}) => sum + readableWords(heading).length + readableWords(text).length,
    0,
  );
}

/** Additional rules for articles: the length, something to use and a next step for the reader. */
export function checkArticleParts(markdown: MarkdownFile): Problem[] {
  const {file, body} = markdown;
  const {headings, links} = body;
  const words = lengthOf(markdown);
  const [least, most] = lengthLimits.article;
  const last = headings.filter(({node}) => node.depth === 2).at(-1);
  const leadsOn = last?.text === nextStep && links.some(({line}) => line > last.line);
  return present<Problem>([
    (words < least || words > most) && {
      file,
      line: null,
      text: `artykuł ma słów: ${words}. Powinien mieć od ${least} do ${most}.`,
    },
    ...(links.some(({url}) => isUseful(url))
      ? []
      : [
          {
            file,
            line: null,
            text: 'artykuł nie daje niczego do ręki. Dopisz w tekście link do kalkulatora, do wzoru albo do urzędowego formularza lub rejestru.',
          },
        ]),
    ...(leadsOn
      ? []
      : [
          {
            file,
            line: last?.line ?? null,
            text:
              last?.text === nextStep
                ? `w części „## ${nextStep}” nie ma linku do następnego kroku. Dopisz go.`
                : `ostatnią częścią artykułu jest „## ${nextStep}” z linkiem do następnego kroku. Dopisz ją.`,
          },
        ]),
  ]);
}

function isUseful(url: string): boolean {
  return !acts.test(url) && useful.some((pattern) => pattern.test(url));
}

/** Rules for questions of the FAQ: an explicit id, and a short answer with a link to more. */
export function checkQuestions({file, body: {headings, sections, links}}: MarkdownFile): Problem[] {
  const questions = headings.filter(({node}) => node.depth === 3);
  const answers = sections.filter(({depth}) => depth === 3);
  const seen = new Set<string>();
  const [least, most] = lengthLimits.answer;
  return questions.flatMap(({node, text, line}, index) => {
    const problems: Problem[] = [];
    const add = (problem: string): void => void problems.push({file, line, text: problem});
    const id = ownId(node);
    if (id === null) {
      add(`pytanie „${text}” nie ma identyfikatora. Dopisz go na końcu, np. {#co-w-statucie}.`);
    } else if (seen.has(id)) {
      add(`identyfikator „${id}” ma już inne pytanie. Wpisz inny.`);
    } else {
      seen.add(id);
    }
    const words = readableWords(answers[index]?.text ?? '').length;
    if (words < least || words > most) {
      add(`odpowiedź na „${text}” ma słów: ${words}. Powinna mieć od ${least} do ${most}.`);
    }
    const end = headings.find((heading) => heading.line > line)?.line ?? Infinity;
    if (!links.some((link) => link.line > line && link.line < end)) {
      add(`odpowiedź na „${text}” nie prowadzi dalej. Dopisz na końcu link do artykułu.`);
    }
    return problems;
  });
}

function paragraphsOf(blocks: Blocks): Blocks {
  return blocks.filter(({kind}) => kind === 'paragraph');
}
