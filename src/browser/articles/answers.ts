import {storage} from '../../site/behaviour';

export type Answer = 'tak' | 'nie';

/** Answers of this browser by the address of the article; empty where nothing can be kept. */
function kept(): Readonly<Record<string, Answer>> {
  try {
    return (JSON.parse(window.localStorage.getItem(storage.articleAnswers) ?? '{}') ??
      {}) as Readonly<Record<string, Answer>>;
  } catch {
    return {};
  }
}

/** What was answered about an article in this browser, if anything. */
export function answerAbout(path: string): Answer | null {
  return kept()[path] ?? null;
}

/** Keeps an answer in this browser, and only there. */
export function keepAnswer(path: string, answer: Answer): void {
  try {
    window.localStorage.setItem(
      storage.articleAnswers,
      JSON.stringify({...kept(), [path]: answer}),
    );
  } catch {
    // With storage blocked the question comes again on the next visit.
  }
}
