/** Components that every Markdown page knows; the theme draws them, and the rules of content refuse other names. */
export const pageParts = [
  'ContactPolicy',
  'OwnerContact',
  'OwnerData',
  'StatisticsNote',
  'StorageKeys',
] as const;
export type PagePart = (typeof pageParts)[number];
