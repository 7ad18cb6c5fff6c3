import path from 'node:path';

/**
 * Lets pages import files written by a plugin with `createData` as `<alias>/<file>`.
 *
 * Why: Docusaurus passes such data only to routes created by the same plugin.
 * Leans on: core 3.10 server/plugins/actions.js writes them to `<plugin>/<id>` in the folder of generated files; the
 * default id of a plugin is `default`.
 * Breaks: the build cannot resolve `@site-data` or `@icons`.
 */
export function generatedDataAs(
  alias: string,
  generatedFilesDir: string,
  plugin: string,
): {readonly resolve: {readonly alias: Readonly<Record<string, string>>}} {
  return {resolve: {alias: {[alias]: path.join(generatedFilesDir, plugin, 'default')}}};
}
