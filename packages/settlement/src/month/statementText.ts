import {formatDate, type IsoDay} from '@cooperative/polish';
import {monthName, writeMonth} from './calendar';
import {changesOf, correctionAssumption, lotRows, numberRows, type MonthChange} from './changes';
import type {CooperativeRecord} from '../record/schema';
import {mayChange, type SettledMonth} from './settleMonths';
import {
  type Format,
  heading,
  paragraph,
  strong,
  type Sheet,
  type SheetBlock,
  type SheetTable,
} from './sheet';
import {
  memberOf,
  membersOf,
  moneyOf,
  statementsOf,
  sumOf,
  type PointMoney,
  type PointStatement,
} from './statement';
import {withoutNames} from './tables';

/** „2026-05/02”: the months, then the place of the member among the names of all. */
export function statementNumber(
  names: readonly string[],
  months: readonly Pick<SettledMonth, 'month'>[],
  member: string,
): string {
  const place = names.indexOf(member) + 1;
  return `${spanOf(months, writeMonth, '–')}/${String(place).padStart(2, '0')}`;
}

/** „maj 2026”, „styczeń 2026 – luty 2026” */
export function periodOf(months: readonly Pick<SettledMonth, 'month'>[]): string {
  return spanOf(months, monthName, ' – ');
}

/** That a statement of these months is a provisional one, and why; null if none of them may change. */
export function provisionalText(months: readonly SettledMonth[]): string | null {
  const open = months.filter(mayChange);
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
  readonly format: Format;
}

/** What changed for one member since the months were handed out; of months without a change nothing. */
function memberChanges(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
  member: string,
): readonly MonthChange[] {
  const own = input.points.filter((point) => memberOf(point) === member).map(({id}) => id);
  return changesOf(input, months)
    .map((change) => ({...change, points: change.points.filter(({id}) => own.includes(id))}))
    .filter(({points}) => points.length > 0);
}

/** „Zestawienie: Gmina”, or „Zestawienie skorygowane (korekta 1): Gmina”. */
function statementTitle(member: string, changes: readonly MonthChange[]): string {
  const correction = Math.max(0, ...changes.map(({before}) => before.version));
  return correction === 0
    ? `Zestawienie: ${member}`
    : `Zestawienie skorygowane (korekta ${correction}): ${member}`;
}

/** „czerwiec 2026: wcześniej rozliczono 8 lipca 2026 r.” */
export function earlierText({month, before}: MonthChange): string {
  return `${monthName(month)}: wcześniej rozliczono ${formatDate(before.day)}`;
}

/** A member's statement; corrected, with what was before, where a month of it was handed out otherwise. */
export function statementSheet(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
  member: string,
  {day, format}: Words,
): Sheet {
  const rows = statementsOf(input, months).filter((own) => own.member === member);
  const changes = memberChanges(input, months, member);
  const provisional = provisionalText(months);
  const missing = sumOf(rows, ({missingHours}) => missingHours);
  return {
    title: statementTitle(member, changes),
    above: [[input.name === '' ? 'Spółdzielnia energetyczna' : input.name]],
    blocks: [
      paragraph(
        `Nr ${statementNumber(membersOf(input), months, member)}. Okres: ${periodOf(months)}. Sporządzono: ${formatDate(day)}`,
      ),
      ...(provisional === null ? [] : [strong(provisional)]),
      ...changes.flatMap((change) => changeBlocks(change, format)),
      ...(changes.length > 0 ? [paragraph(correctionAssumption)] : []),
      heading('Skąd była energia'),
      ...energyBlocks(rows, format),
      heading('Kwoty'),
      ...(rows.every(({money}) => money === null)
        ? [paragraph('Kwot nie ma, bo w rozliczeniu nie ma stawek punktów.')]
        : moneyBlocks(rows, format)),
      heading('Skąd są liczby'),
      ...(missing > 0
        ? [strong(`Brakujące odczyty godzinowe: ${format(missing, 0)}. Liczą się jako zero.`)]
        : []),
      paragraph(
        `Energia jest z odczytów godzinowych liczników, kwoty ze stawek każdego punktu z danego miesiąca. ${splitText}${waysText(rows, months, format)} To wyliczenie do sprawdzenia faktur. Dokumentem jest faktura sprzedawcy.`,
      ),
    ],
  };
}

/** Where the energy came from: the whole as a bar, and point by point. */
function energyBlocks(rows: readonly PointStatement[], format: Format): readonly SheetBlock[] {
  const kwh = (of: (own: PointStatement) => number): string => `${format(sumOf(rows, of), 3)} kWh`;
  const parts = energyParts.map(([look, name, of]) => ({look, name, kwh: sumOf(rows, of)}));
  const all = parts.reduce((sum, part) => sum + part.kwh, 0);
  const difference = keyDifference(rows);
  return [
    ...(all > 0
      ? [
          {
            kind: 'bar' as const,
            parts: parts.map(({look, name, kwh: own}) => ({
              look,
              share: own / all,
              text: `${name} ${format(own, 3)} kWh, ${format((100 * own) / all, 0)}%`,
            })),
          },
        ]
      : []),
    paragraph(
      `Pobrane po bilansie godzin ${kwh(({drawnKwh}) => drawnKwh)} = kupione u sprzedawcy ${kwh(({boughtKwh}) => boughtKwh)} + ze spółdzielni ${kwh(({fromCooperativeKwh}) => fromCooperativeKwh)}.`,
    ),
    paragraph(
      `Według klucza spółdzielni: wspólne ${kwh(({sharedKwh}) => sharedKwh)}, z zapasu ${kwh(({usedCreditKwh}) => usedCreditKwh)}.`,
    ),
    ...(difference === 0 ? [] : [paragraph(differenceText(difference, format))]),
    pointTable(
      'Energia punkt po punkcie',
      rows,
      energyColumns.map(([name, of]) => [`${name} (kWh)`, (from) => format(sumOf(from, of), 3)]),
    ),
  ];
}

/** What is paid and got with the cooperative and without it, and why; then point by point. */
function moneyBlocks(rows: readonly PointStatement[], format: Format): readonly SheetBlock[] {
  const zl = (
    of: (money: PointMoney) => PointMoney['netZl'],
    from: readonly PointStatement[] = rows,
  ): string => {
    const value = moneyOf(from, of);
    return value === null ? 'bez stawek' : `${format(value, 2)} zł`;
  };
  const sides = [
    ['W spółdzielni', ({paidZl}: PointMoney) => paidZl, ({gotZl}: PointMoney) => gotZl],
    [
      'Bez spółdzielni',
      ({without}: PointMoney) => without.paidZl,
      ({without}: PointMoney) => without.gotZl,
    ],
  ] as const;
  const most = Math.max(...sides.map(([, paid]) => moneyOf(rows, paid) ?? 0));
  const lacks = new Map(
    rows.flatMap(({point, money}) =>
      money && money.lacks.length > 0 ? [[point, money.lacks.join('; ')] as const] : [],
    ),
  );
  return [
    {
      kind: 'amounts',
      amounts: sides.map(([name, paid, got]) => ({
        name,
        // Most are paid out nothing.
        text: [
          `do zapłaty ${zl(paid)}`,
          ...(moneyOf(rows, got) === 0 ? [] : [`do wypłaty ${zl(got)}`]),
        ].join(', '),
        share: most > 0 ? (moneyOf(rows, paid) ?? 0) / most : 0,
      })),
    },
    ...Array.from(lacks, ([point, text]) =>
      strong(`Kwota jest niepełna. ${point}, brakuje: ${text}.`),
    ),
    ...internalBlocks(rows, format),
    pointTable('Kwoty punkt po punkcie', rows, [
      ['Rachunek netto', (from) => zl(({netZl}) => netZl, from)],
      ['VAT', (from) => zl(({vatZl}) => vatZl, from)],
      ['Rachunek brutto', (from) => zl(({grossZl}) => grossZl, from)],
      // Few have one.
      ...(rows.some(({money}) => (money?.internalZl ?? 0) !== 0)
        ? [
            [
              'Cena wewnętrzna',
              (from: readonly PointStatement[]) => zl(({internalZl}) => internalZl, from),
            ] as const,
          ]
        : []),
      ['Bez spółdzielni', (from) => zl(({withoutZl}) => withoutZl, from)],
    ]),
  ];
}

/** A row for each month of each point, and their sums. */
function pointTable(
  label: string,
  rows: readonly PointStatement[],
  columns: readonly (readonly [name: string, write: (from: readonly PointStatement[]) => string])[],
): SheetTable {
  const rowOf = (name: string, from: readonly PointStatement[]): readonly string[] => [
    name,
    ...columns.map(([, write]) => write(from)),
  ];
  return {
    kind: 'table',
    label,
    head: ['Miesiąc i punkt', ...columns.map(([name]) => name)],
    rows: rows.map((own) =>
      rowOf(`${monthName(own.month)}, ${own.point}${own.ppe === '' ? '' : ` (PPE ${own.ppe})`}`, [
        own,
      ]),
    ),
    ...(rows.length > 1 && {total: rowOf('Razem', rows)}),
  };
}

/** Where energy came from, with the colour of each part. */
export const energyParts = [
  ['shared', 'wspólne', ({sharedKwh}: Pick<PointStatement, 'sharedKwh'>) => sharedKwh],
  ['stock', 'z zapasu', ({usedCreditKwh}: Pick<PointStatement, 'usedCreditKwh'>) => usedCreditKwh],
  ['grid', 'kupione', ({boughtKwh}: Pick<PointStatement, 'boughtKwh'>) => boughtKwh],
] as const;

/** What a statement tells of the energy of a point. */
const energyColumns: readonly (readonly [string, (own: PointStatement) => number])[] = [
  ['Pobrane', ({withdrawnKwh}) => withdrawnKwh],
  ['Oddane', ({injectedKwh}) => injectedKwh],
  ['Po bilansie godzin', ({drawnKwh}) => drawnKwh],
  ['Kupione', ({boughtKwh}) => boughtKwh],
  ['Ze spółdzielni', ({fromCooperativeKwh}) => fromCooperativeKwh],
];

/** What changed in a month, told under a heading. */
export function changeBlocks(change: MonthChange, format: Format): readonly SheetBlock[] {
  return [
    heading(`Co się zmieniło: ${monthName(change.month)}`),
    paragraph(earlierText(change)),
    ...changeTables(change, format),
  ];
}

/** What changed in a month: the points, then the lots of the whole cooperative. */
export function changeTables(change: MonthChange, format: Format): readonly SheetTable[] {
  const lots = lotRows(change, format);
  const columns = ['Przed', 'Po', 'Różnica'];
  return [
    {
      kind: 'table',
      label: 'Punkty, przed korektą i po niej',
      head: ['Punkt i liczba', ...columns],
      rows: change.points.flatMap((point) =>
        numberRows(point, format).map(([name = '', ...cells]) => [
          `${point.id}: ${name}`,
          ...cells,
        ]),
      ),
    },
    ...(lots.length > 0
      ? [
          {
            kind: 'table' as const,
            label: 'Zapas spółdzielni, przed korektą i po niej',
            head: ['Partia', ...columns],
            rows: lots,
          },
        ]
      : []),
  ];
}

/** What is paid and paid out at the internal price, if there is one. */
function internalBlocks(rows: readonly PointStatement[], format: Format): readonly SheetBlock[] {
  const prices = [...new Set(rows.flatMap(({money}) => money?.internal.price ?? []))];
  if (!prices.some((price) => price > 0)) {
    return [];
  }
  const of = (value: (money: PointMoney['internal']) => number): number =>
    sumOf(rows, ({money}) => (money ? value(money.internal) : 0));
  const vat = of(({vatZl}) => vatZl);
  const price = prices.map((one) => format(one, 4)).join(' i ');
  const items = (
    [
      ['Energia wspólna, do zapłaty', of(({chargeKwh}) => chargeKwh), of(({chargeZl}) => chargeZl)],
      ['Energia z zapasu, do zapłaty', of(({stockKwh}) => stockKwh), of(({stockZl}) => stockZl)],
      ['Energia wspólna, do wypłaty', of(({payoutKwh}) => payoutKwh), of(({payoutZl}) => payoutZl)],
      [
        'Energia z zapasu, do wypłaty',
        of(({stockPayoutKwh}) => stockPayoutKwh),
        of(({stockPayoutZl}) => stockPayoutZl),
      ],
    ] as const
  ).flatMap(([name, kwh, zl]) =>
    zl > 0 ? [`${name}: ${format(kwh, 3)} kWh po ${price} zł/kWh, ${format(zl, 2)} zł`] : [],
  );
  const twice = rows.flatMap(({month, point, money}) =>
    money && money.internal.twiceKwh > 0
      ? [`${monthName(month)}, ${point}: ${format(money.internal.twiceKwh, 3)} kWh`]
      : [],
  );
  return [
    {
      kind: 'list',
      items: [...items, ...(vat > 0 ? [`VAT od ceny wewnętrznej: ${format(vat, 2)} zł`] : [])],
    },
    ...(twice.length > 0
      ? [
          paragraph(
            `Bez ceny wewnętrznej, bo według rozporządzenia są też na fakturze sprzedawcy: ${twice.join('; ')}.`,
          ),
        ]
      : []),
  ];
}

/** What the comparison is with. */
function waysText(
  rows: readonly PointStatement[],
  months: readonly SettledMonth[],
  format: Format,
): string {
  const ways = new Set(rows.flatMap(({money}) => (money ? [money.without.way] : [])));
  if (ways.size === 0) {
    return '';
  }
  const left = sumOf(rows, ({money}) => money?.without.depositLeftZl ?? 0);
  const prices = months.flatMap(({market}) => market ?? []);
  return [
    ` „Bez spółdzielni” to ten sam licznik w najtańszym sposobie, na który pozwala prawo: ${Array.from(ways, (way) => withoutNames[way]).join(', ')}.`,
    ...(ways.has('netBilling')
      ? ['W net-billingu depozyt miesiąca płaci za energię czynną tego samego miesiąca.']
      : []),
    ...(left > 0
      ? [`Zostaje z niego ${format(left, 2)} zł na 12 następnych miesięcy; tego nie odliczamy.`]
      : []),
    ...(prices.length > 0 && (ways.has('netBilling') || ways.has('sale'))
      ? [
          `Cena RCEm: ${prices.map(({month, value}) => `${month} ${format(value, 2)} zł/MWh`).join(', ')}.`,
        ]
      : []),
  ].join(' ');
}

const splitText = 'Kupiony prąd dzieli na punkty rozporządzenie (Dz.U. 2022 poz. 703 § 3 ust. 3).';

/** Why shared, from the stock and bought are not what was drawn. */
function differenceText(kwh: number, format: Format): string {
  return `Prąd wspólny i z zapasu dzieli klucz spółdzielni, a kupiony – rozporządzenie (§ 3 ust. 3): razem to o ${format(Math.abs(kwh), 3)} kWh ${kwh > 0 ? 'więcej' : 'mniej'}, niż pobrano.`;
}
