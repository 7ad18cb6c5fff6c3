import siteConfig from '@generated/docusaurus.config';
import type {PublicSettings} from '../../site/settings';

/**
 * The configuration of the site for code outside React, where `useDocusaurusContext` cannot be called.
 *
 * Why: client modules are not passed the configuration.
 * Leans on: core 3.10 server/codegen/codegen.js writes the whole configuration to `@generated/docusaurus.config`, which
 * its own client imports in the same way.
 * Breaks: the check for a newer version, the removal of old service workers, the consent dialog.
 */
export const {baseUrl} = siteConfig;

/** A function, so that the first load carries nothing of it. */
export function publicSettings(): PublicSettings {
  return siteConfig.customFields?.settings as PublicSettings;
}
