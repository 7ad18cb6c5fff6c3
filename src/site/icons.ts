/** The site's own names of icons, and what each is called in the Lucide set. All are drawn into the pages at build. */
export const houseIcons = {
  check: 'check',
  close: 'x',
  copy: 'link',
  download: 'download',
  error: 'triangle-alert',
  info: 'info',
  menu: 'menu',
  play: 'play',
  print: 'printer',
  search: 'search',
  stop: 'square',
  theme: 'contrast',
} as const;

/** Any other icon of the set; drawn in at build where the source names it, else fetched when first shown. */
type LucideName = `lucide:${string}`;

export type IconName = keyof typeof houseIcons | LucideName;

/** The name of an icon within the set. */
export function lucideNameOf(name: IconName): string {
  return name in houseIcons ? houseIcons[name as keyof typeof houseIcons] : name.slice(7);
}

/** Folder of the icon endpoint: `icons/lucide/<pack>.json` holds an {@link IconPack}. */
export const iconFolder = 'icons/lucide';

/** Paths of icons by name, each 24 × 24, drawn with a line of the text's colour. */
export type IconPack = Readonly<Record<string, string>>;

/** The pack an icon of the set lies in: all names that begin alike, 2 kB on average. */
export function iconPackOf(name: string): string {
  return name.slice(0, 2);
}
