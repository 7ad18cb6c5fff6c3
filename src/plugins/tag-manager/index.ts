import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ownStyleSheets, withCacheGroups} from '../../docusaurus/build/styleSheets';

export interface TagManagerOptions {
  readonly id?: string;
  /** Container of Google Tag Manager, or null: then neither it nor the consent dialog is in the build. */
  readonly containerId: string | null;
}

const consentFolder = 'src/browser/consent';

/** Adds the consent dialog and, after consent, the tag manager to every page. */
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
      isServer ? {} : withCacheGroups(ownStyleSheets({consent: path.join(siteDir, consentFolder)})),
  };
}
