import type {BillItem} from '@cooperative/settlement/description';
import {billComponents, type Component} from '@cooperative/settlement/rates';

/** A number to copy from a bill: where it stands on the drawn specimen, in its order. */
interface Item {
  /** As usually printed. */
  readonly row: string;
  readonly column: 'head' | 'quantity' | 'price';
  readonly unit: string;
  /** What to mind when copying it. */
  readonly note?: string;
}

export const billItems = {
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
  renewables: {row: 'Opłata OZE', column: 'price', unit: 'zł/kWh'},
  cogeneration: {row: 'Opłata kogeneracyjna', column: 'price', unit: 'zł/kWh'},
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
} as const satisfies Readonly<Record<BillItem, Item>>;

const order = Object.keys(billItems) as readonly BillItem[];

/** Items with a price, in the order of the drawing. */
export const chargedItems = order.filter(
  (item): item is BillItem & Component => item in billComponents,
);

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
  const {row, column, unit, ...rest}: Item = billItems[item];
  const note = rest.note === undefined ? '' : ` ${rest.note}`;
  return `Szukaj nazwy „${row}” ${columns[column]} (${unit}).${note}`;
}
