import {ContentError} from '../../content/problem';

/** Runs a command; it gives false where something is left to do. A mistake in content is said without a stack. */
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
