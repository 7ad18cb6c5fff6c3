import type {TextFilter} from '@cooperative/polish-search';
import {mark, rangeIn} from '../search/markWords';

const questions = (around: ParentNode): HTMLElement[] => [
  ...around.querySelectorAll<HTMLElement>('.prose details[id]'),
];

/** What folds the questions of a category. */
const groups = (): Element[] => [
  ...new Set(questions(document).flatMap(({parentElement}) => parentElement ?? [])),
];

const inView = (): HTMLElement[] => questions(document).filter(({hidden}) => !hidden);

/** More than anybody goes through: then only those stay that say more about it, if a few of them do. */
const many = 10;
const few = 3;

/** How many of the questions named above the others. */
const namedFirst = 3;

/** How many questions a filter leaves, and of how many. */
export interface FoundQuestions {
  readonly found: number;
  readonly all: number;
  /** Whether others say something of it too. */
  readonly isNarrowed: boolean;
  /** Of more than a few, those that answer best, best first. */
  readonly best: readonly {readonly id: string; readonly text: string}[];
}

/** A question that a filter leaves. */
interface Hit {
  readonly question: HTMLElement;
  readonly marks: readonly Range[];
  /** Whether the question itself says what is asked for. */
  readonly isAsked: boolean;
}

/** Opens or closes all questions that are to be seen, and their groups. */
export function openQuestions(isOpen: boolean): void {
  for (const fold of [...inView(), ...groups()]) {
    fold.toggleAttribute('open', isOpen);
  }
}

/** Leads to a question, or the first that is to be seen: on a phone it may be below the screen, or behind the keyboard. */
export function toQuestion(id: string | undefined): void {
  const question = id === undefined ? inView()[0] : document.getElementById(id);
  question?.querySelector('summary')?.focus();
}

/**
 * Leaves in the page only the questions that a filter answers, with their groups, and marks its words in them. Null: all
 * of them, without marks. Attributes of the page's own HTML, as React draws the questions only once.
 *
 * @param ranked Ids of questions, best first, as the search ranks them; the page's order is another.
 */
export function filterQuestions(
  filter: TextFilter | null,
  ranked: readonly string[] = [],
): FoundQuestions {
  const all = questions(document);
  const hits = filter ? all.flatMap((question) => hitOf(question, filter) ?? []) : [];
  const left = mostTelling(hits);
  const shown = new Set(filter ? left.map(({question}) => question) : all);
  for (const question of all) {
    question.hidden = !shown.has(question);
  }
  for (const group of groups()) {
    const isEmpty = questions(group).every(({hidden}) => hidden);
    for (const part of [group, group.previousElementSibling]) {
      part?.toggleAttribute('hidden', isEmpty);
    }
    // What is found is seen.
    if (filter) {
      group.toggleAttribute('open', true);
    }
  }
  mark(left.flatMap(({marks}) => marks));
  const best = ranked.flatMap((id) => left.find(({question}) => question.id === id) ?? []);
  return {
    found: shown.size,
    all: all.length,
    isNarrowed: left.length < hits.length,
    best:
      left.length > few
        ? best.slice(0, namedFirst).map(({question}) => ({
            id: question.id,
            text: question.querySelector('h3')?.textContent ?? '',
          }))
        : [],
  };
}

function hitOf(question: HTMLElement, filter: TextFilter): Hit | null {
  const asked = textsOf(question, 'h3');
  const texts = [...asked, ...textsOf(question, '.answer')];
  const found = filter(texts.map(({data}) => data));
  return (
    found && {
      question,
      isAsked: filter(asked.map(({data}) => data)) !== null,
      marks: texts.flatMap((text, index) =>
        (found[index] ?? []).map(({start, end}) => rangeIn(text, start, end)),
      ),
    }
  );
}

/** Of many, those that say it more than once or in the question itself; of still too many, only the latter. */
function mostTelling(hits: readonly Hit[]): readonly Hit[] {
  const tellsMore = [
    ({isAsked, marks}: Hit) => isAsked || marks.length > 1,
    ({isAsked}: Hit) => isAsked,
  ];
  return tellsMore.reduce((left, tells) => {
    const fewer = left.filter(tells);
    return left.length > many && fewer.length >= few ? fewer : left;
  }, hits);
}

/** The texts of a part of a question, without the buttons. */
function textsOf(question: HTMLElement, part: string): Text[] {
  const texts: Text[] = [];
  for (const element of question.querySelectorAll(part)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
  }
  return texts;
}
