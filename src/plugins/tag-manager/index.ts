import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface TagManagerOptions {
  readonly id?: string;
  /** Container of Google Tag Manager, or null: then nothing of it and of the consent dialog is in the build. */
  readonly containerId: string | null;
}

const consentFolder = 'src/browser/consent';

/** Brings the consent dialog, and after consent the tag manager, to every page. */
export default function tagManager(
  {siteDir}: LoadContext,
  {containerId}: TagManagerOptions,
): Plugin | null {
  if (containerId === null) {
    return null;
  }
  return {
    name: 'tag-manager',
    getClientModules: () => [path.join(siteDir, 'src/client-modules/tagManager.ts')],
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // Docusaurus puts all rules into one sheet; the dialog's come with the dialog.
                  consent: {
                    name: 'consent',
                    type: 'css/mini-extract',
                    test: path.join(siteDir, consentFolder),
                    chunks: 'async',
                    enforce: true,
                    priority: 60,
                  },
                },
              },
            },
          },
  };
}
