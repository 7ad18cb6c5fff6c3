import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';

type PostBuild = (props: Parameters<NonNullable<Plugin['postBuild']>>[0]) => Promise<void> | void;

/**
 * Returns the step of the redirects plugin that checks the targets and writes a page for each alias.
 *
 * Why: its pages are afterwards replaced with ours, so the plugin cannot be listed on its own.
 * Leans on: plugin-client-redirects 3.10 does all its work in `postBuild`, reads no content there and writes
 * `<alias>/index.html`.
 * Breaks: English and former addresses are not found; a build without the step fails here.
 */
export function aliasPageWriter(context: LoadContext, options: PluginOptions): PostBuild {
  const postBuild = clientRedirects(context, options)?.postBuild;
  if (!postBuild) {
    throw new Error('The redirects plugin of Docusaurus no longer writes its pages in postBuild.');
  }
  return (props) => postBuild({...props, content: undefined});
}
