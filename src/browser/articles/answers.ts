import {storage} from '../../site/behaviour';

export type OpinionAnswer = 'tak' | 'nie';

/** Answers of this browser by the address of the article; empty where nothing can be kept. */
function kept(): Readonly<Record<string, OpinionAnswer>> {
  try {
    return (JSON.parse(window.localStorage.getItem(storage.articleAnswers) ?? '{}') ??
      {}) as Readonly<Record<string, OpinionAnswer>>;
  } catch {
    return {};
  }
}

/** What was answered about an article in this browser, if anything. */
export function answerAbout(path: string): OpinionAnswer | null {
  return kept()[path] ?? null;
}

/** Keeps an answer in this browser, and only there. */
export function keepAnswer(path: string, answer: OpinionAnswer): void {
  try {
    window.localStorage.setItem(
      storage.articleAnswers,
      JSON.stringify({...kept(), [path]: answer}),
    );
  } catch {
    // With storage blocked the question comes again on the next visit.
  }
}
