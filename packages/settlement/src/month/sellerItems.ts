import {billComponents, components, type Component} from '../money/components';

/**
 * What the seller's statement says (§ 5 ust. 3 of the regulation): energy given and taken, energy after the balance,
 * prices and rates, and the amount due. The balance of an hour has two sides, so it takes two numbers.
 */
export const sellerItems = [
  'injected',
  'withdrawn',
  'givenNet',
  'drawnNet',
  'price',
  'due',
] as const;
/** Those, and the net items of the bill, where the seller's has them. */
export type SellerItem = (typeof sellerItems)[number] | 'bought' | Component;

/** A component of the bill is called as in our bills. */
export const sellerItemNames: Readonly<Record<SellerItem, string>> = {
  ...netNames(),
  injected: 'Energia wprowadzona do sieci',
  withdrawn: 'Energia pobrana z sieci',
  givenNet: 'Zbilansowana: oddana ponad pobór',
  drawnNet: 'Zbilansowana: pobrana ponad oddanie',
  price: 'Cena energii czynnej, netto',
  due: 'Należność razem, brutto',
  bought: 'Energia czynna na rachunku',
};

/** As a bill names a component, before tax. */
export function netName(component: Component): string {
  return `${billComponents[component].name}, netto`;
}

function netNames(): Readonly<Record<Component, string>> {
  return Object.fromEntries(
    components.map((component) => [component, netName(component)]),
  ) as Record<Component, string>;
}

/** What somebody typed from the statement, as typed. */
export type SellerTyped = Readonly<Partial<Record<SellerItem, string>>>;
