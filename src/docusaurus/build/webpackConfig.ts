import type {Plugin} from '@docusaurus/types';

/** A part of the bundler's configuration, as a plugin gives it. */
export type WebpackPart = ReturnType<NonNullable<Plugin['configureWebpack']>>;
