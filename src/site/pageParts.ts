/** Components available in every Markdown page. The theme renders them; the content rules reject other names. */
export const pageParts = [
  'ContactPolicy',
  'Counted',
  'OwnerData',
  'StatisticsNote',
  'StorageKeys',
  'Uncounted',
  'WhereToWrite',
] as const;
export type PagePart = (typeof pageParts)[number];

/** Drawings that the head of a page may have. */
export const pageDrawings = ['drogowskaz', 'wzory', 'zrodla'] as const;
export type PageDrawingName = (typeof pageDrawings)[number];
