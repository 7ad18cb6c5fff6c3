import {foldPolish} from '../kernel/text';
import {failed, ok, type FieldError, type Result} from '../kernel/result';
import {hasLostDigits} from '../meterFiles/table/cellNumbers';
import {readTable} from '../meterFiles/table/splitTable';
import {readText} from '../meterFiles/table/decode';
import {readNumber} from '../polish/number';
import type {Point} from './schema';

/** A sample list of points, shown next to the field. */
export const pointsCsvExample = `nazwa;numer PPE;członek;moc umowna
szkoła;590322400000000011;Gmina;40
urząd;590322400000000021;Gmina;12
dom Nowaków;590322400000000031;;`;

type Column = 'id' | 'ppe' | 'holder' | 'orderedKw';

const columnWords: readonly (readonly [RegExp, Column])[] = [
  [/^nazw|^punkt$/, 'id'],
  [/ppe|^numer/, 'ppe'],
  [/^czlonek|^nalezy/, 'holder'],
  [/^moc/, 'orderedKw'],
];

/** As much of a file as holds the header of a list. */
export const headBytes = 500;

/** Whether a file that begins with these bytes is a list of points, by its header. */
export function isPointsCsv(head: Uint8Array): boolean {
  const text = readText(head.subarray(0, headBytes), 'lista');
  const [first = ''] = text.ok ? text.value.split(/\r?\n/, 1) : [];
  const columns = first.split(/[;,\t]/).map(columnOf);
  return columns.includes('id') && (columns.includes('ppe') || columns.includes('holder'));
}

/** Reads a list of points with a header. Errors name the line. */
export function readPointsCsv(text: string): Result<readonly Point[]> {
  const table = readTable(text, 'lista');
  if (!table.ok) {
    return table;
  }
  const [header, ...rows] = table.value;
  const columns = (header?.cells ?? []).map(columnOf);
  const errors: FieldError[] = [];
  const points = rows.flatMap(({cells, line}): Point[] => {
    const cellOf = (column: Column): string => (cells[columns.indexOf(column)] ?? '').trim();
    const id = cellOf('id');
    if (cells.every((cell) => cell.trim() === '')) {
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
    const power = cellOf('orderedKw');
    const kw = power === '' ? null : readNumber(power, {min: 0, max: 100_000});
    if (kw && kw.kind !== 'number') {
      errors.push({
        field: `wiersz ${line}`,
        message: `Wiersz ${line}, moc umowna: znaleziono „${power.slice(0, 40)}”. Wpisz liczbę kW, np. 40.`,
      });
    }
    const holder = cellOf('holder');
    const isOwn = foldPolish(holder) === 'spoldzielnia';
    return [
      {
        id,
        ...(ppe !== '' && {ppe}),
        ...(isOwn ? {ofCooperative: true} : holder !== '' && {holder}),
        ...(kw?.kind === 'number' && {orderedKw: kw.value}),
      },
    ];
  });
  return errors.length > 0 ? failed(errors) : ok(points);
}

function columnOf(cell: string): Column | null {
  const word = foldPolish(cell.trim().replaceAll('"', ''));
  return columnWords.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}
