declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype' | 'woff2';
    /** The value at which an axis of a variable font is fixed. */
    readonly variationAxes?: {readonly wght: number};
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
