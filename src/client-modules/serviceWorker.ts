import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {baseUrl} from '../docusaurus/browser/siteConfig';

/** The site has none: one left under any address of it would keep serving its old pages. See also `static/sw.js`. */
async function unregisterAll(): Promise<void> {
  const home = new URL(baseUrl, window.location.origin).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registrations
      .filter(({scope}) => scope.startsWith(home))
      .map((registration) => registration.unregister()),
  );
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in window.navigator) {
  unregisterAll().catch(() => {
    // The browser forbids service workers here, so there is none.
  });
}
