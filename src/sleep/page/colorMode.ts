import {remember} from '../../browser/device/memory';
import {ownName} from '../../browser/device/ownName';
import {ignoredMode, isForcedMode} from '../../domain/browser/colorMode';
import {listen} from './listening';
import {wake} from './scripts';

/** The colour mode while the page sleeps: chosen here, in another tab, or by the system. */
export function watchColorMode(): void {
  const {dataset} = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = (choice: string): void => {
    dataset.themeChoice = choice;
    dataset.theme =
      [dataset.forcedTheme, choice].find(isForcedMode) ?? (system.matches ? 'dark' : 'light');
    document.querySelectorAll<HTMLInputElement>('[data-mode]').forEach((radio) => {
      radio.checked = radio.dataset.mode === choice;
    });
  };
  const showAgain = (): void => show(dataset.themeChoice ?? 'system');
  listen('input', ({target}: Event) => {
    const {mode} = (target as HTMLElement).dataset;
    if (mode !== undefined) {
      show(mode);
      if (!remember('localStorage', 'theme', mode === 'system' ? null : mode)) {
        // It holds as long as this page is open: awake, it stays so behind the links.
        wake();
      }
    }
  });
  listen('storage', ({key, newValue}: StorageEvent) => {
    if (key === ownName('theme')) {
      show(newValue ?? 'system');
    }
  });
  listen('change', showAgain, system);
  if (dataset.forcedTheme !== undefined && !isForcedMode(dataset.forcedTheme)) {
    console.warn(ignoredMode(dataset.forcedTheme));
  }
  showAgain();
}
