import type {Component} from '../settlement/money/tariff';
import type {IsoDay} from '../polish/date';
import {archiveWith} from './archive';
import {monthName, writeMonth} from './calendar';
import type {MonthInput} from './schema';
import type {SettledMonth} from './settleMonths';
import {statementsOf} from './statement';
import {writeStock} from './stock';

/** How tables write numbers and components. */
interface Words {
  readonly format: (value: number, digits: number) => string;
  readonly componentNames: Readonly<Record<Component, string>>;
}

/** Rows for the books: kWh and net zlotys by month, member, point and component, then VAT and gross. */
export function booksRows(
  input: MonthInput,
  months: readonly SettledMonth[],
  {format, componentNames}: Words,
): readonly (readonly string[])[] {
  const kwh = (value: number): string => format(value, 3);
  const zl = (value: number): string => format(value, 2);
  return [
    ['Miesiąc', 'Członek', 'Punkt', 'Numer PPE', 'Składnik', 'kWh', 'zł'],
    ...statementsOf(input, months).flatMap((own) => {
      const {month, member, point, ppe, money} = own;
      // Spaces in a number of 18 digits keep spreadsheets from rounding it.
      const head = [writeMonth(month), member, point, ppe.replace(/(\d{4})(?=\d)/g, '$1 ')];
      return [
        [...head, 'Pobrana z sieci', kwh(own.withdrawnKwh), ''],
        [...head, 'Wprowadzona do sieci', kwh(own.injectedKwh), ''],
        [...head, 'Pobrana po bilansie godzin', kwh(own.drawnKwh), ''],
        [...head, 'Oddana po bilansie godzin', kwh(own.givenKwh), ''],
        [...head, 'Wspólna w godzinie, według klucza', kwh(own.sharedKwh), ''],
        [...head, 'Odebrana z zapasu, według klucza', kwh(own.usedCreditKwh), ''],
        [...head, 'Kupiona', kwh(own.boughtKwh), ''],
        ...(money
          ? [
              ...money.parts.map(({component, netZl}) => [
                ...head,
                `${componentNames[component]}, netto`,
                '',
                zl(netZl),
              ]),
              [...head, 'Razem netto', '', zl(money.netZl)],
              [...head, 'VAT', '', zl(money.vatZl)],
              [...head, 'Razem brutto', '', zl(money.grossZl)],
              ...(money.internalZl === 0
                ? []
                : [[...head, 'Rozliczenie wewnętrzne', '', zl(money.internalZl)]]),
            ]
          : []),
      ];
    }),
  ];
}

/**
 * Numbers of the yearly report (art. 38m of the act): energy generated and used, month by month. Used is what was
 * withdrawn, and what was generated and not given. Empty where nobody measured the generation behind a meter.
 */
export function reportRows(
  months: readonly SettledMonth[],
  format: Words['format'],
): readonly (readonly string[])[] {
  return [
    ['Miesiąc', 'Wytworzona (kWh)', 'Zużyta (kWh)'],
    ...months.map((month) => {
      const {generatedKwh, usedKwh} = generatedAndUsed(month);
      return [
        monthName(month.month),
        generatedKwh === null ? '' : format(generatedKwh, 3),
        usedKwh === null ? '' : format(usedKwh, 3),
      ];
    }),
  ];
}

/** Energy generated and used by all points in a month; null if the generation of one of them is not known. */
export function generatedAndUsed({exchanges}: Pick<SettledMonth, 'exchanges'>): {
  readonly generatedKwh: number | null;
  readonly usedKwh: number | null;
} {
  const generated = exchanges.map(({generatedKwh}) => generatedKwh);
  const known = generated.filter((kwh) => kwh !== null);
  if (known.length < generated.length) {
    return {generatedKwh: null, usedKwh: null};
  }
  const generatedKwh = known.reduce((all, kwh) => all + kwh, 0);
  const exchanged = exchanges.reduce(
    (all, {withdrawnKwh, injectedKwh}) => all + withdrawnKwh - injectedKwh,
    0,
  );
  return {generatedKwh, usedKwh: generatedKwh + exchanged};
}

/**
 * The file of the month: the same cooperative with the stock that the last closed month left, and all closed months in the
 * archive. `day` is the day of the settlement, `2026-07-08`.
 */
export function nextMonthFile(
  input: MonthInput,
  months: readonly SettledMonth[],
  day: IsoDay,
): MonthInput {
  const closed = months.filter(({isOpen}) => !isOpen);
  const last = closed.at(-1);
  return last
    ? {
        ...input,
        stock: writeStock(last.closing),
        settled: archiveWith(input, closed, day),
        settledTo: writeMonth(last.month),
      }
    : input;
}
