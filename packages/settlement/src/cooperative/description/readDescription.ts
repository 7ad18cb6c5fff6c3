import {inQuotes} from '@cooperative/polish/text';
import {emptyFile} from '@cooperative/polish/fileCheck';
import {isRecord, parseJson} from '@cooperative/polish/json';
import {failed, ok, type FieldError, type Result} from '@cooperative/polish/result';
import {describeIssue} from '@cooperative/polish/shape';
import {fieldInWords} from './fieldWords';
import {noCooperative} from '../../record/foreign';
import {isLaterRecord, laterRecord} from '../../record/later';
import {settlementInput, type CooperativeInput} from './schema';

/** Reads a cooperative from JSON. Errors are whole Polish sentences. Depends on zod: load it only to read files. */
export function readDescription(text: string): Result<CooperativeInput> {
  const json = readJson(text.replace(/^\uFEFF/, ''));
  if (!json.ok) {
    return json;
  }
  if (isRecord(json.value) && ('kind' in json.value || 'format' in json.value)) {
    const message = isLaterRecord(json.value) ? laterRecord : wholeCooperative;
    return failed([{field: 'plik', message}]);
  }
  const checked = settlementInput.safeParse(json.value);
  return checked.success
    ? ok(checked.data)
    : failed(
        checked.error.issues.flatMap((issue) => describeIssue(issue, json.value, fieldInWords)),
      );
}

/** What other tools save has the same ending, and often the same name. */
const wholeCooperative =
  'To plik całej spółdzielni, a\u00a0nie samo obliczenie. Otwórz go w\u00a0teczce spółdzielni i\u00a0wybierz tam „Policz w\u00a0kalkulatorze”.';

function readJson(text: string): Result<unknown> {
  try {
    return ok(parseJson(text));
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
