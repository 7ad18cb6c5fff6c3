import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {announcementsFile, loadYaml} from '../data/load';
import type {IsoDay} from '../domain/polish/date';
import {knowledgeBaseFolder, splitFrontMatter} from './markdown/parseFrontMatter';

/**
 * What a build takes for today: the newest day the editors wrote on an article or an announcement. A build must not
 * look at the clock, as one commit would then give other pages every day; and this day is never later than the day
 * a visitor sees them, so nothing is called old that is not.
 */
export function contentDay(siteDir: string): IsoDay {
  const {items} = loadYaml(siteDir, announcementsFile.file, announcementsFile.schema);
  const days = [...articleDays(siteDir), ...items.map(({checked}) => checked)];
  return days.reduce((newest, day) => (day > newest ? day : newest), '');
}

function articleDays(siteDir: string): IsoDay[] {
  return readdirSync(path.join(siteDir, knowledgeBaseFolder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md') && !path.basename(name).startsWith('_'))
    .flatMap((name) => {
      const file = `${knowledgeBaseFolder}/${name}`;
      const {fields} = splitFrontMatter(file, readFileSync(path.join(siteDir, file), 'utf8'));
      const {updated, checked} = fields as {readonly updated?: IsoDay; readonly checked?: IsoDay};
      return [updated, checked].filter((day) => day !== undefined);
    });
}
