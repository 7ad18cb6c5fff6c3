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
    title: text(5, 200).meta({
      label: 'Tytuł',
      hint: 'Akt prawny z numerem Dziennika Ustaw albo tytuł strony.',
    }),
    publisher: text(2, 80).meta({label: 'Wydawca'}),
    url: webAddress.meta({
      label: 'Adres',
      hint: 'Gdzie czytelnik to sprawdzi; akt prawny – w ISAP.',
    }),
    date: text(2, 40).meta({
      label: 'Data źródła',
      hint: 'Tak jak ją znamy, np. 2.03.2026, 08.2024, t.j. 2024.',
    }),
    copy: text(2, 80).optional().meta({
      label: 'Czyja to kopia',
      hint: 'Np. zapisana kopia strony. Zostaw puste, gdy czytasz samą stronę pod tym adresem.',
    }),
    copyUrl: webAddress.optional().meta({label: 'Adres kopii', hint: 'Wolno pominąć.'}),
    state: text(2, 120)
      .optional()
      .meta({label: 'Stan kopii', hint: 'Np. stan na 8.08.2024, bez załącznika. Wolno pominąć.'}),
    read: isoDayField.meta({label: 'Dzień odczytu'}),
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
    statement: text(20, 400).meta({label: 'Fakt', hint: 'Jedno lub dwa zdania.'}),
    /** `conflicting` and `notFound` are uncertain: an article based on such a fact must say so. */
    certainty: z
      .enum(certainties, {error: `Wybierz z listy: ${certainties.join(', ')}.`})
      .meta({label: 'Pewność'}),
    sources: z.array(sourceCode).default([]).meta({label: 'Źródła'}),
    date: text(2, 40).meta({label: 'Data źródła', hint: 'Tak jak ją znamy, np. t.j. 2024.'}),
    note: text(5, 200)
      .optional()
      .meta({label: 'Uwaga', hint: 'Czego nie wiadomo albo co wybrano. Wolno pominąć.'}),
    /** Words that identify a paragraph about an uncertain fact, in the notation of banned claims. */
    about: text(2, 100).optional().meta({
      label: 'Słowa tematu',
      hint: 'Tylko przy fakcie niepewnym: po jakich słowach poznać w tekście ten temat.',
    }),
    /** Why no page tells it: it is about our own work, or a newer fact replaced it. */
    notForReaders: text(10, 200).optional().meta({
      label: 'Nie dla czytelników, bo',
      hint: 'Dlaczego żaden tekst o nim nie mówi. Wpisz tylko przy fakcie o naszej pracy albo zastąpionym nowszym.',
    }),
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
    claim: text(5, 120).meta({label: 'Twierdzenie'}),
    patterns: z.array(text(3, 300)).min(1, {error: 'Podaj co najmniej jeden wzór.'}).meta({
      label: 'Wzory',
      item: 'wzór',
      hint: '* to dowolna końcówka słowa, # to cyfra, … to do ośmiu słów pomiędzy, (a|b) to jedno z dwóch.',
    }),
    unless: z
      .array(text(1, 60))
      .default([])
      .meta({label: 'Słowa, przy których zdanie jest prawdziwe', item: 'słowo'}),
    correction: text(10, 300).meta({label: 'Jak jest naprawdę'}),
    facts: z
      .array(factId)
      .min(1, {error: 'Podaj co najmniej jeden numer faktu.'})
      .meta({label: 'Fakty'}),
    law: z
      .strictObject({
        acts: z
          .array(sourceCode)
          .min(1, {error: 'Podaj co najmniej jeden kod aktu.'})
          .meta({label: 'Akty', item: 'akt'}),
        confirmed: isoDayField.meta({label: 'Dzień ostatniego porównania z aktem'}),
      })
      .optional()
      .meta({
        label: 'Zależy od prawa',
        hint: 'Wypełnij, gdy nowa ustawa może sprawić, że twierdzenie stanie się prawdą. Po 90 dniach bez potwierdzenia tylko ostrzega.',
      }),
  })
  .refine((entry) => findBannedClaims(entry.claim, [entry]).length === 1, {
    path: ['patterns'],
    error: 'Żaden wzór nie pasuje do pola „claim”. Dopisz wzór, który je znajdzie.',
  });

export const bannedClaims = z.array(bannedClaim);

export type SourcesByCode = z.infer<typeof sources>;
export type Fact = z.infer<typeof fact>;
export type BannedClaimEntry = z.infer<typeof bannedClaims>[number];
