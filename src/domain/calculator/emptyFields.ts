import type {FieldError} from '../kernel/result';

/**
 * Number fields left empty: they stand as `NaN` in a full description, so that nothing else is lost, and nothing is
 * calculated or saved with them. Paths are written as the calculation writes them: `members[1].profile.annualKwh`.
 */
export function emptyFields(value: unknown, path = ''): readonly FieldError[] {
  if (typeof value === 'number') {
    return Number.isNaN(value) ? [{field: path, message: 'Wpisz liczbę.'}] : [];
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) {
    return [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => emptyFields(item, `${path}[${index + 1}]`));
  }
  return Object.entries(value).flatMap(([key, item]) =>
    emptyFields(item, path === '' ? key : `${path}.${key}`),
  );
}
