import type {DatedRates} from '../../domain/calculator/defaults';
import {readLink, writeQuickLink} from '../../domain/calculator/link';
import {freshState} from '../../domain/calculator/state';
import {calculator} from '../../site/behaviour';

/** The fragment of what was entered in this tab before; null if there is none or the browser stores nothing. */
export function readLeft(dated: DatedRates): string | null {
  try {
    const left = sessionStorage.getItem(calculator.leftKey) ?? '';
    const {kind} = readLink(left, dated);
    return kind === 'quick' || kind === 'packed' ? left : null;
  } catch {
    return null;
  }
}

/** Keeps the fragment until the tab is closed; one of the defaults is nothing to go back to. */
export function keepLeft(fragment: string, dated: DatedRates): void {
  try {
    if (fragment === writeQuickLink(freshState(dated))) {
      sessionStorage.removeItem(calculator.leftKey);
    } else {
      sessionStorage.setItem(calculator.leftKey, fragment);
    }
  } catch {
    // The browser stores nothing: the address still has it.
  }
}
