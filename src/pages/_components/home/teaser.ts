import {quickNames} from '@site/src/domain/calculator/quick';
import type {Area} from '@site/src/domain/place/area';

/** Names of the teaser's fields; the numbers are called as in the address of the calculator. */
export const fieldNames = {
  municipality: 'gmina',
  annualKwh: quickNames.annualKwh,
  kwp: quickNames.kwp,
} as const;

/** What was asked, ready to be settled. */
export interface Question {
  /** The numbers as typed, a fragment of the calculator's address. */
  readonly fragment: string;
  readonly area: Area | undefined;
}
