import {ContentError} from './data/checkShape';

/** What an editor should change: where, what was found and what to do, in Polish. */
export interface Problem {
  readonly file: string;
  /** Line of the file; null where it concerns the whole file. */
  readonly line: number | null;
  readonly text: string;
}

/** The problem as one line of a message. */
export function describeProblem({file, line, text}: Problem): string {
  return `${file}${line === null ? '' : `, wiersz ${line}`}: ${text}`;
}

/** Runs a step that throws a {@link ContentError} about a file and gives its message as a problem instead. */
export function asProblem(file: string, step: () => void): Problem[] {
  try {
    step();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    const [, line, text = error.message] =
      new RegExp(`^${file.replace(/[.\\/]/g, '\\$&')}(?:, wiersz (\\d+))?:\\s*([\\s\\S]*)$`).exec(
        error.message,
      ) ?? [];
    return [{file, line: line ? Number(line) : null, text}];
  }
}
