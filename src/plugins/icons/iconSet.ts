import {readFileSync} from 'node:fs';
import {iconPath} from '../../domain/browser/iconPath';
import {houseIcons, iconPackOf, type IconPack} from '../../site/icons';

interface IconifySet {
  readonly icons: Readonly<Record<string, {readonly body: string}>>;
  readonly aliases?: Readonly<Record<string, {readonly parent: string}>>;
}

/** Paths of all icons in the Lucide set by name, including aliases, sorted. */
export function readIconSet(): ReadonlyMap<string, string> {
  const file = require.resolve('@iconify-json/lucide/icons.json');
  const {icons, aliases = {}} = JSON.parse(readFileSync(file, 'utf8')) as IconifySet;
  const paths = new Map(Object.entries(icons).map(([name, {body}]) => [name, iconPath(body)]));
  for (const [name, {parent}] of Object.entries(aliases)) {
    const path = paths.get(parent);
    if (path !== undefined) {
      paths.set(name, path);
    }
  }
  return new Map([...paths].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The set as the packs of the endpoint, by name. */
export function iconPacks(set: ReadonlyMap<string, string>): ReadonlyMap<string, IconPack> {
  const packs = new Map<string, Record<string, string>>();
  for (const [name, path] of set) {
    const pack = packs.get(iconPackOf(name)) ?? {};
    packs.set(iconPackOf(name), pack);
    pack[name] = path;
  }
  return packs;
}

export interface SourceText {
  readonly name: string;
  readonly text: string;
}

/** Names of icons written out in the source, quoted and prefixed with `lucide:`, with the first file of each. */
export function namedIcons(files: readonly SourceText[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const {name, text} of files) {
    for (const [, icon = ''] of text.matchAll(/['"`]lucide:([a-z0-9-]+)['"`]/g)) {
      if (!found.has(icon)) {
        found.set(icon, name);
      }
    }
  }
  return found;
}

/** Paths of the icons inlined into the pages: the site's own and those the source names. */
export function inlinedIcons(
  set: ReadonlyMap<string, string>,
  files: readonly SourceText[],
): Readonly<Record<string, string>> {
  const wanted = new Map<string, string>([
    ...Object.values(houseIcons).map((name) => [name, 'src/site/icons.ts'] as const),
    ...namedIcons(files),
  ]);
  return Object.fromEntries(
    [...wanted]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, file]) => {
        const path = set.get(name);
        if (path === undefined) {
          throw new Error(
            `${file}: w zbiorze Lucide nie ma ikony „${name}”. Sprawdź nazwę na https://lucide.dev/icons.`,
          );
        }
        return [name, path];
      }),
  );
}
