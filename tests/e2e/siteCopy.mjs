// A copy of all a build of the site reads, to be changed and built apart from it.
import {cpSync, symlinkSync} from 'node:fs';
import path from 'node:path';

const sources = [
  'baza-wiedzy',
  'cspell.config.yaml',
  'docusaurus.config.ts',
  'i18n',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'wzory',
];

/** Copies the project of the current folder into an empty folder; packages are shared. */
export function copySite(folder) {
  sources.forEach((name) => cpSync(name, path.join(folder, name), {recursive: true}));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}
