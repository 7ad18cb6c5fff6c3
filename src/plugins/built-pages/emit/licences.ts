import type {Emitter} from '../pipeline';
import type {ShippedPackage} from '../read/packages';

/** The licences of all packages that visitors are sent a part of, as these licences ask. */
export const licences: Emitter = ({packages}) => [
  {file: 'licences.txt', content: licenceTexts(packages)},
];

/** A list of packages with their licences, and the texts of these. */
export function licenceTexts(packages: readonly ShippedPackage[]): string {
  const list = packages.map(({name, version, licence}) => `${name} ${version}: ${licence}`);
  const texts = packages
    .filter(({text}) => text !== '')
    .map(({name, version, text}) => `${name} ${version}\n\n${text}`);
  return [list.join('\n'), ...texts].join(`\n\n${rule}\n\n`) + '\n';
}

const rule = '-'.repeat(80);
