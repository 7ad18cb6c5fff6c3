/** Paths of the icons used in the source, by their name in the set; written by the icons plugin. */
declare module '@icons/inlined.json' {
  const value: Readonly<Record<string, string | undefined>>;
  export default value;
}
