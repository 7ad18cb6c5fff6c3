type Task<T> = () => T | Promise<T>;

export interface TaskQueue {
  /** Runs the task when a place is free; `first` puts it before those that wait. Never rejects: a failed task is undefined. */
  readonly run: <T>(task: Task<T>, order?: 'first' | 'last') => Promise<T | undefined>;
}

/** Runs at most `limit` tasks at a time; the rest wait. A task that fails gives its place free like any other. */
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
            // Inside a promise, so that a task that throws at once fails like one that throws later.
            settle(task());
          })
            .then(resolve, () => {
              resolve(undefined);
            })
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
