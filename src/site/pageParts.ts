/** Components available in every Markdown page. The theme renders them; the content rules reject other names. */
export const pageParts = [
  'ContactPolicy',
  'KeptPages',
  'OwnerContact',
  'OwnerData',
  'StatisticsNote',
  'StorageKeys',
  'WhereToWrite',
] as const;
export type PagePart = (typeof pageParts)[number];
