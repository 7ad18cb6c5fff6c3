import {percentText} from '@site/src/components/calculator/shared/figures';
import {finite, formatZloty} from '@site/src/components/calculator/shared/numbers';

interface BillPart {
  readonly label: string;
  readonly zl: number;
}

/** A bill for a year, made of parts; a part paid back to the member is below zero. */
export interface ComparedBill {
  readonly name: string;
  readonly parts: readonly BillPart[];
}

interface Segment {
  /** Its number in the key, from 1. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** The name of a bill in the picture: A, B, … */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
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

/** The parts stacked: costs up from zero, refunds down. */
export function segmentsOf(bill: ComparedBill, names: readonly string[]): readonly Segment[] {
  let high = 0;
  let low = 0;
  return names.flatMap((name, index) => {
    const amount = amountOf(bill, name);
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
    return [{number: index + 1, from, to}];
  });
}

/** What the bills show, in one sentence: the last one compared with the first. */
export function billFinding(bills: readonly ComparedBill[]): string {
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
  const share = before > 0 ? ` (${percentText(Math.abs(saved) / before, 1)})` : '';
  return `„${last.name}”: rachunek ${saved > 0 ? 'niższy' : 'wyższy'} o\u00a0około ${formatZloty(Math.abs(saved))}${share} niż „${first.name}”.`;
}
