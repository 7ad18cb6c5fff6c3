/** `builds/latest.json`: which build is published. */
export interface LatestBuild {
  readonly version: 1;
  /** Id of the build, the same for the same content. */
  readonly id: string;
  /** Scripts and styles loaded by every page of the build, from the base path, e.g. `assets/js/main.0a1b2c3d.js`. */
  readonly entry: readonly string[];
}

/** `builds/meta/{id}.json`: what a build consists of. */
export interface BuildMeta extends LatestBuild {
  /** All files with a content hash in their names, sorted. */
  readonly assets: readonly string[];
  /** Addresses of all pages from the base path, sorted; `/` is the home page. */
  readonly pages: readonly string[];
}

const entryFile = /^assets\/(?:js\/(?:main|runtime~main)\.\w+\.js|css\/styles\.\w+\.css)$/;

/** The assets loaded by every page. Any change to a script or style changes at least one of them. */
export function entryFiles(assets: readonly string[]): string[] {
  return assets.filter((file) => entryFile.test(file));
}

/** Reads the content of `builds/latest.json`. Throws for anything else, such as a server's catch-all page. */
export function readLatestBuild(content: unknown): LatestBuild {
  const build = content as Partial<LatestBuild> | null;
  const isBuild =
    build?.version === 1 &&
    /^\w+$/.test(String(build.id)) &&
    Array.isArray(build.entry) &&
    build.entry.length > 0 &&
    build.entry.every((file) => entryFile.test(String(file)));
  if (!isBuild) {
    throw new Error('builds/latest.json does not have the expected shape.');
  }
  return build as LatestBuild;
}
