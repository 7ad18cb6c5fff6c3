import {
  describeIssue,
  emptyFile,
  failed,
  type FieldError,
  inQuotes,
  isRecord,
  ok,
  parseJson,
  type Result,
} from '@cooperative/polish';
import {fieldInWords} from './fieldWords';
import {isLaterRecord, laterRecord, noCooperative} from '../../record/foreign';
import {toSeries} from '../../hours/series';
import {isRightList, settlementInput, type CooperativeInput} from './schema';

/** Reads a cooperative from JSON. Errors are whole Polish sentences. Depends on zod: load it only to read files. */
export function readDescription(text: string): Result<CooperativeInput> {
  const json = readJson(text);
  return json.ok ? checkDescription(json.value) : json;
}

/**
 * Checks what {@link readJson} gave, whose lists of readings it may make series of. Who reads a large text in two steps
 * does not keep it beside what is made of it.
 */
export function checkDescription(json: unknown): Result<CooperativeInput> {
  if (isRecord(json) && ('kind' in json || 'format' in json)) {
    const message = isLaterRecord(json) ? laterRecord : wholeCooperative;
    return failed([{field: 'plik', message}]);
  }
  makeSeries(json);
  const checked = settlementInput.safeParse(json);
  return checked.success
    ? ok(checked.data)
    : failed(checked.error.issues.flatMap((issue) => describeIssue(issue, json, fieldInWords)));
}

/** What other tools save has the same ending, and often the same name. */
const wholeCooperative =
  'To plik całej spółdzielni, a\u00a0nie samo obliczenie. Otwórz go w\u00a0teczce spółdzielni i\u00a0wybierz tam „Policz w\u00a0kalkulatorze”.';

/** Readings of a thousand members take 140 MB as lists, and as much as series: so each list is let go at once. */
function makeSeries(json: unknown): void {
  const members: unknown = isRecord(json) ? json.members : null;
  for (const member of Array.isArray(members) ? (members as unknown[]) : []) {
    const readings: unknown = isRecord(member) ? member.readings : null;
    if (isRecord(readings)) {
      for (const [key, list] of Object.entries(readings)) {
        if (isRightList(list)) {
          Object.assign(readings, {[key]: toSeries(list)});
        }
      }
    }
  }
}

/** The value of a text of JSON, or where it is none, in Polish. */
export function readJson(text: string): Result<unknown> {
  try {
    return ok(parseJson(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    return failed([jsonProblem(text, String(error))]);
  }
}

/** JavaScript engines give the position, or just the character, in English. */
function jsonProblem(text: string, message: string): FieldError {
  if (!/^\s*[[{]/.test(text)) {
    return {field: 'plik', message: text.trim() === '' ? emptyFile : noCooperative};
  }
  const position = /position (\d+)/.exec(message)?.[1];
  const token = /Unexpected token '?(.)'?/.exec(message)?.[1];
  const place =
    position === undefined
      ? 'cały plik'
      : `wiersz ${text.slice(0, Number(position)).split('\n').length}`;
  const found = token === undefined ? '' : ` Znaleziono ${inQuotes(token)} tam, gdzie nie pasuje.`;
  return {
    field: place,
    message: `${place}: to nie jest poprawny JSON.${found} Sprawdź przecinki, nawiasy i cudzysłowy.`,
  };
}
