import {foldPolish} from '@cooperative/polish';
import {stem} from '../lexicon/stem';
import type {Dictionary, Language} from '../dictionary/dictionary';

/** A word in all its forms, as the index counts it. */
export interface Term {
  readonly base: string;
  readonly forms: readonly string[];
}

/**
 * The terms that the words of a collection may be forms of. A form of several terms counts as each of them, unless
 * the collection suggests it is hardly one of them: „mam” is „mama” only where „mamy” and „mamom” also occur.
 */
export function analyzeForms(
  forms: ReadonlySet<string>,
  dictionary: Dictionary,
  models: Language['models'],
): {readonly termsOf: (form: string) => readonly Term[]} {
  const modelled = modelledForms(models, dictionary);
  const bases = new Map<string, readonly string[]>();
  const unknown: string[] = [];
  for (const form of forms) {
    const found = modelled.get(form)?.map(({base}) => base) ?? dictionary.basesOf(form);
    bases.set(form, found);
    if (found.length === 0) {
      unknown.push(form);
    }
  }
  const evidence = new Map<string, number>();
  for (const candidates of bases.values()) {
    for (const base of candidates) {
      evidence.set(base, (evidence.get(base) ?? 0) + 1 / candidates.length);
    }
  }
  const guessed = guessTerms(unknown);
  const terms = new Map<string, Term>();
  const termOf = (form: string, base: string): Term => {
    const made = terms.get(base);
    if (made) {
      return made;
    }
    const term = modelled.get(form)?.find((entry) => entry.base === base) ?? {
      base,
      forms: dictionary.formsOf(base),
    };
    terms.set(base, term);
    return term;
  };
  const termsOf = (form: string): readonly Term[] => {
    const candidates = bases.get(form) ?? [];
    if (candidates.length === 0) {
      return [guessed.get(form) ?? {base: form, forms: [form]}];
    }
    const best = Math.max(...candidates.map((base) => evidence.get(base) ?? 0));
    return candidates
      .filter((base) => (evidence.get(base) ?? 0) >= best * leastEvidence)
      .map((base) => termOf(form, base));
  };
  // Looked up for every word of every section.
  const known = new Map([...forms].map((form) => [form, termsOf(form)]));
  return {termsOf: (form) => known.get(form) ?? []};
}

const leastEvidence = 0.3;

/** Forms of the words an editor listed, inflected like their models. */
function modelledForms(models: Language['models'], dictionary: Dictionary): Map<string, Term[]> {
  const byForm = new Map<string, Term[]>();
  for (const [base, model] of Object.entries(models)) {
    const term = {base, forms: inflectLike(base, model, dictionary)};
    for (const form of term.forms) {
      byForm.set(form, [...(byForm.get(form) ?? []), term]);
    }
  }
  return byForm;
}

/** Forms of `word` inflected like `model`: the part before their common ending is replaced. */
export function inflectLike(word: string, model: string, dictionary: Dictionary): string[] {
  let shared = 0;
  while (shared < model.length && word.at(-1 - shared) === model.at(-1 - shared)) {
    shared++;
  }
  const start = model.slice(0, model.length - shared);
  const forms = dictionary
    .formsOf(model)
    .filter((form) => form.startsWith(start))
    .map((form) => word.slice(0, word.length - shared) + form.slice(start.length));
  return [...new Set([word, ...forms])];
}

/** Words the dictionary lacks, grouped if the stemmer sees forms of one word. The shortest form serves as the base. */
function guessTerms(unknown: readonly string[]): Map<string, Term> {
  const families = new Map<string, string[]>();
  for (const form of unknown) {
    const key = stem(foldPolish(form));
    families.set(key, [...(families.get(key) ?? []), form]);
  }
  const guessed = new Map<string, Term>();
  for (const family of families.values()) {
    const forms = family.slice().sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    const term = {base: forms[0] ?? '', forms};
    for (const form of forms) {
      guessed.set(form, term);
    }
  }
  return guessed;
}
