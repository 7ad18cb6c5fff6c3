/** A mode a page may force. Following the system's preference is the visitor's choice, so it cannot be forced. */
export type ForcedMode = 'light' | 'dark';

/** Attribute of `<html>` in the built page; the inline script reads it before the first paint. */
export const forcedModeAttribute = 'data-forced-theme';

export function isForcedMode(value: unknown): value is ForcedMode {
  return value === 'light' || value === 'dark';
}
