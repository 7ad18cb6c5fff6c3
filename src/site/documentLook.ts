/** How documents of a word processor look, those of the build and those made in the page. */
export const documentLook = {
  /** A4 in twentieths of a point, with margins of 2 cm, and 1.7 above and below: a letter and its signatures are one sheet. */
  page: {
    size: {width: 11906, height: 16838},
    margin: {top: 964, right: 1134, bottom: 964, left: 1134},
  },
  font: 'Calibri',
  headingColor: '14532D',
  lineColor: '94A3B8',
  /** Between the margins, in twentieths of a point. */
  textWidth: 9638,
  /** The side of a module of a payment's code, on paper and in a file. */
  codeModuleMm: 0.6,
} as const;
