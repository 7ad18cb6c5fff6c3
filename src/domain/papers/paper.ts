import type {CitedSource} from '../articles/article';
import type {YearlyDuty} from './calendar';
import {memberPrefix, type MemberForm} from './folder';

/** Files made from a paper besides its page and its document: dates for a calendar, a list for the calculator. */
export const paperFiles = ['ics', 'csv'] as const;
export type PaperFile = (typeof paperFiles)[number];

/**
 * When a paper is needed, in the order of a cooperative's life, with the word that papers and addresses have for it; the
 * archive of all papers has a folder for each.
 */
export const paperStages = {
  founding: {word: 'zalozenie', label: 'Założenie'},
  entry: {word: 'wpis', label: 'Wpis'},
  running: {word: 'dzialanie', label: 'Działanie'},
  leaving: {word: 'odejscie', label: 'Odejście'},
} as const;
export type PaperStage = keyof typeof paperStages;

/** A day from which deadlines are counted. */
export interface PaperDate {
  readonly id: string;
  readonly label: string;
  /** How the text names it: „od wpisu do KRS”, „przed sesją rady”. */
  readonly phrase: string;
}

/** A source with the provisions a paper rests on. */
export interface PaperBasis extends CitedSource {
  readonly provision: string;
}

/** A paper to take away, without its text. */
export interface Paper {
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  /** Without the base path. */
  readonly address: string;
  readonly stage: PaperStage;
  /** Day its text was compared with the law, `rrrr-mm-dd`. */
  readonly checked: string;
  readonly basis: readonly PaperBasis[];
  /** What the reader writes in, a sentence each. */
  readonly fillIn: readonly string[];
  readonly dates: readonly PaperDate[];
  /** Ids of the steps to tick off. */
  readonly steps: readonly string[];
  readonly file: PaperFile | null;
  /** Terms of its steps: what has to be done, and when, as written. */
  readonly terms: readonly {readonly title: string; readonly term: string}[];
  /** What falls on the same day of every year, in a paper with a calendar. */
  readonly duties: readonly YearlyDuty[];
  /** Ids of the folder's fields that it names, in order. */
  readonly fields: readonly string[];
  /** Of these, the ones that stand in variants alone, with the conditions of their variants as written. */
  readonly variantFields: Readonly<Record<string, readonly string[]>>;
  /** The kinds of member it is made for, if it is one member's paper. */
  readonly for: readonly MemberForm[];
  /** A founder signs the statute instead, and needs none. */
  readonly isForFounders: boolean;
}

/** Whether it is made for each member apart. */
export function isOfMember({fields}: Pick<Paper, 'fields'>): boolean {
  return fields.some((id) => id.startsWith(`${memberPrefix}.`));
}

/** Files of a paper that the build makes next to its page, by their extensions. */
export function filesOf({file}: Pick<Paper, 'file'>): readonly ('docx' | PaperFile)[] {
  return file === null ? ['docx'] : ['docx', file];
}

/** What every paper says of itself. */
export const paperNotice = 'To nie jest porada prawna. Przed użyciem sprawdź aktualne przepisy.';
