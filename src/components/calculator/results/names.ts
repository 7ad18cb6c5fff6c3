import {monthNames} from '@site/src/domain/polish/months';
import type {CooperativeInput} from '@site/src/domain/cooperative/description/schema';
import type {HourAxis} from '@site/src/domain/settlement/hours/hourAxis';
import type {Certainty} from '@site/src/domain/settlement/law/law';
import type {Component} from '@site/src/domain/settlement/money/tariff';
import {dayMs} from '@site/src/domain/kernel/time';

/** Components of a bill, named as on a bill. */
export const componentNames: Readonly<Record<Component | 'vat', string>> = {
  energy: 'Energia czynna',
  excise: 'Akcyza',
  network: 'Sieciowa zmienna',
  quality: 'Jakościowa',
  renewables: 'Opłata OZE',
  cogeneration: 'Kogeneracyjna',
  capacity: 'Mocowa za kWh',
  capacityFlat: 'Mocowa ryczałtowa',
  fixedNetwork: 'Sieciowa stała',
  subscription: 'Abonament',
  trade: 'Handlowa',
  gridDue: 'Sieć od energii wspólnej i rozliczonej',
  service: 'Obsługa spółdzielni',
  balancing: 'Bilansowanie handlowe',
  vat: 'VAT',
};

export const certaintyNames: Readonly<Record<Certainty, string>> = {
  high: 'pewność wysoka',
  medium: 'pewność średnia',
  low: 'pewność niska',
};

/** The name of a settlement period: „styczeń”, „styczeń 2027” if several share a name, „okres 3”. */
export function periodName(
  axis: HourAxis,
  {period: rule}: CooperativeInput,
  period: number,
): string {
  if (rule !== 'month') {
    return `okres ${period + 1}`;
  }
  const hour = axis.periodStarts[period] ?? 0;
  const name = monthNames[axis.localMonth[hour] ?? 0]?.[1] ?? '';
  if (axis.periodMonths.length <= 12) {
    return name;
  }
  return `${name} ${new Date((axis.localDay[hour] ?? 0) * dayMs).getUTCFullYear()}`;
}

/** On the axis of a chart: „sty”, or the number of the period. */
export function shortPeriodName(
  axis: HourAxis,
  {period: rule}: CooperativeInput,
  period: number,
): string {
  const month = axis.localMonth[axis.periodStarts[period] ?? 0] ?? 0;
  return rule === 'month' ? (monthNames[month]?.[0] ?? '') : String(period + 1);
}
