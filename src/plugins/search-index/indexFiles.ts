import {manifestName, searchFolder} from '../../domain/search/files/shapes';
import type {SearchIndex} from './buildIndex';
import {licenceName, licenceText} from './licence';

/** The files of an index by their addresses, without a leading slash. */
export function indexFiles({manifest, files}: SearchIndex): ReadonlyMap<string, string> {
  const folder = `${searchFolder}/${manifest.id}`;
  return new Map([
    ...[...files].map(([file, text]) => [`${folder}/${file}`, text] as const),
    [`${folder}/${licenceName}`, licenceText],
    [`${searchFolder}/${manifestName}`, JSON.stringify(manifest)],
  ]);
}
