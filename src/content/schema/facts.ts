import * as z from 'zod';
import {findBannedClaims} from '../../domain/articles/bannedClaims';
import {factId, isoDayField, leadsWhereItSays, sourceCode, text} from './fields';

/** Hosts that nobody has seen answer with encryption yet. The weekly watch asks them, and tells when one does. */
const unencryptedHosts = ['e-elektryczna.pl', 'eco-news.pl', 'pv.pl', 'zuromin.powiat.pl'];

const webAddress = z
  .url({
    protocol: /^https?$/,
    error: 'Podaj pełny adres strony, np. https://isap.sejm.gov.pl/.',
  })
  .refine(
    (address) =>
      !/^http:/i.test(address) ||
      unencryptedHosts.some((host) => address.startsWith(`http://${host}/`)),
    {error: 'Podaj adres, który zaczyna się od „https://”.'},
  )
  .refine(...leadsWhereItSays);

export const source = z
  .strictObject({
    title: text(5, 200),
    publisher: text(2, 80),
    url: webAddress,
    date: text(2, 40),
    copy: text(2, 80).optional(),
    copyUrl: webAddress.optional(),
    state: text(2, 120).optional(),
    read: isoDayField,
  })
  .refine(
    ({copy, copyUrl, state}) =>
      copy !== undefined || (copyUrl === undefined && state === undefined),
    {path: ['copy'], error: 'Napisz, czyja to kopia, albo usuń jej adres i stan.'},
  );

export const sources = z.record(sourceCode, source);

const certainties = ['high', 'medium', 'conflicting', 'notFound'] as const;

export const fact = z
  .strictObject({
    statement: text(20, 400),
    /** `conflicting` and `notFound` are uncertain: an article based on such a fact must say so. */
    certainty: z.enum(certainties, {error: `Wybierz z listy: ${certainties.join(', ')}.`}),
    sources: z.array(sourceCode).default([]),
    date: text(2, 40),
    note: text(5, 200).optional(),
    /** Words that identify a paragraph about an uncertain fact, in the notation of banned claims. */
    about: text(2, 100).optional(),
    /** Why no page tells it: it is about our own work, or a newer fact replaced it. */
    notForReaders: text(10, 200).optional(),
  })
  .refine(({certainty, about}) => isUncertain(certainty) === (about !== undefined), {
    path: ['about'],
    error: 'To pole mają tylko fakty niepewne (conflicting, notFound) i tam jest wymagane.',
  });

export const facts = z.record(factId, fact);

/** Whether a text based on the fact must admit that it is uncertain. */
export function isUncertain(certainty: (typeof certainties)[number]): boolean {
  return certainty === 'conflicting' || certainty === 'notFound';
}

export const bannedClaim = z
  .strictObject({
    claim: text(5, 120),
    patterns: z.array(text(3, 300)).min(1, {error: 'Podaj co najmniej jeden wzór.'}),
    unless: z.array(text(1, 60)).default([]),
    correction: text(10, 300),
    facts: z.array(factId).min(1, {error: 'Podaj co najmniej jeden numer faktu.'}),
    law: z
      .strictObject({
        acts: z.array(sourceCode).min(1, {error: 'Podaj co najmniej jeden kod aktu.'}),
        confirmed: isoDayField,
      })
      .optional(),
  })
  .refine((entry) => findBannedClaims(entry.claim, [entry]).length === 1, {
    path: ['patterns'],
    error: 'Żaden wzór nie pasuje do pola „claim”. Dopisz wzór, który je znajdzie.',
  });

export const bannedClaims = z.array(bannedClaim);

export type SourcesByCode = z.infer<typeof sources>;
export type Fact = z.infer<typeof fact>;
export type BannedClaimEntry = z.infer<typeof bannedClaims>[number];
