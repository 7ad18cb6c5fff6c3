/** Stored before a page reloads itself, so that the reloaded page knows about it. */
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

/** Whether a reload happened within the marker's lifetime. Setting the clock back does not prolong it. */
export function isFresh(marker: ReloadMarker | null, now: number, lifetimeMs: number): boolean {
  return marker !== null && Math.abs(now - marker.at) < lifetimeMs;
}

/**
 * Whether a page with a missing chunk may reload. Only once per address, as the chunk may still be missing afterwards.
 * A different address is a new page requested by the visitor and cannot cause a loop.
 */
export function mayReloadForChunk(
  marker: ReloadMarker | null,
  {at, address}: ReloadMarker,
  lifetimeMs: number,
): boolean {
  return marker?.address !== address || !isFresh(marker, at, lifetimeMs);
}
