import {manifestName, searchFolder} from '../files/shapes';
import type {SearchIndex} from './buildIndex';

/** The lexicon in the index is derived from the dictionary, so the dictionary's licence goes with it. */
const licenceName = 'LICENCE.txt';

export const licenceText = `The files words-*.txt of this folder (or the parts of ../manifest.json with these names) and the endings in
../manifest.json hold forms of Polish words, and the files foreign-*.txt hold stems. They are made from the dictionary
of the npm package dictionary-pl 2.0.0 (https://github.com/wooorm/dictionaries/tree/main/dictionaries/pl), the spelling
dictionary of sjp.pl kept by Marek Futrega with corrections by Marcin Miłkowski. The dictionary may be used under GPL,
LGPL, MPL or Creative Commons ShareAlike; here it is used under the Mozilla Public License 2.0. This Source Code Form is
subject to the terms of the Mozilla Public License, v. 2.0. If a copy of the MPL was not distributed with this file, You
can obtain one at https://mozilla.org/MPL/2.0/. The dictionary's source form is the package named above; these files are
a form of it for searching.
`;

/** The files of an index by their addresses, without a leading slash. */
export function indexFiles({manifest, files}: SearchIndex): ReadonlyMap<string, string> {
  const folder = `${searchFolder}/${manifest.id}`;
  return new Map([
    ...[...files].map(([file, text]) => [`${folder}/${file}`, text] as const),
    [`${folder}/${licenceName}`, licenceText],
    [`${searchFolder}/${manifestName}`, JSON.stringify(manifest)],
  ]);
}
