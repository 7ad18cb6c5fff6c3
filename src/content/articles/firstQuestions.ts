import type {FaqQuestion} from '../../domain/articles/article';
import type {Site} from '../loadSite';
import {faqFile} from '../places';
import {sectionsOf} from './sections';

/** The first question of each part of the FAQ: the editors put first what the others rest on. */
export function firstQuestionsOf({read}: Pick<Site, 'read'>): FaqQuestion[] {
  const questions: FaqQuestion[] = [];
  let part: string | null = null;
  for (const {heading, id, depth} of sectionsOf(read(faqFile).body.tree)) {
    if (depth === 2) {
      part = heading;
    } else if (depth === 3 && part !== null) {
      questions.push({part, question: heading, to: `/faq#${id}`});
      part = null;
    }
  }
  return questions;
}
