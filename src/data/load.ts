import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import type * as z from 'zod';
import {checkShape, ContentError} from './check';
import * as schema from './schema';

/** YAML files an editor keeps, by the name under which pages import them (`@site-data/<name>`). */
export const dataFiles = {
  home: {file: 'strona-glowna.yaml', schema: schema.home},
  offer: {file: 'oferta.yaml', schema: schema.offer},
  clients: {file: 'klienci.yaml', schema: schema.clients},
  contact: {file: 'kontakt.yaml', schema: schema.contact},
} as const;

const sourcesFile = 'zrodla.yaml';

/** Folder of the editors' YAML files, from the root of the site. */
export const dataFolder = 'src/data';

/** Reads and checks one YAML file. Throws a Polish {@link ContentError}. */
export function loadYaml<T>(siteDir: string, file: string, shape: z.ZodType<T>): T {
  const name = `${dataFolder}/${file}`;
  const document = parseDocument(readFileSync(path.join(siteDir, name), 'utf8'));
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
  return loadYaml(siteDir, sourcesFile, schema.sources);
}
