import {foldPolish} from '@cooperative/polish';
import type {Direction, MeterRegister} from '../types';
import {withLostLetters} from './lostLetters';
import {meaningOf, registerOf} from './meaning';
import type {TableRow} from './tableRow';
import {unitOf} from './units';

export type ColumnRole =
  | 'time'
  | 'day'
  | 'hour'
  | 'value'
  | 'kind'
  | 'zone'
  | 'meter'
  | 'meterNumber'
  | 'unit'
  | 'status'
  /** When the file or a row was made, which is no time of a reading. */
  | 'stamp'
  | 'other';

/** The role of a column, by its heading. What has a unit of energy holds numbers, whatever word it begins with. */
export function roleOf(header: string): ColumnRole {
  const role = roleByWords(header);
  return role === 'value' || unitOf(header) === null ? role : 'other';
}

function roleByWords(header: string): ColumnRole {
  const words = foldPolish(withLostLetters(header))
    .replaceAll(/[_.()]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (
    /^(?:data|czas|dzien|date|time)(?: i (?:godz\w*|czas))?(?: of)? (?:ostatni\w* )?(?:aktualiz|publik|opublik|wygener|generow|modyf|import|eksport|zapis|wystaw|utworz|wyslan|otrzym|przetw|zmian|created|updat|modif|publi|export)|^(?:publication|created|updated|modified|generated|exported)\b/.test(
      words,
    )
  ) {
    return 'stamp';
  }
  if (
    /^(data i godz|data,? ?godz|data ?czas|data i czas|timestamp|czas(?! pracy| trwania)|data odczytu|(?:read(?:ing)? )?date ?(?:and|,)? (?:\w+ )?time|date ?(?:and|&|\/)? ?time|time\b|zeit|datum (?:und|\/) ?(?:uhr)?zeit|(?:od|do|from|to|von|bis|poczatek|koniec|start|end)(?:$| (?:data|dat[ey]|godz|czas|time)))/.test(
      words,
    )
  ) {
    return 'time';
  }
  if (/^(godzina|godz|hour|uhrzeit|stunde)\b/.test(words)) {
    return 'hour';
  }
  if (
    /^(data|dzien|doba|date|datum|day)\b(?! (?:tyg|quality|status|type|source|flag|valid))/.test(
      words,
    )
  ) {
    return 'day';
  }
  if (
    /\bstatus|\bjakosc|\bflag[ai]\b|^(?:data |reading )?quality|^data (?:type|source|flag|valid)|^(rodzaj|typ|sposob|zrodlo|pochodzenie|metoda) (odczytu|danych|wartosci|pomiaru)|^metoda ?pozysk|^obtain ?method/.test(
      words,
    )
  ) {
    return 'status';
  }
  if (
    /^(?:rodzaj|typ|(?:read(?:ing)? |energy |register )?type)\b|^kierunek|^(?:kod|symbol) (?:energii|pomiaru|obis)|^obis|^kanal|^profil|^wielkosc|^rejestr|^register|^channel/.test(
      words,
    )
  ) {
    return 'kind';
  }
  if (words.startsWith('strefa') && meaningOf(header).zone === null) {
    return 'zone';
  }
  if (/\bppe\b|^punkt|^(?:zahl|mess)punkt/.test(words)) {
    return 'meter';
  }
  if (/^((numer|nr)( fabryczny)? )?licznik(a|i)?( nr)?$/.test(words)) {
    return 'meterNumber';
  }
  if (/^(jednostka|unit|einheit|j ?m)\b/.test(words)) {
    return 'unit';
  }
  return /^(wartosc|wert\b|(?:read(?:ing)? )?value|ilosc|energia\b(?! (czynna|bierna))|wolumen$|przyrost\b|odczyt$|wskazanie|stan licznika)/.test(
    words,
  ) && registerOf(header) === null
    ? 'value'
    : 'other';
}

/** What names a direction besides that of the energy. */
const placeOfPoint = /(?:punkt|miejsc|adres)\w{0,9} (?:pobor|dostarcz|odbior)\w*/g;
/** Whether a text is of the place of a point, whose name holds the word of a direction. */
export function namesPlace(text: string): boolean {
  return foldPolish(text).search(placeOfPoint) !== -1;
}

/**
 * What is done with files, in words of a direction: „pobrane dane”, „data pobrania”, „export.csv”; not „import energii”.
 * With the word before it, if that is one of energy.
 */
const doneWithFiles =
  /\b(?:kwh )?pobran(?:e|o|ych|i\w+)\b|\b(?:(?:grid|energ(?:ia|y)(?: czynna| elektryczna)?|active|kwh) )?(?:e[kx]s?port|import)[uys]?\b(?! (?:energ|mocy|kwh|do sieci|z sieci))(?: dan\w*)?/g;
const ofEnergy = /^(?:grid|energ\w+(?: czynna| elektryczna)?|active|kwh) \w+$/;
/** „Zużycie i produkcja”. */
const ofBoth =
  /(?:produk|generac|product|erzeug)\w{0,9} (?:i|oraz|and|und) | (?:i|oraz|and|und) (?:produk|generac|product|erzeug)/;

/** What the name of a file, or a line above a table, says that its energy is. */
export function registerOfTitle(title: string): MeterRegister | null {
  const words = foldPolish(title)
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(placeOfPoint, ' ')
    .replaceAll(doneWithFiles, (said) => (ofEnergy.test(said) ? said : ' '));
  return ofBoth.test(words) ? null : registerOf(words);
}

/** Direction in a file's name: ENERGA exports use and surplus as two files that differ only in their names. */
export function directionOfName(name: string): Direction | null {
  const register = registerOfTitle(name);
  if (register === null || register === 'balance' || register === 'generation') {
    return null;
  }
  return register.startsWith('withdrawn') ? 'withdrawn' : 'injected';
}

/**
 * Whether the name of a file, or a line above a table, says that its energy is after balancing. „Nadwyżka” is the word of
 * it.
 */
export function saysBalanced(title: string): boolean {
  const words = foldPolish(title).replaceAll(/[_-]/g, ' ');
  return /nadwyz|bilans|\bsald|\bnetto\b/.test(words) && !/\bs?przed\b/.test(words);
}

/** What a line above a table says what the table is with. */
const title = /^\W*(?:raport|zestawienie|profil|dane|energia|rodzaj|kierunek|typ|report|export)\b/;
/** Or it is that of the energy and no more. */
const bareTitle =
  /^\W*(?:pobor|zuzycie|oddanie|nadwyzka)(?: (?:energii|elektrycznej|czynnej|godzinow[ey]|z sieci|do sieci))*\W*$/;

/** Direction in the lines above a table: „Raport: energia oddana do sieci”. Null if none, or if they name both. */
export function directionAbove(preamble: readonly TableRow[]): Direction | null {
  const found = new Set(
    preamble.flatMap(({cells}) =>
      [cells.filter((cell) => cell !== '').join(' '), ...cells].flatMap((text) => {
        const line = foldPolish(text);
        const isLone = cells.every((cell) => cell === '' || cell === text);
        const isTitle = (title.test(line) || (isLone && bareTitle.test(line))) && !namesPlace(line);
        return isTitle ? (directionOfName(line) ?? []) : [];
      }),
    ),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}
