/** A separate file, as Jest cannot parse `import.meta`. */
export function startWorker(): Worker {
  return new Worker(new URL('./calculator.worker.ts', import.meta.url));
}
