import {foldPolish, inQuotes, type IsoDay, parsePolishDate, readNumber} from '@cooperative/polish';
import {hasLostDigits} from '@cooperative/meter-files';
import type {TableRow} from '@cooperative/meter-files/table';
import {limits} from '../cooperative/description/limits';
import {withoutEmpty} from '../record/empty';
import {readNip} from '../documents/identifiers';
import {kwhIn, memberKindOf, type ListColumn} from '../record/listColumns';
import type {Member, Point} from '../record/schema';
import {pointKindOf} from './kinds';
import type {ListTable} from './listTable';

/** What one row of a list says. */
export interface PointRow {
  readonly line: number;
  readonly point: Point;
  /** Who the point belongs to; empty if the row does not say. */
  readonly holder: string;
  /** What the row says of who it belongs to. */
  readonly member: Pick<Member, 'kind' | 'nip' | 'email' | 'from' | 'to'>;
  /** What is wrong with the row, in Polish. */
  readonly problems: readonly string[];
}

/** What is the same for all rows of a list. */
interface OfList {
  /** Whether points have numbers: a row that sums them up has none. */
  readonly haveNumbers: boolean;
  /** Hears what looks wrong, and what is left out. */
  readonly tell: (note: string) => void;
}

/** Whether points of a list have numbers. */
export function hasNumbers({rows, columns}: ListTable): boolean {
  const at = columns.get('ppe');
  return at !== undefined && rows.some(({cells}) => /\d{6}/.test(bareNumber(cells[at] ?? '')));
}

/** Reads the row of a point; null for an empty one and for sums. */
export function pointRow(
  row: TableRow,
  {columns, kwhFactor}: ListTable,
  {haveNumbers, tell}: OfList,
): PointRow | null {
  const cells = new RowCells(row, columns);
  const names = namesIn(cells);
  if (row.cells.every((cell) => cell.trim() === '')) {
    return null;
  }
  const {id, ppe} = names;
  if (isSum(row, cells, names, haveNumbers)) {
    if (haveNumbers && id === firstIn(row)) {
      tell(
        `Wiersz ${row.line} zaczyna się od ${inQuotes(id)} i nie ma numeru PPE, więc pominięto go jako sumę. Jeśli to punkt, nazwij go inaczej albo dopisz numer.`,
      );
    }
    return null;
  }
  if (hasLostDigits(ppe)) {
    cells.complain(
      `, numer PPE: arkusz kalkulacyjny zapisał go jako ${inQuotes(ppe)} i ostatnie cyfry przepadły. Ustaw w tej kolumnie format „tekst” i wpisz numer jeszcze raz.`,
    );
  }
  const orderedKw = cells.number('orderedKw', limits.kw, {
    name: 'moc umowna',
    remedy: 'Wpisz liczbę kW, np. 40.',
  });
  const annualKwh = yearIn(cells, kwhFactor);
  const phases = cells.choice('phases', [1, 3], {name: 'fazy', remedy: 'Wpisz 1 albo 3.'});
  const billingMonths = cells.choice('billingMonths', [1, 2, 6, 12], {
    name: 'okres rozliczeniowy',
    remedy: 'Wpisz liczbę miesięcy: 1, 2, 6 albo 12.',
  });
  const memberKind = memberKindIn(cells);
  const sourceKw = cells.number('panelKw', limits.kw, {
    name: 'moc paneli',
    remedy: 'Wpisz liczbę kWp, np. 6.',
  });
  const earlierPpe = earlierNumbersIn(cells);
  const [from, to] = [cells.day('from', 'od'), cells.day('to', 'do')];
  const member = {
    kind: memberKind,
    nip: nipIn(cells, tell),
    email: emailIn(cells, tell),
    from: cells.day('memberFrom', 'członek od'),
    to: cells.day('memberTo', 'członek do'),
  };
  const holder = cells.text('holder') || (columns.has('name') ? names.fullName : '');
  const ofCooperative =
    itself.test(foldPolish(holder)) || foldPolish(cells.text('profile')) === 'zrodlo spoldzielni';
  if (/^\d+$/.test(ppe) && ppe.length !== digitsOfPoint && !hasLostDigits(ppe)) {
    tell(
      `Wiersz ${row.line}, numer PPE ${inQuotes(ppe)}: cyfr jest ${ppe.length}, a powinno być ${digitsOfPoint}. Sprawdź go na rachunku: z innym numerem nie znajdziemy odczytów tego punktu.`,
    );
  }
  return {
    line: row.line,
    point: {
      id,
      ...withoutEmpty({
        ppe,
        ...(ofCooperative ? {ofCooperative} : {holder}),
        orderedKw,
        annualKwh,
        sourceKw,
        address: cells.text('address'),
        phases,
        billingMonths,
        kind: memberKind && pointKindOf(memberKind),
        earlierPpe,
        from,
        to,
      }),
    },
    holder,
    member,
    problems: cells.problems,
  };
}

/** What a cell is called where it says something else, and what it should say. */
interface Asked {
  readonly name: string;
  readonly remedy: string;
}

/** The cells of a row by their columns, with complaints of those that say something else than they should. */
class RowCells {
  readonly problems: string[] = [];
  private readonly row: TableRow;
  readonly columns: ListTable['columns'];

  constructor(row: TableRow, columns: ListTable['columns']) {
    this.row = row;
    this.columns = columns;
  }

  text(column: ListColumn): string {
    return (this.row.cells[this.columns.get(column) ?? -1] ?? '').trim();
  }

  number(column: ListColumn, max: number, asked: Asked): number | undefined {
    const text = this.text(column);
    // A unit that is the column's own says nothing new.
    const bare = text.replace(column === 'annualKwh' ? / ?[kmg]?wh$/i : / ?(?:kWh|kWp?)$/i, '');
    const found = readNumber(bare, {min: 0, max});
    return this.checked(text, found.kind === 'number' ? found.value : null, asked);
  }

  /** What a cell says; one that says that there is nothing is empty. */
  said(column: ListColumn): string {
    const text = this.text(column);
    return /^(?:[-–—]+|brak|n\/?d\.?|nie dotyczy)$/i.test(text) ? '' : text;
  }

  day(column: ListColumn, name: string): IsoDay | undefined {
    const text = this.said(column);
    // A day of a workbook comes with the time at which it begins.
    const day = parsePolishDate(text.replace(/ 00:00$/, ''));
    return this.checked(text, day, {name, remedy: 'Wpisz datę, np. 15.06.2026.'});
  }

  choice<Choice extends number>(
    column: ListColumn,
    choices: readonly Choice[],
    asked: Asked,
  ): Choice | undefined {
    const text = this.text(column);
    const chosen = choices.find((one) => String(one) === text);
    return this.checked(text, chosen, asked);
  }

  /** The value of a text that has one; any other but an empty one is complained of. */
  checked<Value>(
    text: string,
    value: Value | null | undefined,
    {name, remedy}: Asked,
  ): Value | undefined {
    if (text !== '' && (value === null || value === undefined)) {
      this.complain(`, ${name}: znaleziono ${inQuotes(text)}. ${remedy}`);
    }
    return value ?? undefined;
  }

  get place(): string {
    return `Wiersz ${this.row.line}`;
  }

  complain(words: string): void {
    this.problems.push(`${this.place}${words}`);
  }
}

interface Names {
  readonly id: string;
  readonly ppe: string;
  /** Of a person, from two columns. */
  readonly fullName: string;
}

function namesIn(cells: RowCells): Names {
  const {columns} = cells;
  const ppe = bareNumber(cells.text('ppe'));
  const fullName = [cells.text('firstName'), cells.text('surname')]
    .filter((one) => one !== '')
    .join(' ');
  const isNamed = columns.has('name') || columns.has('surname');
  // A point without a name is called by its owner or its number.
  const id = columns.has('name') ? cells.text('name') : isNamed ? fullName : ppe;
  if (id === '') {
    cells.complain(`: wpisz ${isNamed ? 'nazwę punktu' : 'numer PPE'}.`);
  }
  return {id, ppe, fullName};
}

/** The cooperative itself as the owner of a point, by its kind or its name; one of housing or of farmers is a member. */
const itself = /^spoldzielnia(?: energetyczna\b.*)?$/;

const sums = /^(?:razem|suma|ogolem|lacznie)\b/;

const firstIn = ({cells}: TableRow): string =>
  (cells.find((cell) => cell.trim() !== '') ?? '').trim();

/** Whether a row is of sums: it begins with such a word, which is no name of a point with a number or an owner. */
function isSum(
  row: TableRow,
  cells: RowCells,
  {id, ppe}: Names,
  haveNumbers: OfList['haveNumbers'],
): boolean {
  const first = firstIn(row);
  return (
    sums.test(foldPolish(first)) &&
    !/\d{6}/.test(ppe) &&
    (id !== first || cells.text('holder') === '' || haveNumbers)
  );
}

/** The use of a year in kWh. */
function yearIn(cells: RowCells, kwhFactor: number): number | undefined {
  const used = cells.number('annualKwh', limits.annualKwh, {
    name: 'zużycie roczne',
    remedy: 'Wpisz liczbę kWh, np. 2400.',
  });
  const text = cells.text('annualKwh');
  const unit = /wh$/i.test(text) ? kwhIn(text) : kwhFactor;
  // Rounded to a watt-hour, as 0.1 MWh has no exact thousand.
  return used === undefined ? undefined : Math.round(used * unit * 1000) / 1000;
}

function memberKindIn(cells: RowCells): Member['kind'] {
  const text = cells.text('person');
  return cells.checked(text, memberKindOf(text), {
    name: 'kim jest',
    remedy:
      'Wpisz: osoba fizyczna, osoba prawna, gmina, wspólnota mieszkaniowa albo biblioteka, dom kultury, szpital.',
  });
}

/** Ten digits, however they are written; another number, as a PESEL, is told and not taken. */
function nipIn(cells: RowCells, tell: OfList['tell']): string | undefined {
  const text = cells.said('nip');
  const nip = text === '' ? null : readNip(text);
  if (nip?.ok === false) {
    const [fault] = nip.errors;
    tell(`${cells.place}, NIP: nie wzięto ${inQuotes(text)}. ${fault?.message ?? ''}`);
  }
  return nip?.ok === true ? nip.value : undefined;
}

function emailIn(cells: RowCells, tell: OfList['tell']): string | undefined {
  const text = cells.said('email');
  if (text === '' || /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(text)) {
    return text || undefined;
  }
  tell(`${cells.place}, e-mail: nie wzięto ${inQuotes(text)}, bo to nie jest adres.`);
  return undefined;
}

/** Numbers that the point had before, each with its last day. */
function earlierNumbersIn(cells: RowCells): NonNullable<Point['earlierPpe']> {
  return cells
    .text('earlierPpe')
    .split(',')
    .filter((said) => said.trim() !== '')
    .flatMap((said) => {
      const [number = '', until = ''] = said.split(/\sdo\s/);
      const ppe = bareNumber(number);
      const to = parsePolishDate(until);
      const earlier = ppe === '' || hasLostDigits(ppe) || to === null ? null : {ppe, to};
      const asked = {
        name: 'wcześniejsze numery PPE',
        remedy:
          'Wpisz numer i jego ostatni dzień, np. 590322400000000012 do 15.06.2026; kolejne po przecinku.',
      };
      return cells.checked(said.trim(), earlier, asked) ?? [];
    });
}

/** Of the number of a point of delivery in Poland. */
const digitsOfPoint = 18;

/** The number of a point without spaces, an apostrophe of a spreadsheet and the country. */
function bareNumber(cell: string): string {
  return cell.replaceAll(/['\s]/g, '').replace(/^PL(?=\d{18}$)/i, '');
}
