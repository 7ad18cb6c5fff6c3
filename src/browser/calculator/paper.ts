let isReady = false;
const waiting = new Set<() => void>();

/** Tells whether the pages of the result for paper can be made: their code and their numbers are here. */
export function setPaperReady(ready: boolean): void {
  isReady = ready;
  if (ready) {
    for (const go of waiting) {
      go();
    }
  }
}

/** Resolves once the pages for paper are ready, at the latest after `ms`: a wrong field may leave nothing to print. */
export async function paperReady(ms: number): Promise<void> {
  if (isReady) {
    return;
  }
  await new Promise<void>((resolve) => {
    const go = (): void => {
      waiting.delete(go);
      resolve();
    };
    waiting.add(go);
    setTimeout(go, ms);
  });
}
