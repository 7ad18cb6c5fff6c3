import type * as z from 'zod';

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
    return describeIssue(issue, value).map((problem) => line + problem);
  });
  throw new ContentError(`${file}:\n${problems.map((problem) => `  – ${problem}`).join('\n')}`);
}

function describeIssue(issue: z.core.$ZodIssue, root: unknown): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const field = fieldName([...issue.path, key]);
      return `pole „${field}” nie jest znane. Usuń je albo popraw jego nazwę.`;
    });
  }
  if (issue.code === 'invalid_key') {
    const [key = ''] = issue.path.slice(-1);
    return [
      `nazwa „${String(key)}” jest niepoprawna. ${issue.issues[0]?.message ?? remedy(issue)}`,
    ];
  }
  if (issue.path.length === 0) {
    return [`cały plik: znaleziono ${showValue(root)}. ${remedy(issue)}`];
  }
  const found = valueAt(root, issue.path);
  const field = fieldName(issue.path);
  return found === undefined
    ? [`brakuje pola „${field}”. ${remedy(issue)}`]
    : [`pole „${field}”: znaleziono ${showValue(found)}. ${remedy(issue)}`];
}

/** Own messages of the schema are Polish already; these are for the rules that carry none. */
function remedy(issue: z.core.$ZodIssue): string {
  if (!/^(Invalid|Too|Unrecognized)/.test(issue.message)) {
    return issue.message;
  }
  if (issue.code === 'invalid_type') {
    const expected: Record<string, string> = {
      array: 'listę',
      boolean: 'true albo false',
      number: 'liczbę',
      object: 'pola w osobnych wierszach',
      record: 'pola w osobnych wierszach',
      string: 'tekst',
    };
    return `Wpisz ${expected[issue.expected] ?? issue.expected}.`;
  }
  if (issue.code === 'too_small') {
    return `Podaj co najmniej ${issue.minimum}.`;
  }
  if (issue.code === 'too_big') {
    return `Podaj najwyżej ${issue.maximum}.`;
  }
  return 'Popraw zapis według opisu na początku pliku.';
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[step]
        : undefined,
    root,
  );
}

function showValue(value: unknown): string {
  if (typeof value === 'string') {
    const short = value.length > 60 ? `${value.slice(0, 60)}…` : value;
    return `„${short}” (znaków: ${value.length})`;
  }
  if (Array.isArray(value)) {
    return `listę, pozycji: ${value.length}`;
  }
  if (typeof value === 'object' && value !== null) {
    return `pola: ${Object.keys(value).join(', ')}`;
  }
  return value === null ? 'puste miejsce' : JSON.stringify(value);
}
