import path from 'node:path';
import {buildSync} from 'esbuild';

/** The oldest browsers of `package.json` that run scripts at all. */
const target = ['chrome109', 'edge109', 'firefox115', 'safari16', 'ios16'];

interface Options {
  /** Values written in for names that the modules only declare. */
  readonly define?: Readonly<Record<string, string | boolean>>;
  /** Folders that stand for the beginning of an import. */
  readonly alias?: Readonly<Record<string, string>>;
}

/**
 * A module of `src` with all that it imports, as the text of one script: for what runs in a page without the bundle.
 * Throws where a module is missing or cannot be read.
 */
export function scriptText(entry: string, {define = {}, alias = {}}: Options = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '..', entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target,
    charset: 'utf8',
    legalComments: 'none',
    alias,
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    tsconfigRaw: {},
  });
  return (outputFiles[0]?.text ?? '').trim();
}
