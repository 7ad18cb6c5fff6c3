import * as z from 'zod';
import {memberKinds, type MemberKindId} from '../../domain/papers/folder';
import {paperFiles, paperStages, type PaperStage} from '../../domain/papers/paper';
import {isoDayField, slug, sourceCode, text} from './fields';

/** Where the law demands what the paper says: a source and the provisions in it. */
const basis = z.strictObject({
  source: sourceCode,
  provision: text(3, 200),
});

/** A day the reader of a checklist gives; deadlines are counted from it. */
const date = z.strictObject({
  id: slug,
  label: text(3, 60),
  /** How deadlines in the text name the day, with „od” or „przed”. */
  phrase: text(4, 60).regex(/^(od|przed) /, {error: 'Zacznij od „od” albo „przed”.'}),
});

/** Front matter of a paper to take away. An unknown key is an error. */
export const paper = z.strictObject({
  title: text(10, 80),
  description: text(30, 160),
  /** Its place on the list of papers. */
  order: z.number({error: 'Podaj liczbę: kolejność na liście wzorów.'}).int().min(1),
  /** When it is needed. */
  stage: z.enum(Object.keys(paperStages) as [PaperStage, ...PaperStage[]], {
    error: `Podaj etap, z listy: ${Object.keys(paperStages).join(', ')}.`,
  }),
  checked: isoDayField,
  basis: z.array(basis).min(1, {error: 'Podaj co najmniej jeden przepis.'}),
  fill_in: z.array(text(5, 250)).default([]),
  dates: z.array(date).default([]),
  file: z.enum(paperFiles, {error: `Wybierz z listy: ${paperFiles.join(', ')}.`}).optional(),
  /** One member's paper: for members of these kinds. */
  for: z
    .array(
      z.enum(Object.keys(memberKinds) as [MemberKindId, ...MemberKindId[]], {
        error: `Wybierz z listy: ${Object.keys(memberKinds).join(', ')}.`,
      }),
    )
    .default([]),
  /** Whether a founder needs it: who signs the statute hands in no declaration. */
  founders: z.boolean({error: 'Wpisz „false”, jeśli założyciel tego nie składa.'}).default(true),
  aliases: z.array(text(2, 60)).default([]),
});

export type PaperFrontMatter = z.infer<typeof paper>;
