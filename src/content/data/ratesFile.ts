import type * as z from 'zod';
import {dataFolder} from '../places';
import {rates} from '../schema/rates';
import {yamlFile, type YamlFile} from './yamlFile';

/** The rates of a site alone, for commands that settle: the other data files would take longer to open than to use. */
export function ratesFile(dir: string): YamlFile<z.output<typeof rates>> {
  return yamlFile(dir, ratesPath, rates);
}

export const ratesPath = `${dataFolder}/stawki.yaml`;
