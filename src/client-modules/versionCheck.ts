import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {readLatestBuild, type LatestBuild} from '../domain/browser/navigation/build';
import {notify} from '../browser/notifications/notify';
import {baseUrl} from '../docusaurus/browser/siteConfig';
import {reload} from '../site/behaviour';
import {reloadForVersion} from '../browser/navigation/reload';

let newer: LatestBuild | null = null;

/** This page belongs to a build if it loads all of the build's entry files. */
function isRunning({entry}: LatestBuild): boolean {
  return entry.every((file) => document.querySelector(`[src$="/${file}"], [href$="/${file}"]`));
}

/** What the server answers; null without an answer, of which the browser tells by itself. A page being left ends its requests. */
async function answered(file: string): Promise<{status: number; text: string} | null> {
  try {
    const response = await fetch(`${baseUrl}builds/${file}`, {cache: 'no-store'});
    return {status: response.status, text: await response.text()};
  } catch {
    return null;
  }
}

/** Whether the manifest of a build is there: while a publication is under way, some of its files may not be. */
async function isComplete({id}: LatestBuild): Promise<boolean> {
  const answer = await answered(`meta/${id}.json`);
  return answer?.status === 200 && readLatestBuild(JSON.parse(answer.text)).id === id;
}

async function check(): Promise<void> {
  const answer = window.navigator.onLine ? await answered('latest.json') : null;
  if (answer === null) {
    return;
  }
  try {
    if (answer.status !== 200) {
      throw new Error(`builds/latest.json: status ${answer.status}`);
    }
    const latest = readLatestBuild(JSON.parse(answer.text));
    if (!isRunning(latest) && newer?.id !== latest.id && (await isComplete(latest))) {
      newer = latest;
      notify({
        kind: 'info',
        text: 'Jest nowsza wersja strony.',
        action: {
          label: 'Odśwież',
          onSelect: () => window.location.reload(),
        },
      });
    }
  } catch (error) {
    console.error('The check for a newer version failed.', error);
  }
}

/** Looks for a newer build at start, on focus and hourly. The next navigation then reloads into it. */
const versionCheck: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    const isNavigation = previousLocation && previousLocation.pathname !== location.pathname;
    if (isNavigation && newer && window.navigator.onLine) {
      reloadForVersion();
    }
  },
};

// The development server has no builds.
if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  const look = (): void => {
    void check();
  };
  // Not in the task that reads the scripts, which is a long one.
  setTimeout(look);
  window.addEventListener('focus', look);
  setInterval(look, reload.versionCheckIntervalMs);
}

export default versionCheck;
