import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import type * as z from 'zod';
import {checkShape, ContentError} from './check';
import * as schema from './schema';

/** Folder of the editors' YAML files, from the root of the site. */
export const dataFolder = 'src/data';

/** YAML files an editor keeps, by the name under which pages import them (`@site-data/<name>`). */
export const dataFiles = {
  home: {file: `${dataFolder}/strona-glowna.yaml`, schema: schema.home},
  offer: {file: `${dataFolder}/oferta.yaml`, schema: schema.offer},
  clients: {file: `${dataFolder}/klienci.yaml`, schema: schema.clients},
  contact: {file: `${dataFolder}/kontakt.yaml`, schema: schema.contact},
} as const;

/** Rates of the settlement, from the root of the site. */
export const ratesPath = `${dataFolder}/stawki.yaml`;

/** The list of sources, from the root of the site. */
export const sourcesPath = `${dataFolder}/zrodla.yaml`;

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

/** Dated rates of the settlement. */
export function loadRates(siteDir: string): schema.Rates {
  return loadYaml(siteDir, ratesPath, schema.rates);
}
