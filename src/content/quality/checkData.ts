import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {bannedClaimsPath, dataFolder} from '../data/load';
import {checkTexts} from './checkTexts';
import type {Problem} from '../problem';
import type {Site} from '../loadSite';
import {textsOf} from '../articles/texts';

/** Texts of the editors' YAML files: typography and banned claims. The list of claims itself is left out. */
export function checkDataFiles(site: Site): Problem[] {
  return readdirSync(path.join(site.dir, dataFolder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${dataFolder}/${name}`)
    .filter((file) => file !== bannedClaimsPath)
    .flatMap((file) =>
      checkTexts(file, textsOf(readFileSync(path.join(site.dir, file), 'utf8')), site),
    );
}
