/** Long work in short steps. Between them whoever runs it may do something else, or leave it. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** All steps at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      return step.value;
    }
  }
}
