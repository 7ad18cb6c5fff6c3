import {minifySync} from '@swc/core';

/**
 * A function called with its arguments, as the text of a script. For what runs in a page that has none of our modules,
 * so the function may use nothing from outside itself; another function it needs is one of its arguments.
 */
export function asText<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  ...args: Args
): string {
  return minifySync(`(${String(run)})(${args.map(written).join()});`, {
    // None of them uses a `this` of its own.
    compress: {ecma: 2020, unsafe_arrows: true},
    mangle: true,
    ecma: 2020,
  }).code;
}

function written(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(written).join()}]`;
  }
  return typeof value === 'function' ? String(value) : JSON.stringify(value);
}
