/** Names of the fields of a member, as at the fields themselves. */
const names: Readonly<Record<string, string>> = {
  annualKwh: 'Roczne zużycie',
  kw: 'Moc',
  tilt: 'Nachylenie',
  azimuth: 'Kierunek',
  capacityFactor: 'Wykorzystanie mocy',
  kwh: 'Pojemność użyteczna',
  efficiency: 'Sprawność całego cyklu',
};

/** The name of a field that is not on the page, by its path; empty if it has none. */
export function fieldName(path: string): string {
  return path.startsWith('key.shares') ? 'Udział' : (names[path.split('.').at(-1) ?? ''] ?? '');
}
