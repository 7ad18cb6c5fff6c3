import {foldPolish, readNumber} from '@cooperative/polish';
import type {Component} from '../money/components';
import type {SellerItem, SellerTyped} from './sellerItems';

/** A row of a seller's statement, with its texts as the file has them; empty where it has none. */
export interface BillRow {
  readonly name: string;
  readonly unit: string;
  readonly kwh: string;
  readonly price: string;
  readonly net: string;
  readonly gross: string;
}

/** Who stands on an invoice. */
export interface BillParty {
  readonly name: string;
  readonly address: string;
}

/** A statement or an invoice of the seller for one point, several, or one that does not say for whom. */
export interface SellerBill {
  /** The invoice's; empty on a statement. */
  readonly number: string;
  /** Numbers or names of points, as the file has them. */
  readonly points: readonly string[];
  /** Empty where the file names none. */
  readonly member: string;
  /** `2026-05`; null where the period is not one month, or not told. */
  readonly month: string | null;
  /** The period as the file says it, to be shown with the question. */
  readonly period: string;
  /** Items that are understood. */
  readonly items: SellerTyped;
  /** Rows with an amount that are of no item we know: they are asked about. */
  readonly open: readonly BillRow[];
  /** Names of rows that are sums of others, or zero. */
  readonly leftOut: readonly string[];
  readonly seller: BillParty | null;
  readonly buyer: BillParty | null;
}

/** A file of a cooperative that is the seller's. */
export interface SellerFile {
  readonly kind: 'seller';
  readonly bills: readonly SellerBill[];
}

/**
 * Stems that all stand in the name of an item on statements and bills, in any of these ways; the first item that fits
 * counts. The capacity fee is told apart by its unit, and no seller has the grid fees of A5.
 */
const itemStems: Readonly<
  Record<
    | 'givenNet'
    | 'drawnNet'
    | 'injected'
    | 'withdrawn'
    | Exclude<Component, 'capacity' | 'capacityFlat' | 'gridDue'>,
    readonly (readonly string[])[]
  >
> = {
  givenNet: [
    ['bilans', 'oddan'],
    ['bilans', 'wprowadz'],
    ['bilans', 'nadwyz'],
  ],
  drawnNet: [['bilans', 'pobran']],
  injected: [['wprowadzon'], ['oddan']],
  withdrawn: [['pobran']],
  excise: [['akcyz']],
  quality: [['jakosc']],
  renewables: [[' oze '], ['odnawialn']],
  cogeneration: [['kogenerac']],
  subscription: [['abonament']],
  balancing: [['bilansowani']],
  trade: [['handlow']],
  service: [['obslug']],
  network: [
    ['siec', 'zmienn'],
    ['dystryb', 'zmienn'],
  ],
  fixedNetwork: [
    ['siec', 'stal'],
    ['dystryb', 'stal'],
  ],
  energy: [['energi', 'czynn']],
};
const stemmedItems = Object.keys(itemStems) as readonly (keyof typeof itemStems)[];

/** The item a row or a column is of; null if its name says none that we know. */
export function itemOf(name: string, unit = ''): SellerItem | null {
  const words = ` ${foldPolish(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  if (words.includes('mocow')) {
    // One is by the kWh, the other by the month: only the unit or the word tells them apart.
    return /kwh/i.test(unit)
      ? 'capacity'
      : /mc|m-c|mies|szt/i.test(unit) || words.includes('ryczalt')
        ? 'capacityFlat'
        : null;
  }
  return words === ' energia ' || words === ' energia elektryczna '
    ? 'energy'
    : (stemmedItems.find((item) =>
        itemStems[item].some((stems) => stems.every((stem) => words.includes(stem))),
      ) ?? null);
}

/** Items of which a statement says kWh, not zlotys. */
const energyItems: ReadonlySet<SellerItem> = new Set([
  'injected',
  'withdrawn',
  'givenNet',
  'drawnNet',
]);

/** Whether an item is of kWh, as § 5 ust. 3 has them. */
export function isEnergyItem(item: SellerItem): boolean {
  return energyItems.has(item);
}

type Items = Pick<SellerBill, 'items' | 'open' | 'leftOut'>;

/**
 * The items of the rows of one bill. Several rows of one item, as zones are, are summed. A sum of other rows is left out,
 * unless the bill has only the sum; a row of no item that we know stays open, unless it is zero.
 */
export function itemsOf(rows: readonly BillRow[]): Items {
  const texts = new Map<SellerItem, string[]>();
  const open: BillRow[] = [];
  const leftOut: string[] = [];
  const onlyGross: string[] = [];
  const prices = new Set<string>();
  const add = (item: SellerItem, text: string): void => {
    texts.set(item, [...(texts.get(item) ?? []), text]);
  };
  const isSum = ({name}: BillRow): boolean =>
    /^(?:razem|suma|ogolem|lacznie)|\b(?:razem|ogolem|lacznie(?! z)|calodobow\w*)\b/.test(
      foldPolish(name),
    );
  // Sums come after what they may be the sum of.
  const isDue = (words: string): boolean =>
    /do zaplaty|naleznosc|^(?:razem|suma|ogolem)(?: brutto)?$/.test(words);
  const isTold = (item: SellerItem | null, words: string): boolean =>
    item === null ? /dystryb|sieciow/.test(words) && texts.has('network') : texts.has(item);
  for (const row of [...rows.filter((one) => !isSum(one)), ...rows.filter(isSum)]) {
    const {name, unit, kwh, price, net, gross} = row;
    const words = foldPolish(name);
    const named = itemOf(name, unit);
    const isPaid = (numberIn(net) ?? 0) !== 0;
    // „Energia czynna pobrana” with an amount is bought; any other energy with an amount may be sold, and is asked about.
    const item =
      named !== null && energyItems.has(named) && isPaid
        ? words.includes('czynn') && named === 'withdrawn'
          ? 'energy'
          : null
        : named;
    if (isSum(row) && isTold(item, words)) {
      leftOut.push(name);
    } else if (gross !== '' && isDue(words)) {
      add('due', gross);
    } else if (item === null) {
      const isZero = [net, gross].every((text) => text === '' || numberIn(text) === 0);
      if (isZero) {
        leftOut.push(name);
      } else {
        open.push(row);
      }
    } else if (energyItems.has(item)) {
      add(item, kwh);
    } else if (net === '' && gross !== '') {
      // Our items are net; the amount counts in the whole.
      onlyGross.push(`${name} (tylko brutto)`);
    } else {
      add(item, net);
      if (item === 'energy' && kwh !== '') {
        add('bought', kwh);
        prices.add(price);
      }
    }
  }
  const [price = ''] = prices;
  const parts = rows.filter(({name}) => !leftOut.includes(name));
  if (!texts.has('due') && parts.length > 0 && parts.every(({gross}) => gross !== '')) {
    parts.forEach(({gross}) => {
      add('due', gross);
    });
  }
  return {
    items: {
      ...Object.fromEntries(
        [...texts].flatMap(([item, all]) =>
          all.every((text) => text === '') ? [] : [[item, summed(all)]],
        ),
      ),
      ...(prices.size === 1 && price !== '' && {price}),
    },
    open,
    leftOut: [...leftOut, ...onlyGross],
  };
}

/** A number as a file has it; null for none. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(/ ?(?:zł\/kWh|zł|kWh|PLN)$/i, '');
  const read = readNumber(plain, {min: -1e12, max: 1e12});
  return read.kind === 'number' ? read.value : read.kind === 'ambiguous' ? read.decimal : null;
}

/**
 * Energy in kWh and its price in zł/kWh, of a row whose unit is MWh; the price may have a unit of its own. Any other row
 * as it is.
 */
export function inKwh(row: BillRow, priceUnit: string = row.unit): BillRow {
  const isLarge = isMwh(row.unit);
  return {
    ...row,
    unit: isLarge ? 'kWh' : row.unit,
    kwh: isLarge ? times(row.kwh, 1000) : row.kwh,
    price: isMwh(priceUnit)
      ? times(row.price, 0.001)
      : /^gr\b/i.test(priceUnit)
        ? times(row.price, 0.01)
        : row.price,
  };
}

function isMwh(unit: string): boolean {
  return /\bmwh\b/i.test(unit);
}

/** A text with a number as one with that many times it, to twelve digits; what is no number stays. */
function times(text: string, factor: number): string {
  const number = numberIn(text);
  return number === null
    ? text
    : String(Number((number * factor).toPrecision(12))).replace('.', ',');
}

/** One text as it is; several summed, with as many digits as the longest of them. */
export function summed(texts: readonly string[]): string {
  const [first = '', ...others] = texts.filter((text) => text !== '');
  if (others.length === 0) {
    return first;
  }
  const numbers = [first, ...others].map(numberIn);
  const digits = Math.max(
    ...[first, ...others].map((text) => /[.,](\d+)\D*$/.exec(text)?.[1]?.length ?? 0),
  );
  // A text that is no number is shown as it is, and told to be none.
  return numbers.includes(null)
    ? [first, ...others].join(' + ')
    : numbers
        .reduce<number>((all, number) => all + (number ?? 0), 0)
        .toFixed(digits)
        .replace('.', ',');
}

/** `2026-05` if both days are of that month; days as `2026-05-01` or `01.05.2026`. */
export function monthOfDays(from: string, to: string): string | null {
  const [first = null, last = null] = [from, to].map(monthOfDay);
  return first === last ? first : null;
}

function monthOfDay(day: string): string | null {
  const text = day.trim();
  const iso = /^\d{4}-\d\d(?=-\d\d)/.exec(text)?.[0];
  const [, month, year] = /^\d\d?\.(\d\d?)\.(\d{4})/.exec(text) ?? [];
  return iso ?? (month === undefined ? null : `${year ?? ''}-${month.padStart(2, '0')}`);
}
