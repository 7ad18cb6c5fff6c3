declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
