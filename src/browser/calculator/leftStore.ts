import type {DatedRates} from '../../domain/calculator/defaults';
import {readLink, writeQuickLink} from '../../domain/calculator/link';
import {freshState} from '../../domain/calculator/state';
import {calculator} from '../../site/behaviour';
import {recall, remember} from '../device/memory';

/** The fragment of what was entered in this tab before; null if there is none or the browser stores nothing. */
export function readLeft(dated: DatedRates): string | null {
  const left = recall('sessionStorage', calculator.leftKey) ?? '';
  const {kind} = readLink(left, dated);
  return kind === 'quick' || kind === 'packed' ? left : null;
}

/** Keeps the fragment until the tab is closed; one of the defaults is nothing to go back to. */
export function keepLeft(fragment: string, dated: DatedRates): void {
  const isFresh = fragment === writeQuickLink(freshState(dated));
  // Where the browser remembers nothing, the address still has it.
  remember('sessionStorage', calculator.leftKey, isFresh ? null : fragment);
}
