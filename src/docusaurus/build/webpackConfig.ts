import type {Plugin} from '@docusaurus/types';

/** The part of the bundler's configuration that a plugin returns. */
export type WebpackPart = ReturnType<NonNullable<Plugin['configureWebpack']>>;
