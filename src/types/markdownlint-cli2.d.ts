/** The package brings no types; only what we use of it. */
declare module 'markdownlint-cli2' {
  /** Lints the files named in `argv` by the configuration of the current folder. */
  export function main(options: {
    readonly argv: readonly string[];
    readonly logMessage: (text: string) => void;
    readonly logError: (text: string) => void;
  }): Promise<number>;
}
