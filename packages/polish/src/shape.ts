import type * as z from 'zod';
import type {FieldError} from './result';
import {beginningOf, inQuotes} from './text';

/** What a field is called in a message; by default by its path, which whoever wrote the file has written. */
type NameField = (path: readonly PropertyKey[], root: unknown) => string;

/** A zod issue as whole Polish sentences: the field, what was found there and what to do. */
export function describeIssue(
  issue: z.core.$ZodIssue,
  root: unknown,
  nameField: NameField = shownName,
): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const name = nameField(path, root);
      return {
        field: fieldName(path),
        message: `pole „${name}” nie jest znane. Usuń je albo popraw jego nazwę.`,
      };
    });
  }
  const field = fieldName(issue.path);
  const name = nameField(issue.path, root);
  if (issue.code === 'invalid_key') {
    const [key = ''] = issue.path.slice(-1);
    const rule = issue.issues[0]?.message ?? remedy(issue);
    return [{field, message: `nazwa ${inQuotes(String(key))} jest niepoprawna. ${rule}`}];
  }
  if (issue.path.length === 0) {
    return [{field, message: `cały plik: znaleziono ${showValue(root)}. ${remedy(issue)}`}];
  }
  const found = valueAt(root, issue.path);
  const message =
    found === undefined
      ? `brakuje pola „${name}”. ${remedy(issue)}`
      : `pole „${name}”: znaleziono ${showValue(found)}. ${remedy(issue)}`;
  return [{field, message}];
}

/** Remedies for rules without a message; the schema's own messages are already in Polish. */
function remedy(issue: z.core.$ZodIssue): string {
  if (!/^(Invalid|Too|Unrecognized)/.test(issue.message)) {
    return issue.message;
  }
  if (issue.code === 'invalid_type') {
    const expected: Record<string, string> = {
      array: 'listę',
      boolean: 'true albo false',
      int: 'liczbę całkowitą',
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

function shownName(path: readonly PropertyKey[]): string {
  return fieldName(path.map((step) => (typeof step === 'string' ? beginningOf(step) : step)));
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
  // JSON has no word for what is no number or too large for one; `parseJson` reads it as a text.
  const isPlain = typeof value === 'string' || typeof value === 'number';
  if (isPlain && /^(?:NaN|-?Infinity)$/.test(String(value))) {
    return 'coś, co nie jest liczbą';
  }
  if (typeof value === 'string') {
    return `${inQuotes(value)} (znaków: ${value.length})`;
  }
  if (Array.isArray(value)) {
    return `listę, pozycji: ${value.length}`;
  }
  if (typeof value === 'object' && value !== null) {
    return `pola: ${beginningOf(Object.keys(value).join(', '))}`;
  }
  return value === null ? 'puste miejsce' : JSON.stringify(value);
}
