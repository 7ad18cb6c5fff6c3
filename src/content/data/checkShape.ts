import type * as z from 'zod';
import {describeIssue} from '@cooperative/polish';
import {fileError} from '../problem';
import type {LineOf} from './parseYaml';

/** Throws one `ContentError` that lists every invalid field of a file, with its line if `lineOf` knows it. */
export function checkShape<T>(
  schema: z.ZodType<T>,
  value: unknown,
  file: string,
  lineOf: LineOf = () => null,
): T {
  const result = schema.safeParse(value);
  if (result.success) {
    return result.data;
  }
  const problems = result.error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return describeIssue(issue, value).map(({message}, index) => ({
      line: lineOf([...issue.path, ...keys.slice(index, index + 1)]),
      text: message,
    }));
  });
  throw fileError(file, problems);
}
