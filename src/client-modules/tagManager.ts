import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {notify} from '../browser/notifications/notify';
import {privacySettingsEvent} from '../browser/shell/privacySettings';

/** Safari has no idle callback; by this time the page is ready there too. */
const idleMs = 2000;

const load = () => import('../browser/consent');

async function ask(): Promise<void> {
  try {
    await (await load()).askForConsent();
  } catch {
    // Without the dialog there is no consent, and without consent no tag manager. The next page asks again.
  }
}

async function openSettings(): Promise<void> {
  try {
    await (await load()).openPrivacySettings();
  } catch {
    notify({
      kind: 'error',
      text: 'Nie udało się otworzyć ustawień prywatności.',
      action: {label: 'Spróbuj ponownie', onSelect: () => void openSettings()},
    });
  }
}

function askWhenIdle(): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(() => void ask());
  } else {
    setTimeout(() => void ask(), idleMs);
  }
}

// In the build only if a container is set: see the plugin `tag-manager`.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(privacySettingsEvent, () => void openSettings());
  if (document.readyState === 'complete') {
    askWhenIdle();
  } else {
    window.addEventListener('load', askWhenIdle, {once: true});
  }
}
