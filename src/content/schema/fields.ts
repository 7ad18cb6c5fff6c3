import * as z from 'zod';
import type {AudienceId, Level} from '../../domain/articles/article';
import {misleads} from '../webAddress';

/** An address of another site must not hide where it leads. */
export const leadsWhereItSays = [
  (address: string) => !/^https:/i.test(address) || misleads(address) === null,
  {error: ({input}: {input?: unknown}) => misleads(String(input)) ?? undefined},
] as const;

/** Types of values that editors enter, each with its Polish message. Node only. */

export const text = (min: number, max: number) =>
  z
    .string({error: 'Wpisz tekst.'})
    .trim()
    .min(min, {error: `Wpisz co najmniej ${min} znaków.`})
    .max(max, {error: `Skróć do ${max} znaków.`});

const address = z
  .string({error: 'Wpisz adres.'})
  .regex(/^(\/(?!\/)|https:\/\/|#)/, {
    error:
      'Podaj adres wewnętrzny zaczynający się od „/” albo zewnętrzny zaczynający się od „https://”.',
  })
  .refine(...leadsWhereItSays);

export const pagePath = z
  .string({error: 'Wpisz adres.'})
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, {
    error: 'Podaj adres w serwisie od „/”, bez ukośnika na końcu, np. /baza-wiedzy/kto-placi.',
  });

/** A page of the site, or a place on it. */
export const pagePlace = z
  .string({error: 'Wpisz adres.'})
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/, {
    error: 'Podaj adres w serwisie od „/”, a po znaku „#” miejsce na stronie, np. /faq#moc-umowna.',
  });

export const isoDayField = z.iso.date({error: 'Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.'});

export const link = z
  .strictObject({
    label: text(3, 80).meta({label: 'Tekst linku', hint: 'Ma mówić, dokąd prowadzi.'}),
    to: address.meta({
      label: 'Adres',
      hint: 'W serwisie zaczyna się od „/”, poza nim od „https://”.',
    }),
  })
  .meta({label: 'Link'});

export const audienceIds = [
  'gmina',
  'rolnicy',
  'przedsiebiorstwa',
  'mieszkancy',
] as const satisfies readonly AudienceId[];
export const levels = ['podstawowy', 'sredni', 'zaawansowany'] as const satisfies readonly Level[];

export const audienceId = z.enum(audienceIds, {
  error: `Wybierz z listy: ${audienceIds.join(', ')}.`,
});

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'Użyj małych liter bez polskich znaków, cyfr i łączników, np. prog-70-i-40-procent.',
});

export const sourceCode = z.string().regex(/^[A-Z][A-Z0-9]*$/, {
  error: 'Podaj kod źródła z pliku src/data/zrodla.yaml, np. OZE.',
});

export const factId = z.string().regex(/^F\d{2,3}$/, {error: 'Podaj numer faktu, np. F34.'});
