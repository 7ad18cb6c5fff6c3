import * as z from 'zod';
import type {AudienceId, Level} from '../domain/articles/article';
import {findBannedClaims} from '../domain/articles/bannedClaims';
import type {ForcedMode} from '../domain/browser/colorMode';
import {expandForm} from '../domain/articles/glossary';
import {middlewareNames} from '../domain/browser/navigation/middleware';
import {pageCheckNames} from '../domain/browser/navigation/pageChecks';

/**
 * Shapes of everything an editor writes: the YAML files of this folder and the front matter of articles.
 * Node only; `load.ts` turns a failed check into a Polish message.
 */

const text = (min: number, max: number) =>
  z
    .string({error: 'Wpisz tekst.'})
    .trim()
    .min(min, {error: `Wpisz co najmniej ${min} znaków.`})
    .max(max, {error: `Skróć do ${max} znaków.`});

const address = z.string({error: 'Wpisz adres.'}).regex(/^(\/(?!\/)|https:\/\/|#)/, {
  error:
    'Podaj adres wewnętrzny zaczynający się od „/” albo zewnętrzny zaczynający się od „https://”.',
});

const pagePath = z.string({error: 'Wpisz adres.'}).regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, {
  error: 'Podaj adres w serwisie od „/”, bez ukośnika na końcu, np. /baza-wiedzy/kto-placi.',
});

const isoDay = z.iso.date({error: 'Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.'});

const link = z.strictObject({label: text(3, 80), to: address});

const audienceIds = [
  'gmina',
  'rolnicy',
  'przedsiebiorstwa',
  'mieszkancy',
] as const satisfies readonly AudienceId[];
const levels = ['podstawowy', 'sredni', 'zaawansowany'] as const satisfies readonly Level[];

const audienceId = z.enum(audienceIds, {
  error: `Wybierz z listy: ${audienceIds.join(', ')}.`,
});

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'Użyj małych liter bez polskich znaków, cyfr i łączników, np. prog-70-i-40-procent.',
});

const sourceCode = z.string().regex(/^[A-Z][A-Z0-9]*$/, {
  error: 'Podaj kod źródła z pliku src/data/zrodla.yaml, np. OZE.',
});

export const source = z.strictObject({
  title: text(5, 200),
  publisher: text(2, 80),
  url: z.url({
    protocol: /^https?$/,
    error: 'Podaj pełny adres strony, np. https://isap.sejm.gov.pl/.',
  }),
  date: text(2, 40),
  read: isoDay,
});

export const sources = z.record(sourceCode, source);

const factId = z.string().regex(/^F\d{2,3}$/, {error: 'Podaj numer faktu, np. F34.'});

const certainties = ['high', 'medium', 'conflicting', 'notFound'] as const;

const fact = z
  .strictObject({
    statement: text(20, 400),
    /** `conflicting` and `notFound` are uncertain: an article that rests on such a fact must say so. */
    certainty: z.enum(certainties, {error: `Wybierz z listy: ${certainties.join(', ')}.`}),
    sources: z.array(sourceCode),
    date: text(2, 40),
    note: text(5, 200).optional(),
    /** Words by which a paragraph about an uncertain fact is known, in the notation of banned claims. */
    about: text(2, 100).optional(),
  })
  .refine(({certainty, about}) => isUncertain(certainty) === (about !== undefined), {
    path: ['about'],
    error: 'To pole mają tylko fakty niepewne (conflicting, notFound) i tam jest wymagane.',
  });

export const facts = z.record(factId, fact);

/** Whether a text that rests on the fact must admit that it is not settled. */
export function isUncertain(certainty: (typeof certainties)[number]): boolean {
  return certainty === 'conflicting' || certainty === 'notFound';
}

export const bannedClaims = z.array(
  z
    .strictObject({
      claim: text(5, 120),
      patterns: z.array(text(3, 300)).min(1, {error: 'Podaj co najmniej jeden wzór.'}),
      unless: z.array(text(1, 60)).default([]),
      correction: text(10, 300),
      facts: z.array(factId).min(1, {error: 'Podaj co najmniej jeden numer faktu.'}),
    })
    .refine((entry) => findBannedClaims(entry.claim, [entry]).length === 1, {
      path: ['patterns'],
      error: 'Żaden wzór nie pasuje do pola „claim”. Dopisz wzór, który je znajdzie.',
    }),
);

export const home = z.strictObject({
  bill: z
    .array(z.strictObject({title: text(5, 80), text: text(20, 400), link}))
    .length(3, {error: 'Podaj dokładnie 3 pozycje.'}),
  flow: z.array(text(20, 300)).length(3, {
    error: 'Podaj dokładnie 3 zdania: o dniu z nadwyżką, o wspólnym zużyciu i o wieczorze.',
  }),
});

export const offer = z.strictObject({
  lead: text(40, 400),
  promises: z
    .array(
      z.strictObject({
        title: text(5, 60),
        weDo: text(20, 500),
        youDo: text(20, 400),
        result: text(20, 400),
        link: link.optional(),
      }),
    )
    .min(1),
  steps: z
    .array(
      z.strictObject({
        title: text(3, 60),
        weDo: z.array(text(10, 250)).min(1),
        youDo: z.array(text(10, 250)).min(1),
        youHave: z.array(text(10, 250)).min(1),
      }),
    )
    .min(1),
  notDone: z.array(z.strictObject({title: text(5, 80), text: text(20, 400)})).min(1),
  prices: z
    .array(z.strictObject({name: text(3, 80), price: text(1, 80), note: text(5, 300)}))
    .default([]),
});

const caseStudy = z.strictObject({
  name: text(3, 100),
  place: text(3, 100),
  audience: audienceId,
  summary: text(40, 800),
  /** Day on which the participants agreed to the publication. */
  consent: isoDay,
  figures: z
    .array(z.strictObject({label: text(3, 80), value: text(1, 40), source: text(5, 200)}))
    .default([]),
});

export const clients = z.strictObject({
  lead: text(40, 400),
  audiences: z
    .array(
      z.strictObject({
        id: audienceId,
        name: text(3, 40),
        question: text(10, 140),
        linkLabel: text(5, 60),
        lead: text(40, 500),
        questions: z
          .array(z.strictObject({question: text(8, 140), answer: text(30, 600), link}))
          .length(3, {error: 'Podaj dokładnie 3 pytania.'}),
        members: z.array(text(3, 140)).min(2),
        articles: z.array(link).min(1),
      }),
    )
    .length(audienceIds.length, {error: 'Podaj wszystkie 4 grupy odbiorców.'}),
  caseStudies: z.array(caseStudy).default([]),
});

export const contact = z.strictObject({
  lead: text(20, 400),
  leadWithoutContact: text(20, 400),
  topics: z.array(text(3, 80)).min(2),
  beforeYouWrite: z.array(z.strictObject({title: text(5, 80), text: text(20, 300), link})).min(1),
  consent: text(40, 600),
  consentSending: text(40, 600),
});

/** Numbers of entries in the register of cooperatives, in the order of their days. */
export const register = z.strictObject({
  readings: z
    .array(
      z.strictObject({
        day: isoDay,
        label: text(3, 14),
        count: z.number({error: 'Podaj liczbę wpisów.'}).int().min(1),
        over: z.boolean().optional(),
        note: text(5, 80).optional(),
        fact: factId,
        sources: z.array(sourceCode).min(1, {error: 'Podaj co najmniej jedno źródło.'}),
      }),
    )
    .min(2)
    .refine(
      (readings) => readings.every(({day}, i) => i === 0 || day > (readings[i - 1]?.day ?? '')),
      {
        error: 'Ułóż odczyty od najstarszego; każdy dzień wpisz raz.',
      },
    ),
});

/** Announcements of changes in the law, above every page. */
export const announcements = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          id: slug,
          text: text(20, 160),
          link,
          from: isoDay,
          to: isoDay,
          source: sourceCode,
          checked: isoDay,
        })
        .refine(({from, to}) => from <= to, {
          path: ['to'],
          error: 'Ostatni dzień nie może być przed pierwszym (pole „from”).',
        }),
    )
    .refine((items) => new Set(items.map(({id}) => id)).size === items.length, {
      error: 'Każde ogłoszenie ma mieć inne id.',
    }),
});

const forcedModes = ['light', 'dark'] as const satisfies readonly ForcedMode[];

/** A page shown always light or always dark, whatever the visitor chose. */
const colorMode = z
  .enum(forcedModes, {
    error:
      'Wpisz light (zawsze jasna) albo dark (zawsze ciemna). Żeby strona miała motyw wybrany przez czytelnika, usuń to pole.',
  })
  .optional();

const metadata = {
  title: text(10, 80),
  description: text(50, 160),
  color_mode: colorMode,
};

/** How a page takes part in navigation: middleware run before it opens, and checks of its address. */
const navigation = {
  middleware: z
    .array(z.enum(middlewareNames, {error: `Wybierz z listy: ${middlewareNames.join(', ')}.`}))
    .optional(),
  checks: z
    .array(z.enum(pageCheckNames, {error: `Wybierz z listy: ${pageCheckNames.join(', ')}.`}))
    .optional(),
};

/** Says that an article is out of date: it stays at its address and leaves the lists, the search and the feeds. */
const retired = z.strictObject(
  {
    since: isoDay,
    reason: text(10, 250),
    replacement: pagePath.optional(),
  },
  {error: 'Wpisz pola „since” (dzień) i „reason” (powód), a gdy można, „replacement” (adres).'},
);

/** Front matter of an article and of the FAQ. An unknown key is an error. */
export const article = z.strictObject({
  ...metadata,
  sidebar_position: z.number({error: 'Podaj liczbę: kolejność na liście kategorii.'}).int().min(1),
  sidebar_label: text(3, 60).optional(),
  root_url: z
    .string()
    .regex(/^\/[a-z0-9-]+$/, {error: 'Podaj adres zaczynający się od „/”, np. /faq.'})
    .optional(),
  author: text(2, 80).optional(),
  audience: z.array(audienceId).min(1, {error: 'Podaj co najmniej jedną grupę.'}),
  level: z.enum(levels, {error: `Wybierz z listy: ${levels.join(', ')}.`}),
  tags: z
    .array(slug)
    .min(1, {error: 'Podaj co najmniej jeden tag z pliku baza-wiedzy/tagi.yml.'})
    .max(4, {error: 'Zostaw najwyżej 4 tagi.'}),
  updated: isoDay,
  checked: isoDay,
  facts: z.array(factId).default([]),
  sources: z.array(sourceCode).min(1, {error: 'Podaj co najmniej jedno źródło.'}),
  related: z
    .array(slug)
    .min(2, {error: 'Podaj co najmniej 2 powiązane artykuły.'})
    .max(4, {error: 'Zostaw najwyżej 4 powiązane artykuły.'}),
  summary: z
    .array(text(10, 250))
    .min(3, {error: 'Napisz od 3 do 5 zdań.'})
    .max(5, {error: 'Napisz od 3 do 5 zdań.'}),
  aliases: z.array(text(2, 60)).default([]),
  /** `false` leaves the article without definition cards; the list leaves out the cards of these terms. */
  glossary: z.literal(false, {error: 'Wpisz false albo usuń to pole.'}).optional(),
  glossary_skip: z.array(slug).default([]),
  retired: retired.optional(),
  ...navigation,
});

/** Addresses that were ever published, and where those that changed lead now. */
export const addresses = z.strictObject({
  published: z.record(pagePath, isoDay),
  moved: z.record(pagePath, pagePath).default({}),
});

/** `_category_.yml` of a folder of articles. */
export const category = z.strictObject({
  label: text(3, 40),
  position: z.number({error: 'Podaj liczbę: kolejność kategorii w spisie.'}).int().min(1),
  collapsible: z.boolean(),
  link: z.null({error: 'Zostaw „link: null”: kategoria nie ma własnej strony.'}),
});

const rateRow = z.strictObject({
  from: isoDay,
  to: isoDay,
  value: z.number({error: 'Wpisz liczbę z kropką, np. 0.498.'}),
  source: text(5, 200),
  checkedOn: isoDay,
  certainty: z.enum(['high', 'medium', 'low'], {error: 'Wybierz z listy: high, medium, low.'}),
});

const dayMs = 86_400_000;

/** Rows follow one another day by day: no gap, no overlap, none that ends before it begins. */
const rateSeries = z.strictObject({
  name: text(3, 100),
  unit: text(1, 20),
  rows: z
    .array(rateRow)
    .min(1)
    .superRefine((rows, context) => {
      rows.forEach(({from, to}, index) => {
        const previous = rows[index - 1];
        const nextDay = previous
          ? new Date(Date.parse(previous.to) + dayMs).toISOString().slice(0, 10)
          : from;
        if (from !== nextDay) {
          const problem = from < nextDay ? 'nakłada się na poprzedni' : 'zostawia przerwę';
          context.addIssue({
            code: 'custom',
            path: [index, 'from'],
            message: `Wiersz ${problem}: zacznij go ${nextDay}, dzień po końcu poprzedniego.`,
          });
        }
        if (to < from) {
          context.addIssue({
            code: 'custom',
            path: [index, 'to'],
            message: 'Podaj dzień nie wcześniejszy niż „from”.',
          });
        }
      });
    }),
});

export const rates = z.strictObject({
  rates: z.record(
    z.string().regex(/^[a-z][A-Za-z0-9]*$/, {error: 'Użyj liter i cyfr, np. energyG11Enea.'}),
    rateSeries,
  ),
  marketPrices: z.array(
    z.strictObject({
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, {error: 'Podaj miesiąc, np. 2025-06.'}),
      value: z.number({error: 'Wpisz liczbę z kropką, zł/MWh.'}),
      source: text(5, 200),
      checkedOn: isoDay,
    }),
  ),
});

/** Front matter of a Markdown page outside the knowledge base. */
export const page = z.strictObject({
  ...metadata,
  updated: isoDay,
  ...navigation,
});

export type Fact = z.infer<typeof fact>;
export type Facts = z.infer<typeof facts>;
export type BannedClaimEntry = z.infer<typeof bannedClaims>[number];

/** A word or phrase as people type it into the search. */
const phrase = text(2, 60).regex(/[\p{L}\p{N}]/u, {error: 'Wpisz słowo.'});

/** `synonimy.yaml`: groups of phrases that mean the same to the search. */
export const synonyms = z.array(
  z
    .array(phrase, {error: 'Wpisz listę w nawiasach kwadratowych, np. [panele, fotowoltaika].'})
    .min(2, {error: 'Podaj co najmniej 2 wyrażenia o tym samym znaczeniu.'}),
  {error: 'Zacznij każdy wiersz od „- [”.'},
);

const singleWord = z.string({error: 'Wpisz jedno słowo.'}).regex(/^\p{Ll}{2,}$/u, {
  error: 'Wpisz jedno słowo małymi literami, bez spacji i łączników.',
});

/** `odmiana.yaml`: words the dictionary lacks, each with a word that inflects like it. */
export const inflection = z.record(singleWord, singleWord, {
  error: 'Zapisz wiersze w postaci „słowo: słowo, które odmienia się tak samo”.',
});

export type Synonyms = z.infer<typeof synonyms>;
export type Sources = z.infer<typeof sources>;
export type Home = z.infer<typeof home>;
export type Offer = z.infer<typeof offer>;
export type Clients = z.infer<typeof clients>;
export type Register = z.infer<typeof register>;
export type Announcements = z.infer<typeof announcements>;
export type Contact = z.infer<typeof contact>;
export type Rates = z.infer<typeof rates>;
export type ArticleFrontMatter = z.infer<typeof article>;

/** One text with commas between the forms. A comma inside a number has no space after it. */
const forms = text(2, 2000).transform((value) => value.split(/,\s+/));

const glossaryTerm = z.strictObject({
  term: text(2, 80),
  abbreviations: z
    .array(
      z.string().regex(/^\p{Lu}[\p{L}]*\p{Lu}$/u, {
        error: 'Podaj skrót tak, jak stoi w tekście, np. OSD; jego odmianę wpisz w polu „forms”.',
      }),
    )
    .default([]),
  forms,
  except: z.array(text(2, 80)).default([]),
  synonyms: z.array(text(2, 60)).default([]),
  definition: text(20, 220),
  basis: text(3, 160),
  facts: z
    .array(z.string().regex(/^F\d{2,3}$/, {error: 'Podaj numer faktu, np. F34.'}))
    .default([]),
  article: slug.optional(),
  see: z.array(slug).max(4, {error: 'Zostaw najwyżej 4 hasła.'}).default([]),
});

/** Terms of the glossary by their addresses. No form may belong to two of them, and `see` names other terms. */
export const glossary = z.record(slug, glossaryTerm).superRefine((terms, context) => {
  const owners = new Map<string, string>();
  for (const [id, {term, abbreviations, forms, see}] of Object.entries(terms)) {
    for (const [index, other] of see.entries()) {
      if (other === id || !(other in terms)) {
        context.addIssue({
          code: 'custom',
          path: [id, 'see', index],
          message: 'Podaj adres innego hasła z tego pliku.',
        });
      }
    }
    for (const form of new Set([term, ...abbreviations, ...forms].flatMap(expandForm))) {
      const owner = owners.get(form);
      if (owner !== undefined) {
        context.addIssue({
          code: 'custom',
          path: [id, 'forms'],
          message: `Forma „${form}” stoi też w haśle „${owner}”. Zostaw ją w jednym.`,
        });
      }
      owners.set(form, id);
    }
  }
});

export type Glossary = z.infer<typeof glossary>;
