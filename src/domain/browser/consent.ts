import {dayMs} from '@cooperative/polish';

/** Whether a stored decision about consent has an end, and no later one than a decision made now would have. */
export function hasEnd(stored: string, nowMs: number, lifetimeDays: number): boolean {
  try {
    const {expirationTime: end} = Object(JSON.parse(stored)) as {readonly expirationTime?: unknown};
    return typeof end === 'number' && end <= nowMs + lifetimeDays * dayMs;
  } catch {
    return false;
  }
}

/**
 * Domains above a host for which a page there may have set a cookie: `['b.example.pl', 'example.pl']` for
 * `a.b.example.pl`.
 */
export function parentDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(1, -1).map((_label, index) => labels.slice(index + 1).join('.'));
}
