import {createTaskQueue} from '../../../../../src/domain/browser/navigation/taskQueue';

/** A task that ends when told to. */
function manualTask(log: string[], name: string) {
  let end: (ok: boolean) => void = () => undefined;
  const task = () => {
    log.push(name);
    return new Promise<string>((resolve, reject) => {
      end = (ok) => {
        if (ok) {
          resolve(name);
        } else {
          reject(new Error(name));
        }
      };
    });
  };
  return {
    task,
    end: (ok: boolean) => end(ok),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('runs no more tasks at once than allowed, the rest in order, a task marked as first before them', async () => {
  const log: string[] = [];
  const queue = createTaskQueue(2);
  const tasks = ['a', 'b', 'c', 'd'].map((name) => manualTask(log, name));
  tasks.forEach(({task}) => void queue.run(task));
  const urgent = manualTask(log, 'urgent');
  void queue.run(urgent.task, 'first');
  expect(log).toEqual(['a', 'b']);
  tasks[0]?.end(true);
  await settle();
  expect(log).toEqual(['a', 'b', 'urgent']);
  tasks[1]?.end(true);
  await settle();
  expect(log).toEqual(['a', 'b', 'urgent', 'c']);
});

test('a failed task is undefined, not a rejection, and frees its slot for the next', async () => {
  const log: string[] = [];
  const queue = createTaskQueue(1);
  const failing = manualTask(log, 'failing');
  const failed = queue.run(failing.task);
  const next = queue.run(() => 'next');
  failing.end(false);
  await expect(failed).resolves.toBeUndefined();
  await expect(next).resolves.toBe('next');
});

test('a task that throws at once frees its slot too', async () => {
  const queue = createTaskQueue(1);
  const thrown = queue.run(() => {
    throw new Error('provoked');
  });
  await expect(thrown).resolves.toBeUndefined();
  await expect(queue.run(() => false)).resolves.toBe(false);
});
