import {rootMark} from '../../site/behaviour';

/** Written in by the build: `src/docusaurus/build/storageSuffix.ts`. */
declare const STORAGE_SUFFIX: string;

/** The name under which this copy of the site keeps something: another one on the same host has its own. */
export function ownName(name: string): string {
  return name + STORAGE_SUFFIX;
}

/**
 * Tells the copies below the root that what is kept under names alone is of the root: until November 2026 every copy kept
 * under them, so that the others take what they find there for their own.
 */
export function markRoot(): void {
  if (STORAGE_SUFFIX === '') {
    try {
      window.localStorage.setItem(rootMark, '/');
    } catch {
      // It keeps nothing there either.
    }
  }
}

/** Whether what is kept under names alone was kept by this copy before November 2026, and is to be moved. */
export function ownsBareNames(): boolean {
  if (STORAGE_SUFFIX === '') {
    return false;
  }
  try {
    return window.localStorage.getItem(rootMark) === null;
  } catch {
    return false;
  }
}
