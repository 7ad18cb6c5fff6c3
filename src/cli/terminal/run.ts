import {ContentError} from '../../content/problem';

/** Runs a command, which returns false if something is left to do. Content errors are printed without a stack. */
export function run(command: () => boolean | Promise<boolean>): void {
  void Promise.resolve()
    .then(command)
    .then((isFine) => {
      process.exitCode = isFine ? 0 : 1;
    })
    .catch((error: unknown) => {
      console.error(error instanceof ContentError ? error.message : error);
      process.exitCode = 1;
    });
}
