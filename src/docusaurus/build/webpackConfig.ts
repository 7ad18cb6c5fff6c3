import type {CurrentBundler, Plugin} from '@docusaurus/types';

/** The part of the bundler's configuration that a plugin returns. */
export type WebpackPart = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Webpack or rspack, whichever builds. */
export type Bundler = CurrentBundler['instance'];
