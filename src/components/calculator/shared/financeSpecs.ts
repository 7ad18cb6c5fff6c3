import {limits, type defaultFinance} from '@site/src/domain/calculator/defaults';
import type {NumberSpec} from './fields/NumberSetting';

type Finance = typeof defaultFinance;
type SizeKey = 'panelZlPerKw' | 'batteryZlPerKwh' | 'largestPanelKw';
type StepKey = 'cooperativeZl';
type FinanceKey = Exclude<
  keyof Finance,
  'against' | 'replacements' | 'priceChanges' | StepKey | SizeKey
>;

/** No price of roofs was found, and those of others come from sellers (facts F578 and F596, of a weak class). */
export const costWhy =
  'Nie podpowiadamy jej: cen dachów od 10 do 500\u00a0kWp z lat 2025–2026 nie znaleźliśmy. Wykonawcy podają: farma około 1\u00a0MW 2500–4000\u00a0zł za kWp, bez słowa o VAT (aforenergy.com, 2025); dom 4–10\u00a0kWp 4500–6000\u00a0zł za kWp netto w 2024 r. (fotowoltaika-solar.pl). To słabe źródła.';

/** What one seller of software says (fact F662): no price of the market, so a choice and never a default. */
export const runningWhy =
  'Ceny rynkowej nie znaleźliśmy. Jeden sprzedawca programu podał w\u00a0maju 2026 r. 3000\u00a0zł miesięcznie za prowadzenie ręczne (pół etatu) i\u00a0średnio 50\u00a0zł za obsługę 1\u00a0MWh, bez metody.';

/** Numbers of the investment. */
export const financeSpecs: readonly NumberSpec<FinanceKey>[] = [
  {
    key: 'costZl',
    label: 'Koszt inwestycji',
    unit: 'zł',
    max: limits.zloty,
    step: 1000,
    hint: 'Kwota z oferty, do zapłaty z VAT.',
    why: costWhy,
  },
  {
    key: 'vat',
    label: 'VAT w koszcie',
    unit: '%',
    max: 100,
    hint: 'Stawka z oferty; potrzebna tylko, gdy ktoś odlicza VAT.',
    why: 'Domyślnie 0%, to założenie.',
  },
  {
    key: 'vatDeducted',
    label: 'Odliczana część VAT',
    unit: '%',
    max: 100,
    hint: '100%, gdy inwestor odlicza cały VAT, 0%, gdy wcale.',
    why: 'Gmina często odlicza część: zapytaj księgową. Przyjmujemy zwrot w roku nakładu. Domyślnie 0%, to założenie.',
  },
  {
    key: 'grant',
    label: 'Dotacja',
    unit: '%',
    max: 100,
    hint: 'Część kosztu po odliczeniu VAT.',
    why: 'Domyślnie 0%, to założenie.',
  },
  {
    key: 'loan',
    label: 'Kredyt bankowy',
    unit: '%',
    max: 100,
    hint: 'Część tego, co zostaje po dotacji.',
    why: 'Domyślnie 0%, to założenie.',
  },
  {
    key: 'loanRate',
    label: 'Oprocentowanie kredytu',
    unit: '%',
    max: 100,
    step: 0.1,
    hint: 'Rocznie, z umowy albo oferty banku.',
  },
  {
    key: 'loanYears',
    label: 'Okres kredytu',
    unit: 'lat',
    max: 50,
    fractionDigits: 0,
    hint: 'Z umowy albo oferty banku.',
    why: 'Liczymy równe raty.',
  },
  {
    key: 'annualCostZl',
    label: 'Roczne koszty działania',
    unit: 'zł',
    max: limits.zloty,
    step: 100,
    hint: 'Księgowość, badanie sprawozdań, serwis, ubezpieczenie; kwota, którą naprawdę płacisz.',
    why: 'Domyślnie 0 zł, to założenie: wpisz własny.',
  },
  {
    key: 'costGrowth',
    label: 'Wzrost kosztów utrzymania',
    unit: '%',
    min: -50,
    max: 50,
    step: 0.1,
    hint: 'Rocznie, także kosztów wymian.',
    why: 'Domyślnie 0%, to założenie: przyszłych kosztów nie znamy.',
  },
  {
    key: 'priceGrowth',
    label: 'Wzrost cen prądu',
    unit: '%',
    min: -50,
    max: 50,
    step: 0.1,
    hint: 'Rocznie; lata, w których ma być inaczej, dodasz niżej.',
    why: 'Domyślnie 0%, to założenie: przyszłych cen nie znamy.',
  },
  {
    key: 'ageing',
    label: 'Spadek produkcji',
    unit: '%',
    max: 100,
    step: 0.1,
    hint: 'Rocznie.',
    why: 'Domyślnie 0,5%, to założenie.',
  },
  {
    key: 'discount',
    label: 'Stopa dyskontowa',
    unit: '%',
    max: 100,
    step: 0.1,
    hint: 'Ile rocznie mają zarabiać pieniądze włożone w instalacje.',
    why: 'Domyślnie 5%, to założenie.',
  },
  {
    key: 'years',
    label: 'Horyzont',
    unit: 'lat',
    min: 1,
    max: 50,
    fractionDigits: 0,
    hint: 'Przez ile lat liczymy.',
    why: 'Domyślnie 20, to założenie.',
  },
];

/** What the step to a cooperative costs. Left out while it is unknown: then its payback is, too. */
export const stepSpecs: readonly NumberSpec<StepKey>[] = [
  {
    key: 'cooperativeZl',
    label: 'Koszt założenia spółdzielni (opcjonalnie)',
    unit: 'zł',
    max: limits.zloty,
    step: 100,
    isOptional: true,
    hint: 'Statut, notariusz, rejestry, doradca: raz, na początku.',
    why: 'Bez tej kwoty nie policzymy, kiedy zwróci się sama spółdzielnia.',
  },
];

/** What a search for the best size needs. Each is left out while it is unknown. */
export const sizeSpecs: readonly NumberSpec<SizeKey>[] = [
  {
    key: 'panelZlPerKw',
    label: 'Koszt kolejnego 1 kWp (opcjonalnie)',
    unit: 'zł',
    max: limits.zloty,
    step: 100,
    isOptional: true,
    hint: 'Bez tej kwoty bierzemy koszt inwestycji podzielony przez moc, o ile obejmuje same panele.',
  },
  {
    key: 'largestPanelKw',
    label: 'Najwięcej paneli (opcjonalnie)',
    unit: 'kWp',
    max: limits.kw,
    isOptional: true,
    hint: 'Tyle, ile zmieści się na dachach i na gruncie.',
    why: 'Większej mocy nie doradzimy.',
  },
  {
    key: 'batteryZlPerKwh',
    label: 'Koszt kolejnej 1 kWh magazynu (opcjonalnie)',
    unit: 'zł',
    max: limits.zloty,
    step: 100,
    isOptional: true,
    hint: 'Potrzebny, żeby policzyć najlepszą wielkość magazynu.',
  },
];

/** The field's name in the form; the project's errors name it without the unit of money, `Zl`. */
export function financeLabel(field: string): string {
  const [, replacement] = /^replacements\[(\d+)\]/.exec(field) ?? [];
  if (replacement !== undefined) {
    return `Wymiana ${replacement}`;
  }
  const [, priceChange] = /^priceChanges\[(\d+)\]/.exec(field) ?? [];
  if (priceChange !== undefined) {
    return `Zmiana cen ${priceChange}`;
  }
  const spec = [...financeSpecs, ...stepSpecs].find(
    ({key}) => key === field || key === `${field}Zl`,
  );
  return spec?.label ?? 'Oszczędność';
}
