import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MunicipalityData} from '../../domain/place/municipalities';
import {dataFolder} from '../places';

/** The municipalities of the country, which are not edited by hand. */
export function municipalities(dir: string): MunicipalityData {
  const text = readFileSync(path.join(dir, dataFolder, 'gminy.json'), 'utf8');
  return JSON.parse(text) as MunicipalityData;
}
