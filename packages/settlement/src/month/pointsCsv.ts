import {foldPolish} from '@cooperative/polish/text';
import {failed, ok, type FieldError, type Result} from '@cooperative/polish/result';
import {hasLostDigits} from '@cooperative/meter-files/table/cellNumbers';
import {readTable} from '@cooperative/meter-files/table/splitTable';
import {readText} from '@cooperative/meter-files/table/decode';
import {parsePolishDate, type IsoDay} from '@cooperative/polish/date';
import {readNumber} from '@cooperative/polish/number';
import {memberLimit} from '../cooperative/description/limits';
import {showNumber} from '../law/verdict';
import {listColumnOf, memberKindOf, powerProblem, type ListColumn} from '../record/listColumns';
import {pointKindOf} from './kinds';
import {haveCommonDay, withShares} from './life';
import {plainNumber} from './matching';
import type {CooperativeRecord, Point} from '../record/schema';

/** Months of a billing period that tariffs know. */
const billingPeriods = [1, 2, 6, 12] as const;

/** Rows among which the headings are. */
const headRows = 12;

/** As much of a file as holds the header of a list. */
export const headBytes = 500;

/** Whether a file that begins with these bytes is a list of points, by its header. */
export function isPointsCsv(head: Uint8Array): boolean {
  const text = readText(head.subarray(0, headBytes), 'lista');
  const lines = text.ok ? text.value.split(/\r?\n/) : [];
  return lines.some((line) => isHeader(line.split(/[;,\t]/)));
}

/** Whether these are the headings of a list of points. */
function isHeader(cells: readonly string[]): boolean {
  const columns = cells.map(listColumnOf);
  return (
    columns.includes('name') &&
    (columns.includes('ppe') || columns.includes('holder')) &&
    !cells.some((cell) => ofBills.test(foldPolish(cell)))
  );
}

/** Headings of a bill or of readings, which have names and points too. */
const ofBills = /netto|brutto|kwota|^cena|godzin|kwadrans/;
const sums = /^(?:razem|suma|ogolem|lacznie)\b/;

/** Reads a list of points with a header. Errors name the line. */
export function readPointsCsv(text: string): Result<readonly Point[]> {
  const table = readTable(text, 'lista');
  if (!table.ok) {
    return table;
  }
  // Lines above the headings say whose the list is.
  const at = table.value.slice(0, headRows).findIndex(({cells}) => isHeader(cells));
  const [header, ...rows] = table.value.slice(Math.max(at, 0));
  const columns = (header?.cells ?? []).map(listColumnOf);
  if (columns.includes('power')) {
    return failed([{field: 'wiersz 1', message: powerProblem}]);
  }
  const inWatts = header?.cells.find((cell) => /[[(] ?[mM]?W ?[\])]/.test(cell));
  if (inWatts !== undefined) {
    return failed([
      {
        field: `wiersz ${header?.line ?? 1}`,
        message: `Kolumna „${inWatts}”: moc podaj w kW. Przelicz ją i zmień nagłówek.`,
      },
    ]);
  }
  const errors: FieldError[] = [];
  const points = rows.flatMap(({cells, line}): Point[] => {
    const cellOf = (column: ListColumn): string => (cells[columns.indexOf(column)] ?? '').trim();
    const id = cellOf('name');
    const isSum = sums.test(foldPolish(id)) && cellOf('ppe') === '' && cellOf('holder') === '';
    if (isSum || cells.every((cell) => cell.trim() === '')) {
      return [];
    }
    if (id === '') {
      errors.push({field: `wiersz ${line}`, message: `Wiersz ${line}: wpisz nazwę punktu.`});
    }
    const ppe = cellOf('ppe').replaceAll(/['\s]/g, '');
    if (hasLostDigits(ppe)) {
      errors.push({
        field: `wiersz ${line}`,
        message: `Wiersz ${line}, numer PPE: arkusz kalkulacyjny zapisał go jako „${ppe}” i ostatnie cyfry przepadły. Ustaw w tej kolumnie format „tekst” i wpisz numer jeszcze raz.`,
      });
    }
    const numberIn = (
      column: ListColumn,
      max: number,
      name: string,
      remedy: string,
    ): number | null => {
      const text = cellOf(column);
      // A unit that is the column's own says nothing new.
      const bare = text.replace(/ ?(?:kWh|kWp?)$/i, '');
      const found = text === '' ? null : readNumber(bare, {min: 0, max});
      if (found && found.kind !== 'number') {
        const message = `Wiersz ${line}, ${name}: znaleziono „${text.slice(0, 40)}”. ${remedy}`;
        errors.push({field: `wiersz ${line}`, message});
      }
      return found?.kind === 'number' ? found.value : null;
    };
    const kw = numberIn('orderedKw', 100_000, 'moc umowna', 'Wpisz liczbę kW, np. 40.');
    const year = numberIn('annualKwh', 1e9, 'zużycie roczne', 'Wpisz liczbę kWh, np. 2400.');
    const phases = cellOf('phases');
    if (!/^[13]?$/.test(phases)) {
      errors.push({
        field: `wiersz ${line}`,
        message: `Wiersz ${line}, fazy: znaleziono „${phases.slice(0, 40)}”. Wpisz 1 albo 3.`,
      });
    }
    const period = cellOf('billingMonths');
    const billingMonths = billingPeriods.find((months) => String(months) === period);
    if (period !== '' && billingMonths === undefined) {
      errors.push({
        field: `wiersz ${line}`,
        message: `Wiersz ${line}, okres rozliczeniowy: znaleziono „${period.slice(0, 40)}”. Wpisz liczbę miesięcy: 1, 2, 6 albo 12.`,
      });
    }
    const kindText = cellOf('person');
    const person = memberKindOf(kindText);
    if (kindText !== '' && person === null) {
      errors.push({
        field: `wiersz ${line}`,
        message: `Wiersz ${line}, kim jest: znaleziono „${kindText.slice(0, 40)}”. Wpisz: osoba fizyczna, osoba prawna, gmina, wspólnota mieszkaniowa albo biblioteka, dom kultury, szpital.`,
      });
    }
    const kind = person === null ? undefined : pointKindOf(person);
    const panels = numberIn('panelKw', 100_000, 'moc paneli', 'Wpisz liczbę kWp, np. 6.');
    const dayIn = (column: 'from' | 'to', name: string): IsoDay | undefined => {
      const text = cellOf(column);
      const day = parsePolishDate(text);
      if (text !== '' && day === null) {
        errors.push({
          field: `wiersz ${line}`,
          message: `Wiersz ${line}, ${name}: znaleziono „${text.slice(0, 40)}”. Wpisz datę, np. 15.06.2026.`,
        });
      }
      return day ?? undefined;
    };
    const from = dayIn('from', 'od');
    const to = dayIn('to', 'do');
    const holder = cellOf('holder');
    const isOwn =
      foldPolish(holder) === 'spoldzielnia' ||
      foldPolish(cellOf('profile')) === 'zrodlo spoldzielni';
    const address = cellOf('address');
    return [
      {
        id,
        ...(ppe !== '' && {ppe}),
        ...(isOwn ? {ofCooperative: true} : holder !== '' && {holder}),
        ...(kw !== null && {orderedKw: kw}),
        ...(year !== null && {annualKwh: year}),
        ...(panels !== null && {sourceKw: panels}),
        ...(address !== '' && {address}),
        ...((phases === '1' || phases === '3') && {phases: phases === '1' ? 1 : 3}),
        ...(billingMonths !== undefined && {billingMonths}),
        ...(kind !== undefined && {kind}),
        ...(from !== undefined && {from}),
        ...(to !== undefined && {to}),
      },
    ];
  });
  if (points.length > memberLimit) {
    const message = `Na liście jest ${showNumber(points.length)} punktów, a\u00a0zmieści się najwyżej ${showNumber(memberLimit)}. Nie wzięto żadnego: podziel listę.`;
    return failed([{field: 'lista', message}]);
  }
  return errors.length > 0 ? failed(errors) : ok(points);
}

/**
 * A cooperative with the points of a list. One of a known number or name is that point and keeps what the list does not
 * say; others come after, with a share where shares are fixed. No point goes.
 */
export function withListed(
  input: CooperativeRecord,
  listed: readonly Point[],
): Pick<CooperativeRecord, 'points' | 'shares' | 'laterShares'> {
  const points = [...input.points];
  for (const point of listed) {
    const byNumber = points.findIndex(
      (known) =>
        known.ppe !== undefined &&
        plainNumber(known.ppe) === plainNumber(point.ppe ?? '') &&
        // A sold house has two owners, one after the other.
        haveCommonDay(known, point),
    );
    const place = byNumber < 0 ? points.findIndex(({id}) => id === point.id) : byNumber;
    const known = points[place];
    if (known) {
      points[place] = {...known, ...point, id: known.id};
    } else {
      points.push(point);
    }
  }
  const added = points.slice(input.points.length);
  return {
    points,
    ...withShares(input, (shares) => [...shares, ...added.map(() => 1)]),
  };
}
