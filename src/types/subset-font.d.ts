declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype' | 'woff2';
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
