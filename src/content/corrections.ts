import {fieldsPart, formPlace, inFormWords} from './formPlace';
import type {Problem} from './problem';

/** One fault, said once, however many places have it. */
interface Correction {
  /** The field or the first words; null if the fault concerns the whole file or names its field itself. */
  readonly place: string | null;
  readonly text: string;
}

/** Corrections of one part of a form: the whole entry, its fields, a heading. */
export interface PartToCorrect {
  /** Null for what concerns the whole entry. */
  readonly part: string | null;
  readonly corrections: readonly Correction[];
}

/** What an editor is told of one file, in the order in which its form shows the parts. */
export function correctionsIn(
  file: string,
  problems: readonly Problem[],
  text: string | null,
): PartToCorrect[] {
  const told = problems
    .filter((problem) => problem.file === file)
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map((problem) => ({...placeOf(problem, text), said: inFormWords(problem)}));
  const parts = new Map<string | null, Correction[]>();
  for (const [index, {part, words, said}] of told.entries()) {
    const same = told.filter((one) => one.said === said);
    if (same[0] === told[index]) {
      const correction = {place: words, text: said + elsewhere(part, same.slice(1))};
      parts.set(part, [...(parts.get(part) ?? []), correction]);
    }
  }
  return [...parts].map(([part, corrections]) => ({part, corrections}));
}

interface Place {
  readonly part: string | null;
  readonly words: string | null;
}

function placeOf({file, line, text: said}: Problem, text: string | null): Place {
  if (line === null) {
    return {part: null, words: null};
  }
  if (text === null) {
    return {part: null, words: `wiersz ${line}`};
  }
  const {part, words} = formPlace(file, line, text);
  const namesItself = part === fieldsPart && said.startsWith('pole „');
  return {part, words: namesItself ? null : (words ?? (part === null ? `wiersz ${line}` : null))};
}

/** Where else the same is, since one remedy mends them all. */
function elsewhere(part: string | null, others: readonly Place[]): string {
  if (others.length === 0) {
    return '';
  }
  const names = [...new Set(others.map((other) => other.part))].flatMap((other) =>
    other === null || other === part ? [] : `„${other}”`,
  );
  return ` Tak samo w innych miejscach: ${others.length}${names.length > 0 ? ` (${names.join(', ')})` : ''}.`;
}
