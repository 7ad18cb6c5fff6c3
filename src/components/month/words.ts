import {componentNames} from '@site/src/components/calculator/results/names';
import {sellerItemNames, type SellerItem} from '@site/src/domain/month/seller';
import {components, type Component} from '@site/src/domain/settlement/money/tariff';
import {formatNumber, formatZl, type PluralForms} from '@site/src/site/format';

/** „1 234,5 kWh” */
export function kwhText(kwh: number): string {
  return `${formatNumber(kwh, 1)}\u00a0kWh`;
}

/** „1 234,50 zł”; a dash where there are no rates. */
export function zlText(zl: number | null): string {
  return zl === null ? '–' : `${formatZl(zl)}\u00a0zł`;
}

/** A number with all its digits, for tables and letters. */
export function exactText(value: number, digits: number): string {
  return formatNumber(value, digits, digits === 2 ? 2 : 0);
}

export const fileForms: PluralForms = {
  one: 'plik',
  few: 'pliki',
  many: 'plików',
  other: 'pliku',
};

/** Items of the seller's statement and of his bill. */
export const itemNames: Readonly<Record<SellerItem, string>> = {
  ...netNames(),
  ...sellerItemNames,
};

function netNames(): Readonly<Record<Component, string>> {
  return Object.fromEntries(
    components.map((component) => [component, `${componentNames[component]}, netto`]),
  ) as Record<Component, string>;
}

export const pointForms: PluralForms = {
  one: 'punkt',
  few: 'punkty',
  many: 'punktów',
  other: 'punktu',
};
