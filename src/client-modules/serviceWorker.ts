import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {baseUrl} from '../docusaurus/browser/siteConfig';

/**
 * The site has none: one left of an earlier site would keep serving its old pages. Its scope is the whole site, or its
 * script is one of the site's. Other projects may live below the same address, as on GitHub Pages: their scopes and
 * scripts are folders of their own. See also `static/sw.js`.
 */
async function unregisterOwn(): Promise<void> {
  const home = new URL(baseUrl, window.location.origin).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const isOwn = ({scope, active, waiting, installing}: ServiceWorkerRegistration): boolean => {
    const script = (active ?? waiting ?? installing)?.scriptURL ?? '';
    return (
      scope === home || ['./', 'assets/js/'].some((at) => isIn(script, new URL(at, home).href))
    );
  };
  await Promise.all(registrations.filter(isOwn).map((own) => own.unregister()));
}

/** Whether a script lies in a folder, not below it. */
function isIn(script: string, folder: string): boolean {
  return script !== '' && new URL('.', script).href === folder;
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in window.navigator) {
  unregisterOwn().catch(() => {
    // The browser forbids service workers here, so there is none.
  });
}
