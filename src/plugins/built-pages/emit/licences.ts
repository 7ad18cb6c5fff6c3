import type {Emitter} from '../pipeline';

/** The licences of all packages that visitors are sent a part of, as these licences ask. */
export const licences: Emitter = ({packages}) => {
  const list = packages.map(({name, version, licence}) => `${name} ${version}: ${licence}`);
  const texts = packages
    .filter(({text}) => text !== '')
    .map(({name, version, text}) => `${name} ${version}\n\n${text}`);
  return [
    {file: 'licences.txt', content: [list.join('\n'), ...texts].join(`\n\n${rule}\n\n`) + '\n'},
  ];
};

const rule = '-'.repeat(80);
