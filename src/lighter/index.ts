import type {Plugin} from '@docusaurus/types';
import {aliases} from './aliases';
import {chunkNames} from './chunkNames';
import {ownSheets} from './sheets';

/**
 * Makes what the pages load lighter; the site is complete without it (`PLAIN=true`). Each part is a file of its own that
 * says what it saves.
 */
export default function lighter(): Plugin {
  return {
    name: 'lighter',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV === 'development'
        ? {}
        : {...aliases, ...chunkNames, ...ownSheets},
  };
}
