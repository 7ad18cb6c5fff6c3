import {monthNames} from '@site/src/domain/polish/months';

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
  const month = /monthlyKwh\[(\d+)]$/.exec(path)?.[1];
  return path.startsWith('key.shares')
    ? 'Udział'
    : (names[path.split('.').at(-1) ?? ''] ?? monthNames[Number(month) - 1]?.[1] ?? '');
}
