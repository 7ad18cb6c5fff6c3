import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PublicSettings} from '../../site/settings';

/** The owner's public data. */
export function useSettings(): PublicSettings {
  return useDocusaurusContext().siteConfig.customFields?.settings as PublicSettings;
}
