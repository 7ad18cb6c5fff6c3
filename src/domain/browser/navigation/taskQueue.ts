type Task<T> = () => T | Promise<T>;

export interface TaskQueue {
  /**
   * Runs the task when a slot is free; `first` puts it ahead of the queue. Never rejects: a failed task gives
   * undefined.
   */
  readonly run: <T>(task: Task<T>, order?: 'first' | 'last') => Promise<T | undefined>;
}

/** Runs at most `limit` tasks at a time; the rest wait. A failed task frees its slot like any other. */
export function createTaskQueue(limit: number): TaskQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const next = (): void => {
    while (running < limit && waiting.length > 0) {
      running += 1;
      waiting.shift()?.();
    }
  };

  return {
    run: <T>(task: Task<T>, order: 'first' | 'last' = 'last') =>
      new Promise<T | undefined>((resolve) => {
        const start = (): void => {
          void new Promise<T>((settle) => {
            // Called inside a promise, so that a synchronous throw is handled like a rejection.
            settle(task());
          })
            .then(resolve, () => resolve(undefined))
            .finally(() => {
              running -= 1;
              next();
            });
        };
        if (order === 'first') {
          waiting.unshift(start);
        } else {
          waiting.push(start);
        }
        next();
      }),
  };
}
