import {ContentError} from '../../content/problem';

/** Does what the words after its name ask; false if something is left to do. */
export type Command = (words: string[]) => boolean | Promise<boolean>;

/** Runs a command as npm starts it. Content errors are printed without a stack. */
export function run(command: Command): void {
  void Promise.resolve()
    .then(() => command(process.argv.slice(2)))
    .then((isFine) => {
      process.exitCode = isFine ? 0 : 1;
    })
    .catch((error: unknown) => {
      console.error(error instanceof ContentError ? error.message : error);
      process.exitCode = 1;
    });
}
