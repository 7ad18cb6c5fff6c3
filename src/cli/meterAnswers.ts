import {parseArgs} from 'node:util';
import {ContentError} from '../content/problem';
import {
  type MeterRegister,
  type NamedColumns,
  type Preference,
  type Question,
  type ReadOptions,
  registerNames,
  type ShortAnswer,
} from '@cooperative/meter-files';
import {foldPolish} from '@cooperative/polish';

/** What the words after a command say of meter files that do not say it themselves. */
export type MeterAnswers = Pick<ReadOptions, 'columns' | 'answer'>;

export const answersUsage = `Czego plik nie mówi, mówią opcje:
  --kolumny "pobór=Nazwa kolumny;oddanie=Inna kolumna;jednostka=MWh"
      klucze: ${Object.values(registerNames).join(', ')}, czas, godzina, ppe, jednostka;
      klucz podany dwa razy dodaje kolumny, sama jednostka zostawia rozpoznane kolumny
  --poczatek albo --koniec: godzina w pliku to początek albo koniec przedziału
  --nowsze albo --starsze: która z dwóch różnych wartości godziny się liczy`;

const units = ['kWh', 'MWh', 'Wh', 'kW', 'W'] as const;

/** Options of a command beside those of meter files. */
type MoreOptions = Readonly<Record<string, {readonly type: 'string' | 'boolean'}>>;

/**
 * Parts the words after a command into the files (or the folder), the answers, which of two values counts, and the values
 * of more options of the command.
 */
export function meterAnswers(
  words: string[],
  more: MoreOptions = {},
): {
  readonly names: readonly string[];
  readonly answers: MeterAnswers;
  readonly prefer: Preference | undefined;
  readonly values: Readonly<Record<string, unknown>>;
} {
  const {positionals, values} = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      ...more,
      kolumny: {type: 'string'},
      poczatek: {type: 'boolean'},
      koniec: {type: 'boolean'},
      nowsze: {type: 'boolean'},
      starsze: {type: 'boolean'},
    },
  });
  const {kolumny, poczatek = false, koniec = false, nowsze = false, starsze = false} = values;
  if ((poczatek && koniec) || (nowsze && starsze)) {
    throw new ContentError(
      poczatek ? 'Podaj jedno: --poczatek albo --koniec.' : 'Podaj jedno: --nowsze albo --starsze.',
    );
  }
  const {unit, columns} = kolumny === undefined ? {} : columnsOf(kolumny);
  const answer: ShortAnswer = {
    ...(unit && {unit}),
    ...(poczatek && {labels: 'start'}),
    ...(koniec && {labels: 'end'}),
  };
  return {
    names: positionals,
    answers: {...(columns && {columns}), answer},
    prefer: nowsze ? 'newer' : starsze ? 'older' : undefined,
    values,
  };
}

function columnsOf(text: string): {
  readonly unit?: ShortAnswer['unit'];
  readonly columns?: NamedColumns;
} {
  const registers: {register: MeterRegister; name: string}[] = [];
  const places: {time?: string; hour?: string; meter?: string} = {};
  let unit: ShortAnswer['unit'];
  for (const pair of text.split(';').filter((part) => part.trim() !== '')) {
    const [key = '', ...rest] = pair.split('=');
    const name = rest.join('=').trim();
    const word = foldPolish(key.trim());
    const register = registerOf(word);
    if (name === '') {
      throw new ContentError(`--kolumny: po „${key.trim()}” brakuje „=” i nazwy.\n${answersUsage}`);
    }
    if (register !== undefined) {
      registers.push({register, name});
    } else if (word === 'jednostka') {
      unit = units.find((known) => known.toLowerCase() === name.toLowerCase());
      if (unit === undefined) {
        throw new ContentError(`--kolumny: jednostka to ${units.join(', ')}, a nie „${name}”.`);
      }
    } else if (word === 'czas') {
      places.time = name;
    } else if (word === 'godzina') {
      places.hour = name;
    } else if (word === 'ppe') {
      places.meter = name;
    } else {
      throw new ContentError(`--kolumny: nie znamy klucza „${key.trim()}”.\n${answersUsage}`);
    }
  }
  if (registers.length === 0 && Object.keys(places).length > 0) {
    throw new ContentError('--kolumny: podaj też kolumnę z energią, np. pobór=Nazwa kolumny.');
  }
  return {...(unit && {unit}), ...(registers.length > 0 && {columns: {registers, ...places}})};
}

function registerOf(word: string): MeterRegister | undefined {
  const found = Object.entries(registerNames).find(([, name]) => foldPolish(name) === word);
  return found?.[0] as MeterRegister | undefined;
}

/** The question, and the option that answers it. */
export function questionText({asks, reason, head}: Question): string {
  const columns = `Kolumny w pliku: ${head.headers.map((name) => `„${name}”`).join(', ')}.`;
  switch (asks) {
    case 'columns':
      return `${reason} Wskaż kolumny: --kolumny "pobór=nazwa kolumny;oddanie=nazwa kolumny"; może być też produkcja albo bilans. ${columns}`;
    case 'unit':
      return `${reason} Podaj jednostkę: --kolumny "jednostka=MWh" (${units.join(', ')}).`;
    case 'labels':
      return `${reason} Dopisz --poczatek albo --koniec.`;
    case 'direction':
      return `${reason} Albo wskaż kolumnę: --kolumny "pobór=nazwa kolumny". ${columns}`;
  }
}
