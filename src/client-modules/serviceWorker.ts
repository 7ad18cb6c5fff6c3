import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {baseUrl} from '../docusaurus/browser/siteConfig';

/** This site has no service worker; one left at this address by an earlier site would keep serving its pages. */
async function unregisterAll(): Promise<void> {
  const home = new URL(baseUrl, window.location.origin).href;
  const registrations = await window.navigator.serviceWorker.getRegistrations();
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
