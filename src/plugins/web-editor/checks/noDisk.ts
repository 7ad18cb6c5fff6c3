/** What the rules import of Node and a browser has not, for the bundle of the editor's checks. */

const missing = (): never => {
  throw new Error('The rules for a draft ask no disk.');
};

export const existsSync = missing;
export const readFileSync = missing;
export const readdirSync = missing;
export const realpathSync = missing;
export const statSync = missing;
export const lstatSync = missing;

/** A browser keeps foreign letters of a host as they are sent, so only the answer tells those that look Polish. */
export const domainToUnicode = (host: string): string => host;

const normalized = (file: string): string =>
  file.split('/').reduce((done, name) => {
    switch (name) {
      case '':
      case '.':
        return done;
      case '..':
        return done.includes('/') ? done.slice(0, done.lastIndexOf('/')) : '';
      default:
        return done === '' ? name : `${done}/${name}`;
    }
  }, '');

/** The part of `node:path` that takes paths apart, for paths from the root of the site. */
export const posix = {
  basename: (file: string, ending = ''): string => {
    const name = file.slice(file.lastIndexOf('/') + 1);
    return ending !== '' && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
  },
  dirname: (file: string): string =>
    file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.',
  join: (...parts: readonly string[]): string => normalized(parts.join('/')),
};

export default {...posix, posix, sep: '/'};
