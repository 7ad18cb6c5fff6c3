import type {TextFilter} from '../../domain/search/types';
import {mark, rangeIn} from '../search/markWords';

const questions = (around: ParentNode): HTMLElement[] => [
  ...around.querySelectorAll<HTMLElement>('.prose details'),
];

const inView = (): HTMLElement[] => questions(document).filter(({hidden}) => !hidden);

/** How many questions a filter leaves, and of how many. */
export interface FoundQuestions {
  readonly found: number;
  readonly all: number;
}

/** Opens or closes all questions that are to be seen. */
export function openQuestions(isOpen: boolean): void {
  for (const question of inView()) {
    question.toggleAttribute('open', isOpen);
  }
}

/** Leads to the first question that is to be seen: on a phone it may be below the screen, or behind the keyboard. */
export function toFirstQuestion(): void {
  inView()[0]?.querySelector('summary')?.focus();
}

/**
 * Leaves in the page only the questions that a filter answers, with their groups, and marks its words in them. Null: all
 * of them, without marks. Attributes of the page's own HTML, as React draws the questions only once.
 */
export function filterQuestions(filter: TextFilter | null): FoundQuestions {
  const marked: Range[] = [];
  const all = questions(document);
  for (const question of all) {
    const texts = textsOf(question);
    const found = filter ? filter(texts.map(({data}) => data)) : [];
    question.hidden = found === null;
    found?.forEach((words, index) => {
      const text = texts[index];
      if (text) {
        marked.push(...words.map(({start, end}) => rangeIn(text, start, end)));
      }
    });
  }
  for (const group of new Set(all.map(({parentElement}) => parentElement))) {
    const heading = group?.previousElementSibling;
    if (group && heading instanceof HTMLElement) {
      heading.hidden = questions(group).every(({hidden}) => hidden);
    }
  }
  mark(marked);
  return {found: all.filter(({hidden}) => !hidden).length, all: all.length};
}

/** The question and its answer, without the buttons. */
function textsOf(question: HTMLElement): Text[] {
  const texts: Text[] = [];
  for (const part of question.querySelectorAll('h3, .answer')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
  }
  return texts;
}
