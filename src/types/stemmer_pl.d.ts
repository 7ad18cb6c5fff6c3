declare module 'stemmer_pl' {
  /** Stem of a Polish word. */
  export default function getStem(word: string): string;
}
