import {loadScript} from 'vanilla-cookieconsent';

interface TaggedWindow extends Window {
  dataLayer?: unknown[];
}

let hasStarted = false;

/** Loads the container, once per page. Consent covers only statistics, and the container is told so first. */
export function startTagManager(containerId: string): void {
  if (hasStarted) {
    return;
  }
  hasStarted = true;
  const layer = ((window as TaggedWindow).dataLayer ??= []);
  layer.push(
    command('consent', 'default', {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    }),
  );
  layer.push({'gtm.start': Date.now(), event: 'gtm.js'});
  void loadScript(`https://www.googletagmanager.com/gtm.js?id=${containerId}`);
}

/** The container accepts a command only as an `arguments` object, not as an array. */
const command: (...parts: unknown[]) => unknown = function () {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
};
