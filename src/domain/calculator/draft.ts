import type {CooperativeInput} from '../cooperative/description/schema';
import type {FieldError} from '../kernel/result';

/**
 * A description that is being filled in: `null` is a number that is not there yet, so that nothing else of it is lost.
 * Nothing is calculated or saved with one. Zones of the hours and readings of a meter are never in parts.
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

/** What every number field that is empty says. */
const emptyMessage = 'Wpisz liczbę.';

/** Lists in which `null` is an hour without a reading. */
const hourlyLists: ReadonlySet<string> = new Set([
  'withdrawnKwh',
  'injectedKwh',
  'consumptionKwh',
  'kwh',
]);

/** Empty number fields, by their paths as the calculation writes them: `members[1].profile.annualKwh`. */
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
