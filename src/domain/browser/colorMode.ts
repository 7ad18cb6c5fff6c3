/** A mode a page may force. Following the system's preference is the visitor's choice, so it cannot be forced. */
export type ForcedMode = 'light' | 'dark';

/** Attribute of `<html>` in the built page; the inline script reads it before the first paint. */
export const forcedModeAttribute = 'data-forced-theme';

export function isForcedMode(value: unknown): value is ForcedMode {
  return value === 'light' || value === 'dark';
}

/** What whoever wrote a page is told of a mode that it cannot force. */
export function ignoredMode(mode: string): string {
  return `A page can force the colour mode "light" or "dark"; "${mode}" is ignored.`;
}
