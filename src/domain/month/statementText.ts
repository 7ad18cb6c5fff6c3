import {formatDate, type IsoDay} from '../polish/date';
import {monthName, writeMonth} from './calendar';
import type {MonthInput} from './schema';
import {isProvisional, type SettledMonth} from './settleMonths';
import {membersOf, moneyOf, statementsOf, sumOf, type PointStatement} from './statement';

/** „2026-05/02”: the months, then the place of the member among all. */
export function statementNumber(
  input: Pick<MonthInput, 'points'>,
  months: readonly Pick<SettledMonth, 'month'>[],
  member: string,
): string {
  const place = membersOf(input).indexOf(member) + 1;
  return `${spanOf(months, writeMonth, '–')}/${String(place).padStart(2, '0')}`;
}

/** „maj 2026”, „styczeń 2026 – luty 2026” */
export function periodOf(months: readonly Pick<SettledMonth, 'month'>[]): string {
  return spanOf(months, monthName, ' – ');
}

/** That a statement of these months is a provisional one, and why; null if none of them may change. */
export function provisionalText(months: readonly SettledMonth[]): string | null {
  const open = months.filter(isProvisional);
  return open.length === 0
    ? null
    : `Zestawienie wstępne, może się zmienić: ${open.map(({month}) => monthName(month)).join(', ')}. Brakuje odczytów albo jedna godzina ma dwie wartości, tu albo we wcześniejszym miesiącu.`;
}

function spanOf(
  months: readonly Pick<SettledMonth, 'month'>[],
  write: (month: number) => string,
  between: string,
): string {
  const [first] = months;
  const last = months.at(-1);
  return first && last ? [...new Set([write(first.month), write(last.month)])].join(between) : '';
}

/** What both divisions of kWh, by the key and by the seller's bill, come to more than was drawn; with a sign. */
export function keyDifference(rows: readonly PointStatement[]): number {
  const more = sumOf(
    rows,
    (own) => own.sharedKwh + own.usedCreditKwh + own.boughtKwh - own.drawnKwh,
  );
  return Math.abs(more) < 0.0005 ? 0 : more;
}

interface Words {
  /** The day the statement is made. */
  readonly day: IsoDay;
  readonly format: (value: number, digits: number) => string;
}

/** A member's statement as plain text, for an e-mail. */
export function statementText(
  input: MonthInput,
  months: readonly SettledMonth[],
  member: string,
  {day, format}: Words,
): string {
  const rows = statementsOf(input, months).filter((own) => own.member === member);
  const kwh = (of: (own: PointStatement) => number, from = rows): string =>
    `${format(sumOf(from, of), 3)} kWh`;
  const zl = (value: number | null): string =>
    value === null ? 'bez stawek' : `${format(value, 2)} zł`;
  const missing = sumOf(rows, ({missingHours}) => missingHours);
  const lacks = new Map(
    rows.flatMap(({point, money}) =>
      money && money.lacks.length > 0 ? [[point, money.lacks.join('; ')] as const] : [],
    ),
  );
  const difference = keyDifference(rows);
  const provisional = provisionalText(months);
  return [
    input.name === '' ? 'Spółdzielnia energetyczna' : input.name,
    `Zestawienie nr ${statementNumber(input, months, member)}: ${member}`,
    ...(provisional === null ? [] : [provisional]),
    `Okres: ${periodOf(months)}. Sporządzono: ${formatDate(day).replace(/\u00a0/g, ' ')}`,
    '',
    'Energia',
    `Pobrane po bilansie godzin ${kwh(({drawnKwh}) => drawnKwh)} = kupione u sprzedawcy ${kwh(({boughtKwh}) => boughtKwh)} + ze spółdzielni ${kwh(({fromCooperativeKwh}) => fromCooperativeKwh)}.`,
    `Według klucza spółdzielni: wspólne ${kwh(({sharedKwh}) => sharedKwh)}, z zapasu ${kwh(({usedCreditKwh}) => usedCreditKwh)}.`,
    ...(difference === 0 ? [] : [differenceText(difference, format)]),
    ...rows.map(
      (own) =>
        `– ${monthName(own.month)}, ${own.point}${own.ppe === '' ? '' : ` (PPE ${own.ppe})`}: pobrane ${kwh(({withdrawnKwh}) => withdrawnKwh, [own])}, oddane ${kwh(({injectedKwh}) => injectedKwh, [own])}, kupione ${kwh(({boughtKwh}) => boughtKwh, [own])}, rachunek brutto ${zl(own.money?.grossZl ?? null)}`,
    ),
    '',
    'Kwoty',
    `W spółdzielni: do zapłaty ${zl(moneyOf(rows, ({paidZl}) => paidZl))}, do wypłaty ${zl(moneyOf(rows, ({gotZl}) => gotZl))}.`,
    `Bez spółdzielni: do zapłaty ${zl(moneyOf(rows, ({without}) => without.paidZl))}, do wypłaty ${zl(moneyOf(rows, ({without}) => without.gotZl))}.`,
    ...Array.from(lacks, ([point, text]) => `Kwota jest niepełna. ${point}, brakuje: ${text}.`),
    ...(missing > 0
      ? [`Brakujące odczyty godzinowe: ${format(missing, 0)}. Liczą się jako zero.`]
      : []),
    '',
    'To wyliczenie do sprawdzenia faktur. Dokumentem jest faktura sprzedawcy.',
    '',
  ].join('\n');
}

/** Why shared, from the stock and bought are not what was drawn. */
export function differenceText(kwh: number, format: Words['format']): string {
  return `Wspólne i z zapasu dzieli klucz spółdzielni, a kupione rozporządzenie (§ 3 ust. 3): razem to o ${format(Math.abs(kwh), 3)} kWh ${kwh > 0 ? 'więcej' : 'mniej'} niż pobrane.`;
}
