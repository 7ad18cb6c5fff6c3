import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Points of a cooperative, each with a year of quarter-hours in a file of its own. */
const points = 50;
const quarters = 35_040;
const quarterMs = 900_000;
const heading = 'Data i godzina;Energia pobrana [kWh];Energia oddana [kWh]';

/** Writes the files of a cooperative, in the layout of columns that most portals hand out; how many bytes they have. */
export function writeFolder(folder: string): number {
  mkdirSync(folder, {recursive: true});
  const labels = Array.from({length: quarters}, (_, index) => {
    const text = new Date(Date.UTC(2026, 0, 1) + index * quarterMs).toISOString();
    return `${text.slice(0, 10)} ${text.slice(11, 16)}`;
  });
  const list = ['nazwa;numer PPE;członek;moc umowna'];
  let bytes = 0;
  for (let point = 0; point < points; point += 1) {
    const name = `p${String(point).padStart(2, '0')}`;
    const isSource = point % 5 === 0;
    const rows = labels.map((label, index) => {
      const drawn = (((index * 7919 + point * 104_729) % 60_000) / 1e5).toFixed(5);
      const isDay = index % 96 > 32 && index % 96 < 68;
      const given = (isSource && isDay ? ((index * 31) % 400_000) / 1e5 : 0).toFixed(5);
      return `${label};${drawn.replace('.', ',')};${given.replace('.', ',')}`;
    });
    const text = `${heading}\n${rows.join('\n')}\n`;
    writeFileSync(path.join(folder, `${name}.csv`), text);
    list.push(`${name};;Członek ${point};`);
    bytes += text.length;
  }
  writeFileSync(path.join(folder, 'punkty.csv'), `${list.join('\n')}\n`);
  return bytes;
}
