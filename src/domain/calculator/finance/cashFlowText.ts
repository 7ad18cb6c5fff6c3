import type {CooperativeInput} from '@cooperative/settlement/description';
import {type ProjectResult, type ProjectYear, runningSums} from '@cooperative/settlement/answer';
import type {Comparison} from '@cooperative/settlement/explain';
import {formatZloty} from '../numbers';
import {formatNumber, insertAt, present} from '@cooperative/polish';

type Finance = NonNullable<CooperativeInput['finance']>;

const columns: readonly (readonly [string, (row: ProjectYear) => string])[] = [
  ['Oszczędność na rachunkach (zł)', ({saving}) => formatNumber(saving)],
  ['Utrzymanie (zł)', ({upkeep}) => formatNumber(upkeep)],
  ['Wymiany (zł)', ({replacement}) => formatNumber(replacement)],
  ['Odsetki (zł)', ({interest}) => formatNumber(interest)],
  ['Spłata kapitału (zł)', ({principal}) => formatNumber(principal)],
  ['Rata razem (zł)', ({interest, principal}) => formatNumber(interest + principal)],
  ['Dług na koniec roku (zł)', ({debt}) => formatNumber(debt)],
  ['Przepływ (zł)', ({flow}) => formatNumber(flow)],
  ['Razem od początku (zł)', ({cumulated}) => formatNumber(cumulated)],
  ['Cena prądu, rok 1 = 100 (%)', ({priceLevel}) => formatNumber(priceLevel * 100, 1)],
  ['Produkcja, rok 1 = 100 (%)', ({output}) => formatNumber(output * 100, 1)],
];

/** Where members deduct VAT, how much of the saving is that tax. */
const vatColumn: (typeof columns)[number] = [
  'W tym VAT, który członkowie odliczają (zł)',
  ({savedVat = 0}) => formatNumber(savedVat),
];

/** The row after the last year, where a loan outlives it. */
export const debtAtEnd = 'dług do spłaty na końcu';

/** The sum of all flows, the last one less the debt that outlives it, zł. */
export function leftAtEnd({flows}: Pick<ProjectResult, 'flows'>): number {
  return runningSums(flows).at(-1) ?? 0;
}

/** The cash flow as a table and a file: a row a year, then the debt that outlives them. */
export function cashFlowTable({years, debtLeft, flows}: ProjectResult): {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const isTaxed = years.some(({savedVat = 0}) => savedVat !== 0);
  const shown = isTaxed ? insertAt(columns, 1, vatColumn) : columns;
  const closing = [
    ...(isTaxed ? [''] : []),
    ...['', '', '', '', formatNumber(debtLeft), formatNumber(debtLeft), '0'],
  ];
  return {
    columns: ['Rok', ...shown.map(([label]) => label)],
    rows: present<readonly string[]>([
      ...years.map((row) => [
        row.year === 0 ? '0 (nakład)' : String(row.year),
        ...shown.map(([, text]) => text(row)),
      ]),
      debtLeft > 0 && [
        debtAtEnd,
        ...closing,
        formatNumber(-debtLeft),
        formatNumber(leftAtEnd({flows})),
        '',
        '',
      ],
    ]),
  };
}

/** Where the money comes from on the first day. A cost with no rate of VAT may be one from which it was left out. */
export function startOf(
  {costZl, vat, cooperativeZl = 0}: Finance,
  project: ProjectResult,
): readonly [string, string][] {
  const {vatDeducted, grant, loan, ownMoney} = project;
  const costName = vat > 0 ? 'koszt z VAT' : 'koszt';
  const lines: readonly (readonly [string, number])[] = [
    [costName, costZl],
    ['nakład na spółdzielnię', cooperativeZl],
    ['odliczony VAT', vatDeducted],
    ['dotacja', grant],
    ['kredyt bankowy', loan],
    ['wkład własny', ownMoney],
  ];
  return lines
    .filter(([name, zl]) => zl > 0 || name === costName || name === 'wkład własny')
    .map(([name, zl]) => [name, formatZloty(zl)]);
}

/** The internal rate of return, or why there is none. */
export function rateText({irr, ownMoney}: ProjectResult): string {
  if (irr !== null) {
    return `${formatNumber(irr, 1)}%`;
  }
  return ownMoney > 0
    ? 'brak: z tych kwot nie wynika jedna stopa'
    : 'brak: bez wkładu własnego nie ma od czego jej liczyć';
}

/** What the saving of the cash flow is told against: „kupowania całego prądu osobno”. */
export const comparisonNames: Readonly<Record<Comparison, string>> = {
  alone: 'kupowania całego prądu osobno',
  aloneWithSources: 'własnych źródeł bez spółdzielni i bez wsparcia',
  netBilling: 'własnych źródeł w net-billingu',
};

/** „3,0% rocznie, inaczej w roku 2 (−5,0%) i 3 (10,0%)”: the reader's assumption. */
export function pricePath({priceGrowth, priceChanges = []}: Finance): string {
  const own = priceChanges
    .slice()
    .sort((one, other) => one.year - other.year)
    .map(({year, change}) => `${year} (${formatNumber(change, 1)}%)`);
  return `${formatNumber(priceGrowth, 1)}% rocznie${own.length > 0 ? `, inaczej w roku: ${own.join(', ')}` : ''}`;
}

/** What the cash flow takes in and what it leaves out, in sentences. */
export function flowNotes(
  finance: Finance,
  {debtLeft, years: rows}: ProjectResult,
): readonly string[] {
  const {years, costGrowth, ageing, replacements = [], annualCostZl} = finance;
  const growth = (rate: number): string => `${formatNumber(rate, 1)}% rocznie`;
  return present<string>([
    `Oszczędność liczymy wobec ${comparisonNames[finance.against]}. Zmieniają ją ceny prądu (${pricePath(finance)}) i starzenie paneli (−${growth(ageing)}). To Twoje założenia z formularza.`,
    rows.some(({savedVat = 0}) => savedVat !== 0) &&
      'Od oszczędności odejmujemy VAT, który członkowie i tak odliczają od rachunków: dla nich nie jest kosztem. Dla pozostałych VAT jest częścią oszczędności.',
    ...(annualCostZl > 0
      ? []
      : ['Kosztu utrzymania nie wpisano, więc w tych latach go nie ma: wynik jest zawyżony.']),
    replacements.length > 0
      ? `Wymiany są w roku, który podano, w cenach zmienianych o ${growth(costGrowth)}.`
      : 'Wymian, np. falownika, nie wpisano, więc w tych latach ich nie ma.',
    debtLeft > 0 &&
      `Kredyt trwa dłużej niż horyzont: na koniec ${years}. roku zostaje dług ${formatZloty(debtLeft)}. Odejmujemy go w ostatnim roku, więc jest w wartości dzisiejszej (NPV) i w stopie zwrotu.`,
    'Podatku dochodowego nie liczymy: zależy od tego, kto inwestuje i jak się rozlicza.',
  ]);
}
