import {type FieldError, inQuotes} from '@cooperative/polish';
import {memberLimit} from '../cooperative/description/limits';
import {showNumber} from '../law/verdict';
import {
  fixedShares,
  haveCommonDay,
  keyOf,
  numbersOf,
  withinMembership,
  withoutShareCount,
  type Days,
} from './life';
import {plainNumber} from './matching';
import {memberName} from '../record/memberName';
import {ownerOf} from '../record/sources';
import type {CooperativeRecord, Point} from '../record/schema';

/** What no single field shows, and the tools let nobody enter: a file with any of it is refused. */
export function faultsOf({points, tariffs, shares}: CooperativeRecord): readonly FieldError[] {
  if (points.length > memberLimit) {
    // From files of meters and several lists together; a saved file of them could not be opened again.
    return [
      {
        field: 'points',
        message: `Punktów jest ${showNumber(points.length)}, a\u00a0rozliczenie bierze najwyżej ${showNumber(memberLimit)}. Usuń część plików albo punktów i\u00a0rozlicz je osobno.`,
      },
    ];
  }
  const ids = points.map(({id}) => id);
  return [
    ...points.flatMap(({id}, index) =>
      twice(index, ids.indexOf(id) < index, 'id', `Nazwę ${inQuotes(id)}`),
    ),
    ...points.flatMap(({id, tariff, laterTariffs = []}, index) =>
      [tariff, ...laterTariffs.map((later) => later.tariff)].flatMap((own): FieldError[] =>
        own !== undefined && !Object.hasOwn(tariffs, own)
          ? [
              {
                field: `points[${index + 1}].tariff`,
                message: `Punkt ${inQuotes(id)} ma stawki ${inQuotes(own)}, których nie podano. Wybierz inne albo je dodaj.`,
              },
            ]
          : [],
      ),
    ),
    ...(shares ? wrongShares(shares, points.length, 'shares') : []),
  ];
}

/** What no single field shows. While there is any of it nothing is settled. */
export function problemsOf(input: CooperativeRecord): readonly FieldError[] {
  const {points, members = [], laterPrices = []} = input;
  const faults = faultsOf(input);
  if (faults.some(({field}) => field === 'points')) {
    return faults;
  }
  const lived = withinMembership(input).points;
  const isNumberTaken = takenNumbers(lived);
  return [
    ...faults,
    ...lived.flatMap((point, index) =>
      twice(index, isNumberTaken[index] === true, 'ppe', `Numer ${inQuotes(point.ppe ?? '')}`),
    ),
    ...points.flatMap((point, index) => wrongDays(point, `points[${index + 1}]`)),
    ...members.flatMap(({name, ...days}) =>
      turned(days, 'members.to', `Członek ${inQuotes(name)}`),
    ),
    ...lived.flatMap((point, index) => {
      const own = points[index];
      const member = members.find(({name}) => memberName(name) === ownerOf(point));
      return own && member && !isTurned(own) && !isTurned(member) && isTurned(point)
        ? [
            {
              field: `points[${index + 1}].to`,
              message: `Punkt ${inQuotes(point.id)}: w żadnym z jego dni członek ${inQuotes(member.name)} nie jest w spółdzielni. Popraw dni punktu albo członka.`,
            },
          ]
        : [];
    }),
    ...(keyOf(input) === 'fixed' ? wrongKey(input) : []),
    ...laterPrices.flatMap(({from}) => midMonth(from, 'laterPrices', 'Cena energii wspólnej')),
  ];
}

function twice(index: number, isTwice: boolean, field: string, what: string): FieldError[] {
  const also = field === 'ppe' ? ' w te same dni' : '';
  return isTwice
    ? [
        {
          field: `points[${index + 1}].${field}`,
          message: `${what} ma${also} więcej niż jeden punkt. Popraw jeden z nich.`,
        },
      ]
    : [];
}

/** Of each point whether one before it has its number on the same day; a sold house has two owners, one after the other. */
function takenNumbers(points: readonly Point[]): readonly boolean[] {
  const taken = new Map<string, Days[]>();
  return points.map((point) => {
    const own = numbersOf(point).map(({ppe, ...days}) => ({number: plainNumber(ppe), days}));
    const isTaken = own.some(({number, days}) =>
      taken.get(number)?.some((other) => haveCommonDay(days, other)),
    );
    for (const {number, days} of own) {
      taken.set(number, [...(taken.get(number) ?? []), days]);
    }
    return isTaken;
  });
}

function wrongDays(point: Point, field: string): readonly FieldError[] {
  const {id, laterTariffs = []} = point;
  return [
    ...turned(point, `${field}.to`, `Punkt ${inQuotes(id)}`),
    ...laterTariffs.flatMap((later) =>
      midMonth(
        later.from,
        `${field}.laterTariffs`,
        `Stawki punktu ${inQuotes(id)}`,
        ' Możesz też opisać to jako dwa punkty o tym samym numerze: jeden do dnia przed zmianą, drugi od dnia zmiany. Opłaty stałe policzą się wtedy za dni, a kilowatogodziny według godzin każdego z nich.',
      ),
    ),
  ];
}

/** What is wrong with the fixed shares, beside what makes a file of them a foreign one. */
function wrongKey(input: CooperativeRecord): readonly FieldError[] {
  const {points, shares, laterShares = []} = input;
  const unsaid = withoutShareCount(input);
  const ofMembers =
    unsaid.length === 0
      ? wrongShares(fixedShares(input) ?? [], points.length, 'shares')
      : [
          {
            field: 'shares',
            message: `Klucz dzieli energię według udziałów członków, a\u00a0nie podano, ile ich mają: ${unsaid.join(', ')}. Wpisz to w\u00a0teczce przy członku albo podaj w\u00a0kluczu udziały punktów.`,
          },
        ];
  return [
    ...(shares || points.length === 0 ? [] : ofMembers),
    ...laterShares.flatMap(({from, shares: later}) => [
      ...wrongShares(later, points.length, 'laterShares'),
      ...midMonth(from, 'laterShares', 'Udziały'),
    ]),
    ...(laterShares.length > 0 && shares === undefined
      ? [
          {
            field: 'laterShares',
            message: 'Podaj też udziały, od których spółdzielnia zaczyna (shares).',
          },
        ]
      : []),
  ];
}

/** That a last day is before the first. */
function turned(days: Days, field: string, what: string): readonly FieldError[] {
  const {from = '', to = ''} = days;
  const message = `${what}: ostatni dzień (${to}) jest przed pierwszym (${from}). Popraw jeden z nich.`;
  return isTurned(days) ? [{field, message}] : [];
}

function isTurned({from, to}: Days): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/** What changes within a month would part its bill in two, which is not settled here. */
function midMonth(from: string, field: string, what: string, other = ''): readonly FieldError[] {
  return from.endsWith('-01')
    ? []
    : [
        {
          field,
          message: `${what}: zmiany w środku miesiąca (${from}) nie umiemy jeszcze policzyć. Podaj pierwszy dzień miesiąca, np. ${from.slice(0, 7)}-01.${other}`,
        },
      ];
}

function wrongShares(
  shares: readonly number[],
  points: number,
  field: string,
): readonly FieldError[] {
  return shares.length !== points || shares.every((share) => share === 0)
    ? [
        {
          field,
          message: `Podaj po jednym udziale na punkt (${points}), nie same zera; znaleziono ${shares.length}.`,
        },
      ]
    : [];
}
