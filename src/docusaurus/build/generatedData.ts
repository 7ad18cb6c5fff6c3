import path from 'node:path';
import type {WebpackPart} from './webpackConfig';

/**
 * Lets pages import what a plugin writes with `createData`, as `<alias>/<file>`.
 *
 * Why: Docusaurus hands such data only to routes a plugin makes itself.
 * Leans on: core 3.10 server/plugins/actions.js writes them to `<plugin>/<id>` of the folder of generated files; the id
 * of a plugin that has no other is `default`.
 * Breaks: the build finds no `@site-data` or `@icons`.
 */
export function generatedDataAs(
  alias: string,
  generatedFilesDir: string,
  plugin: string,
): WebpackPart {
  return {resolve: {alias: {[alias]: path.join(generatedFilesDir, plugin, 'default')}}};
}
