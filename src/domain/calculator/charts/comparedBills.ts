import {percentText} from '../figures';
import {finite, formatZloty} from '../numbers';

/** The parts of a bill as people speak of them, from the bottom of its column up. */
const billGroups = ['prąd', 'sieć', 'opłaty', 'VAT'] as const;
export type BillGroup = (typeof billGroups)[number];

interface BillPart {
  readonly label: string;
  readonly group: BillGroup;
  readonly zl: number;
}

/** A bill for a year, made of parts; a part paid back to the member is below zero. */
export interface ComparedBill {
  readonly name: string;
  readonly parts: readonly BillPart[];
}

interface Segment {
  readonly group: BillGroup;
  readonly from: number;
  readonly to: number;
}

/** Names of all parts, in the order in which they first appear in a bill. */
export function partNames(bills: readonly ComparedBill[]): readonly string[] {
  return [...new Set(bills.flatMap(({parts}) => parts.map(({label}) => label)))];
}

/** Everything a bill charges under one name. */
export function amountOf({parts}: ComparedBill, name: string): number {
  return parts.reduce((sum, {label, zl}) => (label === name ? sum + finite(zl) : sum), 0);
}

export function totalOf({parts}: ComparedBill): number {
  return parts.reduce((sum, {zl}) => sum + finite(zl), 0);
}

/** The groups stacked: costs up from zero, refunds down. */
export function segmentsOf({parts}: ComparedBill): readonly Segment[] {
  let high = 0;
  let low = 0;
  return billGroups.flatMap((group) => {
    const amount = totalOf({name: group, parts: parts.filter((part) => part.group === group)});
    if (amount === 0) {
      return [];
    }
    const from = amount > 0 ? high : low;
    const to = from + amount;
    if (amount > 0) {
      high = to;
    } else {
      low = to;
    }
    return [{group, from, to}];
  });
}

/**
 * What the bills show, in one sentence: the last one compared with the first. A percentage is told only of whole bills:
 * fees that are left out are the same in both, and would make it smaller.
 */
export function billFinding(bills: readonly ComparedBill[], isWhole = true): string {
  const [first] = bills;
  const last = bills.at(-1);
  if (!first || !last || first === last) {
    return first
      ? `${first.name}: ${formatZloty(totalOf(first))}.`
      : 'Nie ma rachunków do porównania.';
  }
  const before = totalOf(first);
  const saved = before - totalOf(last);
  const names = `„${last.name}” i „${first.name}”`;
  if (Math.abs(saved) < 0.005) {
    return `Rachunki ${names} są równe.`;
  }
  const share = isWhole && before > 0 ? ` (${percentText(Math.abs(saved) / before, 1)})` : '';
  return `„${last.name}”: rachunek ${saved > 0 ? 'niższy' : 'wyższy'} o\u00a0około ${formatZloty(Math.abs(saved))}${share} niż „${first.name}”.`;
}
