import {decodeTrie} from 'cspell-trie-lib';
import {readMarkdown} from '../../../content/articles/readMarkdown';
import {correctionsIn, type PartToCorrect} from '../../../content/corrections';
import {isArticle} from '../../../content/places';
import {problemsOf, type Problem} from '../../../content/problem';
import {aroundFrom, type WrittenAround} from '../../../content/quality/around';
import {askNumbers} from '../../../content/quality/askNumbers';
import {checkDraft} from '../../../content/quality/checkDraft';
import {rulesFrom, spellingProblems, type WrittenRules} from '../../../content/spellingRules';

/** What the page of the editor hands over once, beside the dictionary. */
export interface WrittenChecks {
  readonly around: WrittenAround;
  readonly spelling: WrittenRules;
}

/** A draft, as the file that would be saved. */
interface Draft {
  readonly file: string;
  readonly text: string;
}

/** What the answer to a proposal with this draft would say. */
export interface DraftAnswer extends Draft {
  readonly toCorrect: readonly PartToCorrect[];
  readonly questions: readonly PartToCorrect[];
}

const beside = (name: string): Promise<Response> => fetch(new URL(name, globalThis.location.href));
const checks = beside('../checks.json').then((answer) => answer.json() as Promise<WrittenChecks>);
const dictionary = beside('polish.btrie')
  .then((answer) => answer.arrayBuffer())
  .then((bytes) => decodeTrie(new Uint8Array(bytes)));
const needed = Promise.all([checks, dictionary]);
// That it did not come is told once a draft is asked about.
needed.catch(() => undefined);

globalThis.addEventListener('message', ({data}: MessageEvent<Draft>) => {
  answerTo(data).then(
    (answer) => globalThis.postMessage(answer),
    () => {
      // What it needs did not come: the page says so.
      globalThis.postMessage(null);
    },
  );
});

async function answerTo({file, text}: Draft): Promise<DraftAnswer> {
  const [{around, spelling}, words] = await needed;
  const rules = rulesFrom(spelling, (word) => words.has(word));
  const unreadable = problemsOf(() => readMarkdown(file, text));
  const found = unreadable.length > 0 ? unreadable : problemsIn({file, text}, around);
  return {
    file,
    text,
    toCorrect: correctionsIn(file, [...found, ...spellingProblems(file, text, rules)], text),
    questions:
      unreadable.length === 0 && isArticle(file)
        ? correctionsIn(file, askNumbers(readMarkdown(file, text)), text)
        : [],
  };
}

function problemsIn({file, text}: Draft, around: WrittenAround): Problem[] {
  return checkDraft(readMarkdown(file, text), aroundFrom(around, file));
}
