import type {DatedRates} from '../../domain/calculator/defaults';
import {readLink, writeQuickLink} from '../../domain/calculator/link';
import {freshState} from '../../domain/calculator/state';
import {calculator} from '../../site/behaviour';
import {recall, remember} from '../device/memory';

/** What was entered in this tab before, as the address has it and with the names that the address leaves out. */
const separator = '\n';

/** The fragment of what was entered in this tab before; null if there is none or the browser stores nothing. */
export function readLeft(dated: DatedRates): string | null {
  const [left = ''] = kept();
  const {kind} = readLink(left, dated);
  return kind === 'quick' || kind === 'packed' ? left : null;
}

/** The fragment of the address with the names that this tab knows to belong to it. */
export function withNames(fragment: string): string {
  const [left, named = fragment] = kept();
  return left === fragment ? named : fragment;
}

/** Keeps the fragment and the one with names until the tab is closed; one of the defaults is nothing to go back to. */
export function keepLeft(fragment: string, named: string, dated: DatedRates): void {
  const isFresh = fragment === writeQuickLink(freshState(dated));
  const text = named === fragment ? fragment : fragment + separator + named;
  // Where the browser remembers nothing, the address still has it.
  remember('sessionStorage', calculator.leftKey, isFresh ? null : text);
}

function kept(): readonly string[] {
  return (recall('sessionStorage', calculator.leftKey) ?? '').split(separator);
}
