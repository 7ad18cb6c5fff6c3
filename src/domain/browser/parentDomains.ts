/**
 * Domains above a host for which a page there may have set a cookie: `['b.example.pl', 'example.pl']` for
 * `a.b.example.pl`.
 */
export function parentDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(1, -1).map((_label, index) => labels.slice(index + 1).join('.'));
}
