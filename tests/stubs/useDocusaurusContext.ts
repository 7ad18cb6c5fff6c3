import {settings} from '@site/src/site/settings';
import {toPublicSettings} from '@site/src/site/env';

const context = {siteConfig: {customFields: {settings: toPublicSettings(settings)}}};

/** The site with no owner's settings. */
export default function useDocusaurusContext(): typeof context {
  return context;
}
