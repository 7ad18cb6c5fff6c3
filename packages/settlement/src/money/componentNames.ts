import type {Component} from './tariff';

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
  gridDue: 'Sieć od energii wspólnej i odebranej',
  service: 'Obsługa spółdzielni',
  balancing: 'Bilansowanie handlowe',
  vat: 'VAT',
};
