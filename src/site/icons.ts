/** The site's own icon names with their names in the Lucide set. All are inlined into the pages at build time. */
export const houseIcons = {
  check: 'check',
  close: 'x',
  copy: 'link',
  download: 'download',
  error: 'triangle-alert',
  info: 'info',
  menu: 'menu',
  print: 'printer',
  search: 'search',
  theme: 'contrast',
} as const;

/** Any other icon of the set: inlined at build time if the source names it, otherwise fetched when first shown. */
type LucideName = `lucide:${string}`;

export type IconName = keyof typeof houseIcons | LucideName;

/** The name of an icon within the set. */
export function lucideNameOf(name: IconName): string {
  return name in houseIcons ? houseIcons[name as keyof typeof houseIcons] : name.slice(7);
}

/** Folder of the icon endpoint: `icons/lucide/<pack>.json` holds an {@link IconPack}. */
export const iconFolder = 'icons/lucide';

/** Paths of icons by name, each 24 × 24, stroked in the colour of the text. */
export type IconPack = Readonly<Record<string, string>>;

/** The pack that contains an icon: all names with the same beginning, 2 kB on average. */
export function iconPackOf(name: string): string {
  return name.slice(0, 2);
}
