import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {beginKeeping, keepWhenRead} from '../browser/offline/keeper';
import {baseUrl} from '../docusaurus/browser/siteConfig';

const isPossible = ExecutionEnvironment.canUseDOM && 'serviceWorker' in window.navigator;

/** What is read stays readable without a connection. */
const serviceWorker: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (isPossible && previousLocation && previousLocation.pathname !== location.pathname) {
      keepWhenRead(location.pathname);
    }
  },
};

if (isPossible) {
  void beginKeeping(baseUrl);
}

export default serviceWorker;
