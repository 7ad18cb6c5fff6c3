import {ContentError} from '../../content/problem';

/** Does what the words after its name ask; false if something is left to do. */
export type Command = (words: string[]) => boolean | Promise<boolean>;

/** Runs a command as npm starts it. What the caller can put right is said without a stack. */
export function run(command: Command): void {
  void Promise.resolve()
    .then(() => command(process.argv.slice(2)))
    .then((isFine) => {
      process.exitCode = isFine ? 0 : 1;
    })
    .catch((error: unknown) => {
      console.error(error instanceof ContentError ? error.message : (misusedWord(error) ?? error));
      process.exitCode = 1;
    });
}

/** What to say of a word that `parseArgs` does not take; null of another error. Node says it in English. */
function misusedWord(error: unknown): string | null {
  const {code = '', message = ''} = error as {code?: string; message?: string};
  if (!code.startsWith('ERR_PARSE_ARGS_')) {
    return null;
  }
  const [, word = ''] = /'([^' ]+)/.exec(message) ?? [];
  return code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
    ? `Po „${word}” brakuje wartości. Podaj ją po spacji, w cudzysłowie, jeśli ma kilka słów.`
    : `Polecenie nie przyjmuje „${word}”. Co przyjmuje, mówi część „Commands” w README.md.`;
}
