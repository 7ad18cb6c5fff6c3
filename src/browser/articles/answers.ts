import {storage} from '../../site/behaviour';

export type OpinionAnswer = 'tak' | 'nie';

/** Answers given in this browser, by the address of the article; empty if nothing can be stored. */
function kept(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storage.articleAnswers) ?? '');
    return typeof stored === 'object' ? {...stored} : {};
  } catch {
    return {};
  }
}

/** The answer given about an article in this browser, if any. */
export function answerAbout(path: string): OpinionAnswer | null {
  const answer = kept()[path];
  return answer === 'tak' || answer === 'nie' ? answer : null;
}

/** Stores an answer in this browser, and only there. */
export function keepAnswer(path: string, answer: OpinionAnswer): void {
  try {
    window.localStorage.setItem(
      storage.articleAnswers,
      JSON.stringify({...kept(), [path]: answer}),
    );
  } catch {
    // With storage blocked the question is asked again on the next visit.
  }
}
