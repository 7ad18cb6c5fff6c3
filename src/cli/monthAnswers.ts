import {ContentError} from '../content/problem';
import type {Preference} from '@cooperative/meter-files';
import {
  type MonthFile,
  type Month,
  parseMonth,
  reopened,
  writeMonth,
} from '@cooperative/settlement/month';
import {limits} from '@cooperative/settlement/description';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {type IsoDay, parsePolishDate, readNumber} from '@cooperative/polish';
import {answersUsage, meterAnswers, type MeterAnswers} from './meterAnswers';
import {memberDocumentsUsage, type DocumentsAsked} from './memberDocuments';

export const monthUsage = `${answersUsage}
Które miesiące:
  --od 2026-06: ten miesiąc i wszystkie następne rozlicz od nowa, z zapasem z archiwum
  --zapas "2026-04=12,5;2026-05=300" albo --bez-zapasu: zapas, z jakim zaczyna się ten miesiąc, gdy archiwum go nie ma
  --zamknij 2026-06: zamknij miesiąc mimo brakujących godzin, jako wstępny
  --zapisz plik.json: zapisz plik spółdzielni na następny raz
  --dodane "korekta.csv=2026-07-08": dzień, w którym przyszedł plik (kilka po średniku); późniejszy jest nowszy, pliki bez dnia
      są najstarsze, w kolejności nazw
  --dokumenty folder: zapisz zestawienia, pisma do sprzedawcy i tabele
${memberDocumentsUsage}`;

/** What the words after the command say of the months of a folder. */
interface MonthAnswers {
  readonly prefer: Preference | undefined;
  /** The first month to be settled anew. */
  readonly from: Month | undefined;
  /** The stock that month opens with. */
  readonly opening: CooperativeRecord['stock'] | undefined;
  readonly closedAnyway: string | undefined;
}

/** The days on which files came, by their names. */
type Arrivals = ReadonlyMap<string, IsoDay>;

/** Parts the words after the command into the folder, what its files do not say, and what is asked of its months. */
export function monthAnswers(words: string[]): MonthAnswers & {
  readonly names: readonly string[];
  readonly answers: MeterAnswers;
  /** The file to write. */
  readonly saveAs: string | undefined;
  readonly arrivals: Arrivals;
  /** The folder for statements, letters and tables. */
  readonly documents: string | undefined;
  readonly memberDocuments: DocumentsAsked | undefined;
} {
  const {names, answers, prefer, values} = meterAnswers(words, {
    od: {type: 'string'},
    zapas: {type: 'string'},
    'bez-zapasu': {type: 'boolean'},
    zamknij: {type: 'string'},
    zapisz: {type: 'string'},
    dodane: {type: 'string'},
    dokumenty: {type: 'string'},
    ustawienia: {type: 'string'},
    wystaw: {type: 'string'},
    'przygotuj-ponownie': {type: 'boolean'},
  });
  const textOf = (option: string): string | undefined => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  const [from, closed] = ['od', 'zamknij'].map((option) => {
    const text = textOf(option);
    return text === undefined ? undefined : monthIn(option, text);
  });
  const lots = textOf('zapas');
  const isEmpty = values['bez-zapasu'] === true;
  if (isEmpty && lots !== undefined) {
    throw new ContentError('Podaj jedno: --zapas albo --bez-zapasu.');
  }
  if (from === undefined && (isEmpty || lots !== undefined)) {
    throw new ContentError(
      '--zapas i --bez-zapasu mówią o miesiącu, który podaje --od. Dopisz go.',
    );
  }
  const settingsFile = textOf('ustawienia');
  const issueTo = textOf('wystaw');
  const isAgain = values['przygotuj-ponownie'] === true;
  if ((settingsFile === undefined && issueTo !== undefined) || (issueTo === undefined && isAgain)) {
    throw new ContentError(
      '--wystaw i --przygotuj-ponownie mówią o dokumentach członków: podaj też --ustawienia i --wystaw.',
    );
  }
  return {
    names,
    answers,
    prefer,
    memberDocuments:
      settingsFile === undefined ? undefined : {settingsFile, issueTo, again: isAgain},
    from,
    opening: lots === undefined ? (isEmpty ? [] : undefined) : lotsIn(lots),
    closedAnyway: closed === undefined ? undefined : writeMonth(closed),
    saveAs: textOf('zapisz'),
    arrivals: arrivalsIn(textOf('dodane') ?? ''),
    documents: textOf('dokumenty'),
  };
}

/** The cooperative with what is asked of its months. */
export function withAnswers(
  input: CooperativeRecord,
  {prefer, from, opening, closedAnyway}: MonthAnswers,
): CooperativeRecord {
  const known: CooperativeRecord = {
    ...input,
    ...(prefer && {prefer}),
    ...(closedAnyway !== undefined && {
      closedAnyway: [...new Set([...(input.closedAnyway ?? []), closedAnyway])],
    }),
  };
  if (from === undefined) {
    return known;
  }
  const anew = reopened(known, from, opening);
  if (!anew.ok) {
    throw new ContentError(
      anew.errors
        .map(({field, message}) =>
          field === 'stock'
            ? `${message} Dopisz --zapas "${writeMonth(from - 1)}=12,5" albo --bez-zapasu.`
            : message,
        )
        .join('\n'),
    );
  }
  return anew.value;
}

function monthIn(option: string, text: string): Month {
  const month = parseMonth(text);
  if (month === null) {
    throw new ContentError(`--${option}: podaj rok i miesiąc, np. 2026-06, a nie „${text}”.`);
  }
  return month;
}

/** Files in the order in which they came, each with its day; one that is not there is told. */
export function inOrderOfArrival(
  files: readonly MonthFile[],
  arrivals: Arrivals,
): readonly MonthFile[] {
  for (const name of arrivals.keys()) {
    if (files.every((file) => file.name !== name)) {
      throw new ContentError(`--dodane: w folderze nie ma pliku „${name}”.`);
    }
  }
  return files
    .map((file) => ({...file, arrived: arrivals.get(file.name)}))
    .sort(({arrived: one = ''}, {arrived: other = ''}) => (one < other ? -1 : one > other ? 1 : 0));
}

function arrivalsIn(text: string): Arrivals {
  const files = text.split(';').filter((one) => one.trim() !== '');
  return new Map(
    files.map((one) => {
      const at = one.lastIndexOf('=');
      const day = parsePolishDate(one.slice(at + 1).trim());
      if (at < 1 || day === null) {
        throw new ContentError(
          `--dodane: podaj plik i dzień, np. "korekta.csv=2026-07-08", a nie „${one.trim()}”.`,
        );
      }
      return [one.slice(0, at).trim(), day];
    }),
  );
}

function lotsIn(text: string): CooperativeRecord['stock'] {
  return text
    .split(';')
    .filter((lot) => lot.trim() !== '')
    .map((lot) => {
      const [month = '', kwh = ''] = lot.split('=').map((part) => part.trim());
      const read = readNumber(kwh, {min: 0, max: limits.annualKwh});
      if (read.kind !== 'number') {
        throw new ContentError(
          `--zapas: podaj miesiąc i kWh, np. "2026-05=12,5", a nie „${lot.trim()}”.`,
        );
      }
      return {month: writeMonth(monthIn('zapas', month)), kwh: read.value};
    });
}
