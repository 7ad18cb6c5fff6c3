import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {keepsPages} from '../browser/offline/keptPages';
import {baseUrl} from '../docusaurus/browser/siteConfig';
import {offline} from '../site/behaviour';

const home = ExecutionEnvironment.canUseDOM ? new URL(baseUrl, window.location.origin).href : '';

/** One left at this address by an earlier site would keep serving its pages. */
async function unregisterOthers(): Promise<void> {
  const registrations = await window.navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registrations
      .filter(
        ({scope, active}) => scope.startsWith(home) && active?.scriptURL !== home + offline.script,
      )
      .map((registration) => registration.unregister()),
  );
}

/** From the first page that wakes on, what is read stays readable without a connection. */
async function start(): Promise<void> {
  await unregisterOthers();
  // The development server has no such file.
  if (process.env.NODE_ENV === 'production' && (await keepsPages())) {
    const registration = await window.navigator.serviceWorker.register(baseUrl + offline.script);
    // It may have been switched off meanwhile, by the press that woke the page.
    if (!(await keepsPages())) {
      await registration.unregister();
    }
  }
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in window.navigator) {
  start().catch(() => {
    // The browser forbids service workers here, so there is none.
  });
}
