import {
  checkHolders,
  fieldOf,
  fields,
  type MemberInput,
  memberLimit,
  memberOfPath,
  type NumberKey,
} from '@cooperative/settlement/description';
import {type ConsumptionKind, consumptionKinds} from '@cooperative/settlement/models';
import {
  failed,
  type FieldError,
  foldPolish,
  inQuotes,
  monthNames,
  ok,
  readNumber,
  type Result,
} from '@cooperative/polish';
import {readTable} from '@cooperative/meter-files/table';
import {personOf, showNumber} from '@cooperative/settlement/law';
import {newSources, ownSourceName, consumptionNames} from '../defaults';
import {
  kwhIn,
  type ListColumn,
  listExample,
  memberKindOf,
  monthColumn,
} from '@cooperative/settlement/record';
import {months, readHeader, usualColumns} from './membersCsvColumns';
import {equalShare} from './shares';

const longestName = fields['members.id'].letters;

/** The sample of the list, with a column of shares where the key is fixed. */
export function listExampleFor(hasShares: boolean): string {
  const [header = '', ...rows] = listExample.split('\n');
  return hasShares
    ? [`${header};udział`, ...rows.map((row) => `${row};1`)].join('\n')
    : listExample;
}

/** Members of a list, and their shares in the same order; the default share is 1. */
export interface MemberList {
  readonly members: readonly MemberInput[];
  readonly shares: readonly number[];
}

/** What the cooperative determines for members who join it. */
interface Joined {
  readonly tariff: string | undefined;
  /** Only a fixed key has shares; with the hourly key, shares in the list would be lost. */
  readonly hasShares: boolean;
}

/** All names of each kind, in Polish and as in the description, without diacritics. */
const kinds: ReadonlyMap<string, ConsumptionKind> = new Map(
  consumptionKinds.flatMap((kind) => [
    [foldPolish(kind), kind] as const,
    [foldPolish(consumptionNames[kind]), kind] as const,
  ]),
);

/**
 * Reads a list of members as copied or saved by spreadsheets. A header names the columns: name, kind of use, kWh a year,
 * kWp of panels, share, whose the point is, what that member is, and for those who have the bills kWh of the twelve
 * months, whose sum replaces an empty year. Without a header they come in that order, and the two about the holder are
 * left out. Columns are separated as in any table; a cell in quotes may hold the separator. Errors name the line.
 */
export function readMembersCsv(text: string, joined: Joined): Result<MemberList> {
  const table = readTable(text, 'lista');
  if (!table.ok) {
    return table;
  }
  const [first] = table.value;
  const hasHeader = /^(?:nazwa|name)$/.test(foldPolish(first?.cells[0] ?? ''));
  const header = hasHeader ? readHeader(first?.cells ?? []) : ok(usualColumns);
  if (!header.ok) {
    return header;
  }
  const body = hasHeader ? table.value.slice(1) : table.value;
  if (body.length === 0) {
    return failed([{field: 'lista', message: 'Lista jest pusta. Wpisz co najmniej jeden wiersz.'}]);
  }
  if (body.length > memberLimit) {
    return failed([
      {
        field: 'lista',
        message: `Wierszy na liście: ${showNumber(body.length)}. Kalkulator przyjmuje najwyżej ${showNumber(memberLimit)}.`,
      },
    ]);
  }
  const numberColumns = header.value.filter(isNumberColumn);
  const errors: FieldError[] = [];
  const read = body.map(({cells, line}) => {
    const cellOf = (column: ListColumn): string => cells[header.value.indexOf(column)] ?? '';
    const kwhOf = (column: ListColumn, value: number): number =>
      hasHeader
        ? toWattHour(value * kwhIn(first?.cells[header.value.indexOf(column)] ?? ''))
        : value;
    return readRow({numberColumns, cellOf, kwhOf}, line, joined, errors);
  });
  const members = read.map(({member}) => member);
  for (const {field, message} of errors.length > 0 ? [] : checkHolders(members)) {
    const number = body[memberOfPath(field) ?? 0]?.line ?? 0;
    errors.push({field: `wiersz ${number}`, message: `Wiersz ${number}. ${message}`});
  }
  return errors.length > 0 ? failed(errors) : ok({members, shares: read.map(({share}) => share)});
}

/** A column that holds a number of the member, under the name it has in the table of fields. */
type NumberColumn = {
  [Column in ListColumn]: `members.${Column}` extends NumberKey ? Column : never;
}[ListColumn];

function isNumberColumn(column: ListColumn | null): column is NumberColumn {
  const field = Object.entries(fields).find(([key]) => key === `members.${column}`)?.[1];
  return field !== undefined && 'max' in field;
}

/** The cells of a row by their columns, and their energy in kWh. */
interface RowCells {
  readonly numberColumns: readonly NumberColumn[];
  readonly cellOf: (column: ListColumn) => string;
  readonly kwhOf: (column: ListColumn, value: number) => number;
}

/** Rounded to a watt-hour: 0.1 MWh has no exact thousand. */
function toWattHour(kwh: number): number {
  return Math.round(kwh * 1000) / 1000;
}

function readRow(
  {numberColumns, cellOf, kwhOf}: RowCells,
  number: number,
  {tariff, hasShares}: Joined,
  errors: FieldError[],
): {readonly member: MemberInput; readonly share: number} {
  const [name, annual, power, part] = [
    cellOf('name'),
    cellOf('annualKwh'),
    cellOf('panelKw'),
    cellOf('share'),
  ];
  const complain = (column: string, found: string, remedy: string): void => {
    errors.push({
      field: `wiersz ${number}`,
      message: `Wiersz ${number}, ${column}: znaleziono ${inQuotes(found)}. ${remedy}`,
    });
  };
  const read = (column: string, cell: string, key: NumberKey): number => {
    const {min = 0, max, isWhole = false} = fieldOf(key);
    const found = readNumber(cell, {min, max, isWhole});
    if (found.kind === 'number') {
      return found.value;
    }
    const remedy =
      found.kind === 'ambiguous'
        ? `Czy to ${showNumber(found.thousands)}? Napisz bez kropki i przecinka: ${found.thousands}.`
        : `Wpisz liczbę od ${showNumber(min)} do ${showNumber(max)}, np. 2500 albo 2500,5.`;
    complain(column, cell, remedy);
    return 0;
  };
  if (name === '' || name.length > longestName) {
    complain('nazwa', name, `Wpisz nazwę o długości od 1 do ${longestName} znaków.`);
  }
  const isOwn = foldPolish(cellOf('profile')) === foldPolish(ownSourceName);
  const kind = kinds.get(foldPolish(cellOf('profile')));
  if (!kind && !isOwn) {
    complain(
      'profil',
      cellOf('profile'),
      `Wpisz jeden z: ${Object.values(consumptionNames).join(', ')} albo ${ownSourceName}.`,
    );
  }
  const monthlyKwh = months.some((month) => cellOf(month) !== '')
    ? monthNames.map(([month], index) =>
        kwhOf(monthColumn(index), read(month, cellOf(monthColumn(index)), 'profile.monthlyKwh')),
      )
    : undefined;
  const sumOfMonths = monthlyKwh?.reduce((all, kwh) => all + kwh, 0);
  const annualKwh =
    annual === '' && (sumOfMonths !== undefined || isOwn)
      ? (sumOfMonths ?? 0)
      : kwhOf('annualKwh', read('zużycie', annual, 'profile.annualKwh'));
  if (sumOfMonths !== undefined && Math.abs(sumOfMonths - annualKwh) > 0.5) {
    complain(
      'zużycie',
      annual,
      `Suma 12 miesięcy to ${sumOfMonths}: wpisz ją albo zostaw to pole puste.`,
    );
  }
  const kw = power === '' ? 0 : read('moc', power, 'sources.kw');
  const share = part === '' ? equalShare : read('udział', part, 'key.shares');
  if (part !== '' && !hasShares) {
    complain(
      'udział',
      part,
      'Udziały są tylko przy kluczu „stałe udziały”. Wybierz go w części „Podział wewnętrzny” albo usuń tę kolumnę.',
    );
  }
  const numbers = Object.fromEntries(
    numberColumns
      .filter((column) => cellOf(column) !== '')
      .map((column) => {
        const key = `members.${column}` as const;
        return [column, read(fields[key].name, cellOf(column), key)];
      }),
  ) as Pick<MemberInput, NumberColumn>;
  const holder = cellOf('holder');
  if (holder.length > longestName) {
    complain('należy do', holder, `Wpisz nazwę o długości do ${longestName} znaków.`);
  }
  const kindOfMember = memberKindOf(cellOf('person'));
  const person = kindOfMember && personOf(kindOfMember);
  if (cellOf('person') !== '' && !person) {
    complain(
      'kim jest',
      cellOf('person'),
      'Wpisz: osoba fizyczna, osoba prawna, gmina, wspólnota mieszkaniowa albo biblioteka, dom kultury, szpital. To pole może też zostać puste.',
    );
  }
  if (isOwn) {
    const sources = kw > 0 ? [{...newSources.pv, kw}] : [];
    if (sources.length === 0) {
      complain('moc', power, 'Wpisz moc paneli w kWp, większą od zera.');
    }
    if (annualKwh > 0 || holder !== '' || person) {
      complain(
        'profil',
        cellOf('profile'),
        'Źródło spółdzielni nie ma zużycia ani właściciela: zostaw te kolumny puste.',
      );
    }
    return {member: {id: name, ofCooperative: true, sources}, share: 0};
  }
  return {
    member: {
      id: name,
      ...(holder !== '' && {holder}),
      ...(person && {person}),
      ...numbers,
      profile: {
        kind: kind ?? 'household',
        annualKwh: sumOfMonths ?? annualKwh,
        ...(monthlyKwh && {monthlyKwh}),
        seed: 1,
      },
      ...(kw > 0 && {sources: [{...newSources.pv, kw}]}),
      ...(tariff !== undefined && {tariff}),
    },
    share,
  };
}
