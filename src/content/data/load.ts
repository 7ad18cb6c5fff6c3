import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import type * as z from 'zod';
import type {Addresses} from '../../domain/articles/addresses';
import {checkShape, ContentError} from './checkShape';
import * as schema from '../schema/schema';

/** Folder of the editors' YAML files, from the root of the site. */
export const dataFolder = 'src/data';

/** YAML files an editor keeps, by the name under which pages import them (`@site-data/<name>`). */
export const dataFiles = {
  home: {file: `${dataFolder}/strona-glowna.yaml`, schema: schema.home},
  offer: {file: `${dataFolder}/oferta.yaml`, schema: schema.offer},
  clients: {file: `${dataFolder}/klienci.yaml`, schema: schema.clients},
  contact: {file: `${dataFolder}/kontakt.yaml`, schema: schema.contact},
  register: {file: `${dataFolder}/wykaz-kowr.yaml`, schema: schema.register},
  rates: {file: `${dataFolder}/stawki.yaml`, schema: schema.rates},
} as const;

/** Announcements stand above every page, outside of its code, so no page imports them. */
export const announcementsFile = {
  file: `${dataFolder}/ogloszenia.yaml`,
  schema: schema.announcements,
} as const;

/** The list of sources, from the root of the site. */
export const sourcesPath = `${dataFolder}/zrodla.yaml`;

/** The list of published addresses, from the root of the site. */
export const addressesPath = `${dataFolder}/adresy.yaml`;

/** Reads and checks one YAML file, named from the root of the site. Throws a Polish {@link ContentError}. */
export function loadYaml<T>(siteDir: string, name: string, shape: z.ZodType<T>): T {
  const file = path.join(siteDir, name);
  if (!existsSync(file)) {
    throw new ContentError(`${name}: nie ma takiego pliku. Przywróć go albo utwórz.`);
  }
  const document = parseDocument(readFileSync(file, 'utf8'));
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    throw new ContentError(
      `${name}, wiersz ${line}: zapis YAML jest niepoprawny. Sprawdź wcięcia, dwukropki i cudzysłowy w tym wierszu i tuż nad nim.`,
    );
  }
  return checkShape(shape, document.toJS(), name);
}

/** All sources that articles may cite, by code. */
export function loadSources(siteDir: string): schema.Sources {
  return loadYaml(siteDir, sourcesPath, schema.sources);
}

/** Facts the texts rest on, by number. */
export const factsPath = `${dataFolder}/fakty.yaml`;

/** Claims no text may make. */
export const bannedClaimsPath = `${dataFolder}/zakazane.yaml`;

/** All facts, by number. Their sources must be listed. */
export function loadFacts(siteDir: string, sources: schema.Sources): schema.Facts {
  const facts = loadYaml(siteDir, factsPath, schema.facts);
  for (const [id, fact] of Object.entries(facts)) {
    const unknown = fact.sources.find((code) => !(code in sources));
    if (unknown !== undefined) {
      throw new ContentError(
        `${factsPath}: fakt ${id} wymienia kod „${unknown}”, którego nie ma w pliku ${sourcesPath}. Dodaj tam źródło albo popraw kod.`,
      );
    }
  }
  return facts;
}

/** The list of banned claims. The facts it names must exist. */
export function loadBannedClaims(siteDir: string, facts: schema.Facts): schema.BannedClaimEntry[] {
  const claims = loadYaml(siteDir, bannedClaimsPath, schema.bannedClaims);
  for (const {claim, facts: ids} of claims) {
    const unknown = ids.find((id) => !(id in facts));
    if (unknown !== undefined) {
      throw new ContentError(
        `${bannedClaimsPath}: twierdzenie „${claim}” wymienia fakt ${unknown}, którego nie ma w pliku ${factsPath}. Popraw numer.`,
      );
    }
  }
  return claims;
}

/** The terms of the glossary, from the root of the site. */
export const glossaryPath = `${dataFolder}/slownik.yaml`;

/** All terms of the glossary, by their ids. */
export function loadGlossary(siteDir: string): schema.Glossary {
  return loadYaml(siteDir, glossaryPath, schema.glossary);
}

/** Addresses that may not die, and where the changed ones lead. */
export function loadAddresses(siteDir: string): Addresses {
  return loadYaml(siteDir, addressesPath, schema.addresses);
}

/** Throws when a data file names a source that the list of sources does not have. */
export function checkSourceCodes(siteDir: string, file: string, codes: readonly string[]): void {
  const known = loadSources(siteDir);
  const missing = codes.find((code) => !(code in known));
  if (missing !== undefined) {
    throw new ContentError(
      `${file}: nie ma źródła „${missing}” w pliku ${sourcesPath}. Dopisz je tam albo popraw kod.`,
    );
  }
}

/** Dated rates of the settlement. */
export function loadRates(siteDir: string): schema.Rates {
  return loadYaml(siteDir, dataFiles.rates.file, dataFiles.rates.schema);
}
