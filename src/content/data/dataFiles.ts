import type * as z from 'zod';
import {dataFolder, knowledgeBaseFolder} from '../places';
import * as facts from '../schema/facts';
import {glossary} from '../schema/glossary';
import {addresses, tags} from '../schema/knowledgeBase';
import {announcements, changes, register} from '../schema/notices';
import * as pages from '../schema/pages';
import {paths} from '../schema/paths';
import {rates} from '../schema/rates';
import {inflection, spelling, synonyms} from '../schema/searchLanguage';
import {ratesPath} from './ratesFile';
import {yamlFile, type YamlFile} from './yamlFile';

/** Every YAML file maintained by editors, except those of the categories, with its schema. */
const kinds = {
  home: {file: `${dataFolder}/strona-glowna.yaml`, schema: pages.home},
  offer: {file: `${dataFolder}/oferta.yaml`, schema: pages.offer},
  clients: {file: `${dataFolder}/klienci.yaml`, schema: pages.clients},
  paths: {file: `${dataFolder}/sciezki.yaml`, schema: paths},
  contact: {file: `${dataFolder}/kontakt.yaml`, schema: pages.contact},
  register: {file: `${dataFolder}/wykaz-kowr.yaml`, schema: register},
  rates: {file: ratesPath, schema: rates},
  announcements: {file: `${dataFolder}/ogloszenia.yaml`, schema: announcements},
  changes: {file: `${dataFolder}/zmiany.yaml`, schema: changes},
  sources: {file: `${dataFolder}/zrodla.yaml`, schema: facts.sources},
  facts: {file: `${dataFolder}/fakty.yaml`, schema: facts.facts},
  bannedClaims: {file: `${dataFolder}/zakazane.yaml`, schema: facts.bannedClaims},
  glossary: {file: `${dataFolder}/slownik.yaml`, schema: glossary},
  addresses: {file: `${dataFolder}/adresy.yaml`, schema: addresses},
  synonyms: {file: `${dataFolder}/synonimy.yaml`, schema: synonyms},
  inflection: {file: `${dataFolder}/odmiana.yaml`, schema: inflection},
  spelling: {file: `${dataFolder}/pisownia.yaml`, schema: spelling},
  tags: {file: `${knowledgeBaseFolder}/tagi.yml`, schema: tags},
} as const;

type DataName = keyof typeof kinds;
export type DataFiles = {
  readonly [Name in DataName]: YamlFile<z.output<(typeof kinds)[Name]['schema']>>;
};

/** Schemas of the data files. */
export const dataSchemas = mapKinds(({schema}) => schema) as {
  readonly [Name in DataName]: (typeof kinds)[Name]['schema'];
};

/** Paths of the data files from the root of the site. */
export const dataPaths = mapKinds(({file}) => file) as Readonly<Record<DataName, string>>;

/** The data files of a site. */
export function dataFiles(dir: string): DataFiles {
  return mapKinds(({file, schema}) => yamlFile<unknown>(dir, file, schema)) as DataFiles;
}

function mapKinds<T>(map: (kind: (typeof kinds)[DataName]) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, map(kind)]));
}
