/** Left in the browser before a page reloads itself, so that the page after the reload knows. */
export interface ReloadMarker {
  /** Time of the reload in milliseconds since 1970. */
  readonly at: number;
  /** Address that was reloaded. */
  readonly address: string;
}

export function writeMarker({at, address}: ReloadMarker): string {
  return `${at} ${address}`;
}

/** Reads what {@link writeMarker} wrote; null for anything else. */
export function readMarker(text: unknown): ReloadMarker | null {
  const [, at, address] = typeof text === 'string' ? (/^(\d+) (.*)$/s.exec(text) ?? []) : [];
  return at === undefined || address === undefined ? null : {at: Number(at), address};
}

/** Whether a reload happened within the marker's lifetime. A clock that was set back does not keep it alive for ever. */
export function isFresh(marker: ReloadMarker | null, now: number, lifetimeMs: number): boolean {
  return marker !== null && Math.abs(now - marker.at) < lifetimeMs;
}

/**
 * Whether a page whose chunk is missing may reload. Once an address: its chunk may still be missing after the reload.
 * Another address is another page the visitor asked for, and cannot make a loop.
 */
export function mayReloadForChunk(
  marker: ReloadMarker | null,
  {at, address}: ReloadMarker,
  lifetimeMs: number,
): boolean {
  return marker?.address !== address || !isFresh(marker, at, lifetimeMs);
}
