import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A package some of whose code or data visitors are sent. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As the package names it, e.g. `MIT`. */
  readonly licence: string;
  /** What its licence file says; empty if it has none. */
  readonly text: string;
}

/**
 * Copied by the build and not by the bundler: the editor at `/redakcja` with its dictionary, the icons and the words of
 * the search.
 */
const copied = [
  '@cspell/dict-pl_pl',
  '@iconify-json/lucide',
  '@sveltia/cms',
  'dictionary-pl',
  'yaml',
];

/** The packages in these folders and those that the build copies. */
export function readPackages(bundled: readonly string[]): ShippedPackage[] {
  return packagesIn([...bundled, ...copied.map((name) => path.join('node_modules', name))]);
}

/** The packages in these folders, by name, each version once. */
export function packagesIn(folders: readonly string[]): ShippedPackage[] {
  const all = folders.map(readPackage);
  const byName = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byName.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

function readPackage(folder: string): ShippedPackage {
  const {name, version, license} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {readonly name: string; readonly version: string; readonly license?: string};
  const file = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(one));
  return {
    name,
    version,
    licence: license ?? 'see its text',
    text: file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim(),
  };
}
