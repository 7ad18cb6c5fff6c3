/** Something an editor should change: where, what was found and what to do, in Polish. */
export interface Problem {
  readonly file: string;
  /** Line of the file; null if the problem concerns the whole file. */
  readonly line: number | null;
  readonly text: string;
}

/** An editor's mistake. The Polish message says where it is, what was found and what to do. */
export class ContentError extends Error {
  override name = 'ContentError';

  /** @param problems The problems in the message, if they are in files. */
  constructor(
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
    // The build and the development server print it: where in our code the mistake was found helps no editor.
    this.stack = `${this.name}: ${message}`;
  }
}

/** The problem as one line of a message. */
export function describeProblem({file, line, text}: Problem): string {
  return `${file}${line === null ? '' : `, wiersz ${line}`}: ${text}`;
}

/** One error for all problems of a step, one per line. */
export function contentError(problems: readonly Problem[]): ContentError {
  return new ContentError(problems.map(describeProblem).join('\n'), problems);
}

/** One error that lists the problems of a file under its name, from the top down. */
export function fileError(file: string, problems: readonly Omit<Problem, 'file'>[]): ContentError {
  const ordered = problems.slice().sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const rows = ordered.map(
    ({line, text}) => `  – ${line === null ? '' : `wiersz ${line}: `}${text}`,
  );
  return new ContentError(
    `${file}:\n${rows.join('\n')}`,
    ordered.map((problem) => ({file, ...problem})),
  );
}

/** Runs a step and returns the problems of the {@link ContentError} it throws, or none if it does not throw. */
export function problemsOf(step: () => unknown): readonly Problem[] {
  try {
    step();
    return [];
  } catch (error) {
    if (error instanceof ContentError) {
      return error.problems;
    }
    throw error;
  }
}
