import type * as z from 'zod';
import {describeIssue} from '../../domain/kernel/shape';

/** An editor's mistake. The message is Polish and names the file, the field, what was found and what to do. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Throws one {@link ContentError} that lists every failed field of a file, with its line where `lineOf` tells it. */
export function checkShape<T>(
  schema: z.ZodType<T>,
  value: unknown,
  file: string,
  lineOf?: (path: readonly PropertyKey[]) => number,
): T {
  const result = schema.safeParse(value);
  if (result.success) {
    return result.data;
  }
  const problems = result.error.issues.flatMap((issue) => {
    const line = lineOf ? `wiersz ${lineOf(issue.path)}: ` : '';
    return describeIssue(issue, value).map(({message}) => line + message);
  });
  throw new ContentError(`${file}:\n${problems.map((problem) => `  – ${problem}`).join('\n')}`);
}
