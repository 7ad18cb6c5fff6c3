import {contentDay} from '../../content/contentDay';
import type {Site} from '../../content/loadSite';
import {isUnconfirmedFor, reviewDays} from '../../domain/articles/bannedClaims';
import {dayMs, type IsoDay, isOverAYearAgo} from '@cooperative/polish';
import type {Answer, Link} from './links';

/** Something that time has brought and a person has to do. */
export interface Finding {
  /** Heading it stands under. */
  readonly about: string;
  /** What to do about everything under that heading. */
  readonly remedy: string;
  readonly text: string;
}

/** Rates that end within this many days should be looked for. */
const noticeDays = 45;

/** Rates that have ended or soon will: the last row of a series decides. */
export function endingRates({data}: Pick<Site, 'data'>, now: Date): Finding[] {
  const soon = new Date(now.getTime() + noticeDays * dayMs).toISOString().slice(0, 10);
  return Object.entries(data.rates.value.rates).flatMap(([id, {name, rows}]) => {
    const last = rows.at(-1)?.to ?? '';
    return last > soon
      ? []
      : [
          {
            about: 'Stawki, które się kończą',
            remedy: `Znajdź nową taryfę albo ogłoszenie i dopisz wiersz w pliku ${data.rates.file}.`,
            text: `${name} (\`${id}\`): ostatni wiersz obowiązuje do ${last}.`,
          },
        ];
  });
}

/** Sources that were read over a year ago. */
export function oldSources({data}: Pick<Site, 'data'>, now: Date): Finding[] {
  return Object.entries(data.sources.value)
    .filter(([, {read}]) => isOverAYearAgo(read, now))
    .map(([code, {title, url, read}]) => ({
      about: 'Źródła czytane ponad rok temu',
      remedy: `Przeczytaj je ponownie, popraw artykuły, które z nich korzystają, i zmień pole „read” w pliku ${data.sources.file}.`,
      text: `\`${code}\`: [${title}](${url}), czytane ${read}.`,
    }));
}

/** Banned claims that hang on the law and have not been compared with it for long: an amendment may make them true. */
export function oldClaims({data}: Pick<Site, 'data'>, now: Date): Finding[] {
  const today: IsoDay = now.toISOString().slice(0, 10);
  return data.bannedClaims.value
    .filter((claim) => isUnconfirmedFor(claim, reviewDays, today))
    .map(({claim, law}) => ({
      about: 'Zakazane twierdzenia, które mogły stać się prawdą',
      remedy: `Porównaj je z aktem i jego zmianami, popraw albo usuń, a w polu „confirmed” wpisz dzisiejszy dzień. Stoją w pliku ${data.bannedClaims.file}.`,
      text: `„${claim}” (${law?.acts.map((act) => `\`${act}\``).join(', ') ?? ''}): ostatnio porównano ${law?.confirmed ?? ''}.`,
    }));
}

/** The contact for reports of weaknesses is published with a day until which it holds: a year after the content's. */
export function oldContent(site: Parameters<typeof contentDay>[0], now: Date): Finding[] {
  const newest: IsoDay = contentDay(site);
  const inAMonth = new Date(now.getTime() + 30 * dayMs);
  return isOverAYearAgo(newest, inAMonth)
    ? [
        {
          about: 'Dawno nieodświeżana treść',
          remedy: 'Przejrzyj artykuły i wpisz w nich nowy dzień w polu „checked”.',
          text: `Najnowszy dzień w treści to ${newest}. Rok po nim przestaje obowiązywać plik \`/.well-known/security.txt\`.`,
        },
      ]
    : [];
}

/** Required settings without a value. */
export function missingSettings(required: readonly string[]): Finding[] {
  return required.map((text) => ({
    about: 'Ustawienia, których brakuje do publikacji',
    remedy:
      'Wpisz je w zmiennych repozytorium albo w pliku src/site/settings.ts. Sprawdza je polecenie `npm run publikacja`.',
    text: `${text}.`,
  }));
}

/** Pages of the published site that do not answer. */
export function missingPages(answers: readonly (readonly [string, Answer])[]): Finding[] {
  return answers
    .filter(([, {isFine}]) => !isFine)
    .map(([url, {said}]) => ({
      about: 'Strony, które nie odpowiadają',
      remedy: 'Sprawdź ostatnią publikację w zakładce „Actions” i uruchom ją ponownie.',
      text: `${url}: ${said}.`,
    }));
}

/** Links to other sites that lead nowhere, and those that could be encrypted. */
export function changedLinks(answers: readonly (readonly [Link, Answer])[]): Finding[] {
  return answers.flatMap(([{url, places}, {isGone, isEncryptedToo, said}]) => {
    const text = `${url} (${places.join(', ')})`;
    return [
      isGone
        ? {
            about: 'Linki, które donikąd nie prowadzą',
            remedy: 'Znajdź nowy adres tej strony albo jej kopię i popraw link.',
            text: `${text}: ${said}.`,
          }
        : [],
      isEncryptedToo
        ? {
            about: 'Linki bez szyfrowania',
            remedy: 'Ta strona odpowiada też pod adresem z https://. Zmień początek linku.',
            text: `${text}.`,
          }
        : [],
    ].flat();
  });
}
