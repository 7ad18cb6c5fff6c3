/** A mode a page may ask for. What the system prefers is the visitor's choice, so no page can force it. */
export type ForcedMode = 'light' | 'dark';

/** Attribute of `<html>` in the built page; the inline script reads it before the first paint. */
export const forcedModeAttribute = 'data-forced-theme';

export function isForcedMode(value: unknown): value is ForcedMode {
  return value === 'light' || value === 'dark';
}
