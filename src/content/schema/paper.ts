import * as z from 'zod';
import {memberForms} from '../../domain/papers/folder';
import {paperFiles, paperStages} from '../../domain/papers/paper';
import {isoDayField, slug, sourceCode, text} from './fields';

/** Where the law demands what the paper says: a source and the provisions in it. */
const basis = z.strictObject({
  source: sourceCode.meta({label: 'Źródło'}),
  provision: text(3, 200).meta({
    label: 'Przepis',
    hint: 'Artykuł, ustęp i punkt, np. art. 38g ust. 3.',
  }),
});

/** As editors write them. */
const stageWords = Object.values(paperStages).map(({word}) => word);
const memberWords = Object.values(memberForms).map(([word]) => word);

/** A day the reader of a checklist gives; deadlines are counted from it. */
const date = z.strictObject({
  id: slug.meta({
    label: 'Nazwa w adresie',
    hint: 'Małe litery bez ogonków. Po publikacji jej nie zmieniaj.',
  }),
  label: text(3, 60).meta({label: 'Podpis pola'}),
  /** How deadlines in the text name the day, with „od” or „przed”. */
  phrase: text(4, 60)
    .regex(/^(od|przed) /, {error: 'Zacznij od „od” albo „przed”.'})
    .meta({
      label: 'Słowa w terminie',
      hint: 'Zaczynają się od „od” albo „przed”, np. od wpisu do KRS.',
    }),
});

/** Front matter of a paper to take away. An unknown key is an error. */
export const paper = z.strictObject({
  title: text(10, 80).meta({label: 'Tytuł'}),
  description: text(30, 160).meta({
    label: 'Opis',
    hint: 'Jedno albo dwa zdania na listę wzorów i do wyszukiwarek.',
  }),
  /** Its place on the list of papers. */
  order: z
    .number({error: 'Podaj liczbę: kolejność na liście wzorów.'})
    .int()
    .min(1)
    .meta({label: 'Kolejność na liście wzorów', hint: 'Wśród wzorów tego samego etapu.'}),
  /** When it is needed. */
  stage: z
    .enum(stageWords, {error: `Podaj etap, z listy: ${stageWords.join(', ')}.`})
    .meta({label: 'Etap', hint: 'Kiedy wzór jest potrzebny: lista i archiwum idą za etapami.'}),
  checked: isoDayField.meta({
    label: 'Dzień porównania z przepisami',
    hint: 'Zmień go tylko wtedy, gdy naprawdę otwierasz przepisy.',
  }),
  basis: z
    .array(basis)
    .min(1, {error: 'Podaj co najmniej jeden przepis.'})
    .meta({label: 'Podstawa prawna', item: 'przepis'}),
  fill_in: z
    .array(text(5, 250))
    .default([])
    .meta({label: 'Co wpisać', item: 'zdanie', hint: 'Objaśnienia pod wzorem.'}),
  dates: z.array(date).default([]).meta({
    label: 'Daty czytelnika',
    item: 'datę',
    hint: 'Tylko na liście kontrolnej: od tych dat liczą się terminy w tekście.',
  }),
  file: z
    .enum(paperFiles, {error: `Wybierz z listy: ${paperFiles.join(', ')}.`})
    .optional()
    .meta({label: 'Plik dodatkowy', hint: 'Kalendarz (ics) albo lista dla kalkulatora (csv).'}),
  /** One member's paper: for members of these kinds. */
  for: z
    .array(z.enum(memberWords, {error: `Wybierz z listy: ${memberWords.join(', ')}.`}))
    .default([])
    .meta({
      label: 'Dla jakich członków',
      item: 'rodzaj członka',
      hint: 'Tylko we wzorze jednego członka: kto go dostaje z teczki. Puste: każdy.',
    }),
  /** Whether a founder needs it: who signs the statute hands in no declaration. */
  founders: z
    .boolean({error: 'Wpisz „false”, jeśli założyciel tego nie składa.'})
    .default(true)
    .meta({
      label: 'Dla założyciela',
      hint: '„false”, jeśli założyciel tego nie składa, bo podpisuje statut.',
    }),
  aliases: z.array(text(2, 60)).default([]).meta({
    label: 'Inne słowa',
    item: 'słowa',
    hint: 'Słowa, których ludzie szukają, a których nie ma w tekście.',
  }),
});

export type PaperFrontMatter = z.infer<typeof paper>;
