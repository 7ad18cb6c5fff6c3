import {finite, formatEstimate, formatZloty} from '@site/src/components/calculator/shared/numbers';

interface BillPart {
  readonly label: string;
  readonly zl: number;
}

/** A bill of a year, made of parts; one that is paid back to the member is below zero. */
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

/** What a bill is called in the picture: A, B, … */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

/** Names of all parts, in the order in which they first stand in a bill. */
export function partNames(bills: readonly ComparedBill[]): readonly string[] {
  return [...new Set(bills.flatMap(({parts}) => parts.map(({label}) => label)))];
}

/** All a bill pays under one name. */
export function amountOf({parts}: ComparedBill, name: string): number {
  return parts.reduce((sum, {label, zl}) => (label === name ? sum + finite(zl) : sum), 0);
}

export function totalOf({parts}: ComparedBill): number {
  return parts.reduce((sum, {zl}) => sum + finite(zl), 0);
}

/** The parts one on another: costs up from zero, what is paid back down. */
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

/** What the bills show, in one sentence: the last one beside the first. */
export function billFinding(bills: readonly ComparedBill[]): string {
  const [first] = bills;
  const last = bills.at(-1);
  if (!first || !last || first === last) {
    return first
      ? `${first.name}: ${formatZloty(totalOf(first))} w roku.`
      : 'Nie ma rachunków do porównania.';
  }
  const before = totalOf(first);
  const saved = before - totalOf(last);
  const names = `„${last.name}” i „${first.name}”`;
  if (Math.abs(saved) < 0.005) {
    return `Rachunki ${names} są równe.`;
  }
  const share = before > 0 ? ` (${formatEstimate((Math.abs(saved) / before) * 100)}%)` : '';
  return `„${last.name}”: rachunek ${saved > 0 ? 'niższy' : 'wyższy'} o około ${formatZloty(Math.abs(saved))}${share} niż „${first.name}”.`;
}
