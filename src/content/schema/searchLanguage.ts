import * as z from 'zod';
import {text} from './fields';

/** A word or phrase as people type it into the search. */
const phrase = text(2, 60).regex(/[\p{L}\p{N}]/u, {error: 'Wpisz słowo.'});

/** `synonimy.yaml`: groups of phrases the search treats as synonyms. */
export const synonyms = z.array(
  z
    .array(phrase, {error: 'Wpisz listę w nawiasach kwadratowych, np. [panele, fotowoltaika].'})
    .min(2, {error: 'Podaj co najmniej 2 wyrażenia o tym samym znaczeniu.'}),
  {error: 'Zacznij każdy wiersz od „- [”.'},
);

const singleWord = z.string({error: 'Wpisz jedno słowo.'}).regex(/^\p{Ll}{2,}$/u, {
  error: 'Wpisz jedno słowo małymi literami, bez spacji i łączników.',
});

/** `odmiana.yaml`: words missing from the dictionary, each with a word that inflects the same way. */
export const inflection = z.record(singleWord, singleWord, {
  error: 'Zapisz wiersze w postaci „słowo: słowo, które odmienia się tak samo”.',
});

/** `pisownia.yaml`: good words missing from the dictionary of the spelling check, which reads the file itself. */
export const spelling = z.strictObject({
  words: z
    .array(
      z.string({error: 'Wpisz słowo.'}).regex(/^[\p{L}\p{N}]{2,60}$/u, {
        error: 'Wpisz jedno słowo: same litery i cyfry, bez spacji.',
      }),
      {error: 'Wpisz listę słów, każde w wierszu od „- ”.'},
    )
    .meta({
      label: 'Słowa',
      item: 'słowo',
      hint: 'Dobre słowa, których sprawdzenie nie zna, w formie z tekstu: nazwy gmin i firm, skróty.',
    }),
});

export type Synonyms = z.infer<typeof synonyms>;
export type Inflection = z.infer<typeof inflection>;
