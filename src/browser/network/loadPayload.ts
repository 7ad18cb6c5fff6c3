import {isPagePayload, payloadAddress, type PagePayload} from '../../domain/articles/pagePayload';

const loaded = new Map<string, PagePayload>();

/** Payload of a page (its address with the base path), fetched once. Null if it cannot be loaded, without a message. */
export async function loadPayload(page: string, signal: AbortSignal): Promise<PagePayload | null> {
  const known = loaded.get(page);
  if (known) {
    return known;
  }
  try {
    const response = await fetch(payloadAddress(page), {signal});
    const payload: unknown = response.ok ? await response.json() : null;
    if (!isPagePayload(payload)) {
      return null;
    }
    loaded.set(page, payload);
    return payload;
  } catch {
    return null;
  }
}
