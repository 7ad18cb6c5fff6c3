import path from 'node:path';

interface Module {
  /** The file, with what a loader was told after a `?`. */
  readonly resource?: string;
  /** Modules joined into this one. */
  readonly modules?: Iterable<Module>;
}

interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      readonly tap: (
        name: string,
        then: (compilation: {readonly modules: Iterable<Module>}) => void,
      ) => void;
    };
  };
}

interface ShippedPackages {
  /** To be added to the bundler's plugins for the browser. */
  readonly plugin: {readonly apply: (compiler: Compiler) => void};
  /** After the build: folders of the packages a file of which went into a script or a style sheet, sorted. */
  readonly read: () => readonly string[];
}

/**
 * The packages that visitors are sent, whose licences ask to be named.
 *
 * Why: `*.js.LICENSE.txt` of the bundler holds only comments marked as licences, which most packages have none of.
 * Leans on: the compilation lists its modules with their files, and joined modules inside of one.
 * Breaks: a test of the built list finds React missing.
 */
export function shippedPackages(): ShippedPackages {
  const folders = new Set<string>();
  const note = ({resource, modules}: Module): void => {
    const folder = packageFolder(resource ?? '');
    if (folder !== null) {
      folders.add(folder);
    }
    for (const inner of modules ?? []) {
      note(inner);
    }
  };
  return {
    plugin: {
      apply: ({hooks}) => {
        hooks.afterEmit.tap('shipped-packages', ({modules}) => {
          for (const one of modules) {
            note(one);
          }
        });
      },
    },
    read: () => [...folders].sort(),
  };
}

/** The folder of the package a file belongs to, the innermost one; null for a file of the site. */
export function packageFolder(file: string): string | null {
  const parts = file.split(/[\\/]/);
  const at = parts.lastIndexOf('node_modules');
  if (at < 0) {
    return null;
  }
  return parts.slice(0, at + (parts[at + 1]?.startsWith('@') === true ? 3 : 2)).join(path.sep);
}
