import {proxy, wrap, type Remote} from 'comlink';

/** Why what was asked of a worker has no answer. */
type Reason = 'failed' | 'closed' | 'tooLong';

export class NoAnswer extends Error {
  constructor(readonly reason: Reason) {
    super(`The worker gave no answer: ${reason}.`);
  }
}

/** Why a question was rejected; what the worker threw is its failure. */
export function reasonOf(error: unknown): Reason {
  return error instanceof NoAnswer ? error.reason : 'failed';
}

/** Makes a function of the page one that a worker may call. */
type Hear = <Told>(listen: (told: Told) => void) => (told: Told) => void;

/** A question, as calls of what the worker exposes. */
export type Ask<Api, Value> = (api: Remote<Api>, hear: Hear) => Promise<Value>;

interface Opened<Api> {
  readonly api: Remote<Api>;
  readonly ended: Promise<never>;
  readonly end: (reason: Reason) => void;
  readonly hear: Hear;
}

/**
 * A line to a worker, which starts with the first question and, once it was closed, again with the next. Comlink carries
 * the calls; the line adds what it leaves out: of a worker that dies or is closed all questions are rejected, and what
 * it still told is not heard.
 */
export class WorkerLine<Api> {
  private opened: Opened<Api> | null = null;

  /** `greet` is asked of each worker first. */
  constructor(
    private readonly start: () => Worker,
    private readonly greet?: Ask<Api, void>,
  ) {}

  /** Rejects with `NoAnswer` if there is none, or with what was thrown in the worker. */
  ask<Value>(question: Ask<Api, Value>): Promise<Value> {
    this.opened ??= this.open();
    const {api, hear, ended} = this.opened;
    return Promise.race([question(api, hear), ended]);
  }

  /** A calculation cannot be stopped from outside: its worker is terminated. */
  close(reason: Reason = 'closed'): void {
    this.opened?.end(reason);
    this.opened = null;
  }

  private open(): Opened<Api> {
    const worker = this.start();
    const api = wrap<Api>(worker);
    let isOpen = true;
    let end: Opened<Api>['end'] = () => undefined;
    const ended = new Promise<never>((_, reject) => {
      end = (reason) => {
        isOpen = false;
        worker.terminate();
        reject(new NoAnswer(reason));
      };
    });
    // Nobody may be waiting.
    ended.catch(() => undefined);
    worker.addEventListener('error', (event) => {
      // Told on the page, in its own words.
      event.preventDefault();
      this.close('failed');
    });
    const hear: Hear = (listen) =>
      proxy((told) => {
        if (isOpen) {
          listen(told);
        }
      });
    void this.greet?.(api, hear);
    return {api, ended, end, hear};
  }
}
