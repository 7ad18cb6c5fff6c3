import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {notify} from '../browser/notifications/notify';

/** Says once that the connection is gone; pages already loaded keep working. */
function tell(): void {
  window.removeEventListener('offline', tell);
  notify({kind: 'info', text: 'Brak połączenia. Wczytane strony działają.'});
}

if (ExecutionEnvironment.canUseDOM) {
  if (window.navigator.onLine) {
    window.addEventListener('offline', tell);
  } else {
    tell();
  }
}
