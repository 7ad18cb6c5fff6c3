import {coverageText, paybackText, percentText} from '../figures';
import {formatKwh, formatZloty} from '../numbers';
import type {VariantFigures} from '../variantFigures';

/** What is compared. */
export const variantColumns = [
  'Czy może działać',
  'Dodaje spółdzielnia',
  'Dają same źródła',
  'Pokrycie roczne',
  'Autokonsumpcja',
  'Przepada',
  'Zwrot',
] as const;

/** Why there are no figures: the data are wrong, or the work was stopped before the answer came. */
const withoutFigures = {wrong: 'błąd w danych', stopped: 'przerwano'} as const;

export type FoundFigures = VariantFigures | keyof typeof withoutFigures;

/** The cells of a variant under {@link variantColumns}; dots while its figures are being computed. */
export function variantCells(figures: FoundFigures | undefined): readonly string[] {
  if (figures === undefined || typeof figures === 'string') {
    return variantColumns.map(() => (figures ? withoutFigures[figures] : '…'));
  }
  const isLawful = figures.obstacles.length === 0;
  return [
    isLawful ? 'tak' : `nie: ${figures.obstacles.join('; ')}`,
    isLawful ? formatZloty(figures.added) : `gdyby mogła: ${formatZloty(figures.added)}`,
    formatZloty(figures.bySources),
    coverageText(figures.coverage),
    percentText(figures.selfUse),
    formatKwh(figures.expiredKwh),
    figures.payback === null ? '–' : paybackText(figures.payback),
  ];
}
