/** Names of the months, short and long. */
export const monthNames = [
  ['sty', 'styczeń'],
  ['lut', 'luty'],
  ['mar', 'marzec'],
  ['kwi', 'kwiecień'],
  ['maj', 'maj'],
  ['cze', 'czerwiec'],
  ['lip', 'lipiec'],
  ['sie', 'sierpień'],
  ['wrz', 'wrzesień'],
  ['paź', 'październik'],
  ['lis', 'listopad'],
  ['gru', 'grudzień'],
] as const;
