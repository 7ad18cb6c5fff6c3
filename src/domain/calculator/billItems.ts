import type {BillItem} from '@cooperative/settlement/description';
import {
  billComponents,
  type Component,
  components,
  type StatutoryRate,
  statutoryRates,
} from '@cooperative/settlement/rates';
import {capitalized} from '@cooperative/polish';

/** A number to copy from a bill: where it stands on the drawn specimen. */
interface Item {
  /** As usually printed. */
  readonly row: string;
  readonly column: 'head' | 'quantity' | 'price';
  readonly unit: string;
  /** What to mind when copying it. */
  readonly note?: string;
}

const statutoryItems = Object.fromEntries(
  statutoryRates.map((rate): [StatutoryRate, Item] => [
    rate,
    {row: capitalized(billComponents[rate].statutory), column: 'price', unit: 'zł/kWh'},
  ]),
) as Record<StatutoryRate, Item>;

export const billItems: Readonly<Record<BillItem, Item>> = {
  ...statutoryItems,
  group: {
    row: 'Grupa taryfowa',
    column: 'head',
    unit: 'np. C11',
    note: 'Litery i cyfry, bez stawek.',
  },
  orderedKw: {row: 'Moc umowna', column: 'head', unit: 'kW'},
  use: {
    row: 'Energia czynna',
    column: 'quantity',
    unit: 'kWh',
    note: 'Przy kilku strefach dodaj ich ilości. Przy okresie innym niż miesiąc sprawdź daty.',
  },
  energy: {
    row: 'Energia czynna',
    column: 'price',
    unit: 'zł/kWh',
    note: 'Przy kilku strefach każda ma własny wiersz. Jeżeli rachunek mówi, że cena zawiera akcyzę, odejmij ją.',
  },
  excise: {row: 'w tym akcyza', column: 'price', unit: 'zł/kWh'},
  trade: {
    row: 'Opłata handlowa',
    column: 'price',
    unit: 'zł/mies.',
    note: 'Nie ma jej na każdym rachunku.',
  },
  network: {
    row: 'Zmienna opłata za sieć',
    column: 'price',
    unit: 'zł/kWh',
    note: 'Przy kilku strefach każda ma własny wiersz.',
  },
  quality: {row: 'Opłata jakościowa', column: 'price', unit: 'zł/kWh'},
  capacity: {
    row: 'Opłata mocowa',
    column: 'price',
    unit: 'zł/kWh albo zł/mies.',
    note: 'Ryczałt w zł na miesiąc mają domy i punkty do 16 kW mocy umownej; pozostali płacą od kWh.',
  },
  fixedNetwork: {
    row: 'Opłata sieciowa stała',
    column: 'price',
    unit: 'zł/kW na mies.',
    note: 'Domy mają tu jedną kwotę w zł na miesiąc, pozostali stawkę za kW mocy umownej.',
  },
  subscription: {row: 'Opłata abonamentowa', column: 'price', unit: 'zł/mies.'},
};

const charged = components.filter((item): item is BillItem & Component => item in billItems);
const ofSeller = charged.filter((item) => billComponents[item].part === 'energy');
const ofGrid = charged.filter((item) => billComponents[item].part !== 'energy');

/** The sections of the drawing with the items that have a price. */
export const billSections: readonly (readonly [title: string, items: readonly BillItem[]])[] = [
  ['Sprzedaż energii', ofSeller],
  ['Dystrybucja energii', ofGrid],
];

const order: readonly BillItem[] = ['group', 'orderedKw', 'use', ...ofSeller, ...ofGrid];

/** The number of an item in the drawing, from 1. */
export function numberOf(item: BillItem): number {
  return order.indexOf(item) + 1;
}

const columns = {
  head: 'na górze pierwszej strony',
  quantity: 'w kolumnie „Ilość”',
  price: 'w kolumnie „Cena netto”',
} as const;

/** Where to look, in a sentence. */
export function placeOf(item: BillItem): string {
  const {row, column, unit, note = ''} = billItems[item];
  return `Szukaj nazwy „${row}” ${columns[column]} (${unit}). ${note}`.trimEnd();
}
