/** In a file of its own, as Jest cannot read `import.meta`. */
export function startWorker(): Worker {
  return new Worker(new URL('./calculator.worker.ts', import.meta.url));
}
