/**
 * What the names under which this copy of the site keeps something end with; nothing for one at the root of its host.
 * Code in the page knows it as `STORAGE_SUFFIX` (`src/browser/device/ownName.ts`).
 *
 * Why: two copies on one host (`/a/`, `/b/`) share its storage, and would read and delete what the other keeps.
 * Leans on: core 3.10 server/storage.js puts `-` before its setting `storage.namespace`, and theme-common ends the key of
 * the colour mode with both.
 * Breaks: the colour mode chosen awake would not be the one of a page asleep.
 */
export function storageSuffix(baseUrl: string): string {
  return baseUrl === '/' ? '' : `-${baseUrl.slice(1, -1)}`;
}
