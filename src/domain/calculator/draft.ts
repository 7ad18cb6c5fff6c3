import type {CooperativeInput} from '@cooperative/settlement/description';
import type {FieldError} from '@cooperative/polish';

/**
 * A description being filled in. `null` stands for a number not entered yet, so that the rest is kept; a draft with one
 * is neither calculated nor saved. Zones of hours and meter readings are always complete.
 */
type Draft<T> = number extends T
  ? T | null
  : T extends Float64Array
    ? T
    : {[Key in keyof T]: Key extends 'schedule' ? T[Key] : Draft<T[Key]>};

export type CooperativeDraft = Draft<CooperativeInput>;
export type MemberDraft = CooperativeDraft['members'][number];
export type TariffDraft = NonNullable<CooperativeDraft['tariffs']>[string];
export type SourceDraft = NonNullable<MemberDraft['sources']>[number];
export type BatteryDraft = NonNullable<MemberDraft['battery']>;

/** Shown at every empty number field. */
const emptyMessage = 'Wpisz liczbę.';

/** Lists in which `null` is an hour without a reading. */
const hourlyLists: ReadonlySet<string> = new Set([
  'withdrawnKwh',
  'injectedKwh',
  'consumptionKwh',
  'kwh',
]);

/** Empty number fields, with paths as in the errors of the calculation: `members[1].profile.annualKwh`. */
export function emptyFields(value: unknown, path = ''): readonly FieldError[] {
  if (value === null) {
    return [{field: path, message: emptyMessage}];
  }
  if (typeof value !== 'object' || ArrayBuffer.isView(value)) {
    return [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => emptyFields(item, `${path}[${index + 1}]`));
  }
  return Object.entries(value).flatMap(([key, item]) =>
    Array.isArray(item) && hourlyLists.has(key)
      ? []
      : emptyFields(item, path === '' ? key : `${path}.${key}`),
  );
}

/** Whether a draft can be calculated and saved. */
export function isComplete(draft: CooperativeDraft): draft is CooperativeInput {
  return emptyFields(draft).length === 0;
}
