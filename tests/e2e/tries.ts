/** What is tried: everything at night and before a release (`TRY=all`), a sample on every change. */
export const triesAll = process.env.TRY === 'all';

/** One of each kind of page. */
export const kindsOfPages = [
  '/baza-wiedzy/rozliczenie-1-do-06',
  '/kalkulator',
  '/',
  '/faq',
  '/oferta',
  '/klienci',
  '/kontakt',
  '/baza-wiedzy',
  '/baza-wiedzy/slownik',
  '/wzory/lista-zakladania-spoldzielni',
  '/teczka',
  '/rozlicz-miesiac',
  '/szukaj',
  '/wzornik',
] as const;

/** Colour modes and widths of a window; the first two show both of each. */
export const modesAndWidths = [
  ['light', 360],
  ['dark', 1280],
  ['light', 1280],
  ['dark', 360],
] as const;

/** The first ones of a list, or all of it where everything is tried. */
export function sampleOf<T>(all: readonly T[], count: number): readonly T[] {
  return triesAll ? all : all.slice(0, count);
}
