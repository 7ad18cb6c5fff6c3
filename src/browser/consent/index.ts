import * as library from 'vanilla-cookieconsent';
import {baseUrl, publicSettings} from '../../docusaurus/browser/siteConfig';
import {hasEnd, parentDomains} from '../../domain/browser/consent';
import {consent} from '../../site/behaviour';
import {recall, remember} from '../device/memory';
import {ownName} from '../device/ownName';
import {startTagManager} from './startTagManager';
import {words} from './words';
import './dialog.css';

/**
 * Cookies of Google's statistics. For a container with another company's tags, add the names of their cookies here, so
 * that they are deleted when consent is withdrawn.
 */
const statisticsCookies = /^(?:_ga|_gid|_gat|_gcl|_dc_gtm)/;

let running: Promise<void> | undefined;

/** Asks for consent unless the visitor has already decided; with consent, the tag manager starts. */
export function askForConsent(): Promise<void> {
  return (running ??= run());
}

/** Opens the settings where a decision can be changed. */
export async function openPrivacySettings(): Promise<void> {
  await askForConsent();
  library.showPreferences();
}

function run(): Promise<void> {
  const {tagManagerId} = publicSettings();
  const follow = (): void => {
    if (tagManagerId !== null && library.acceptedCategory('statistics')) {
      startTagManager(tagManagerId);
    }
  };
  forgetEndless();
  return library.run({
    root: placeBeforePage(),
    // Otherwise the library hides from automated browsers, including the ones in our tests.
    hideFromBots: false,
    cookie: {
      name: ownName(consent.storageKey),
      useLocalStorage: true,
      expiresAfterDays: consent.lifetimeDays,
    },
    guiOptions: {consentModal: {layout: 'box inline', position: 'bottom left'}},
    categories: {
      necessary: {readOnly: true},
      statistics: {
        autoClear: {
          cookies: [
            {name: statisticsCookies},
            ...parentDomains(window.location.hostname).map((domain) => ({
              name: statisticsCookies,
              domain,
            })),
          ],
          // A running script cannot be undone; loading the page without it can.
          reloadPage: true,
        },
      },
    },
    language: {default: 'pl', translations: {pl: words(baseUrl)}},
    onModalReady: ({modalName, modal}) => {
      if (modalName === 'consentModal') {
        makeNonModal(modal);
      } else {
        unfoldAll(modal);
      }
    },
    onConsent: follow,
    onChange: follow,
  });
}

/** The library takes a decision whose end it cannot read for one that never ends. */
function forgetEndless(): void {
  const stored = recall('localStorage', consent.storageKey);
  if (stored !== null && !hasEnd(stored, Date.now(), consent.lifetimeDays)) {
    remember('localStorage', consent.storageKey, null);
  }
}

/** The question is the first Tab stop but does not take the focus; the page can be read first. */
function placeBeforePage(): Element {
  const place = document.createElement('div');
  document.body.prepend(place);
  return place;
}

/** The library calls its question modal and traps the focus in it, although the rest of the page can be used. */
function makeNonModal(question: HTMLElement): void {
  question.setAttribute('role', 'region');
  question.removeAttribute('aria-modal');
  question.querySelector(':scope > [tabindex]')?.removeAttribute('tabindex');
  question.addEventListener('keydown', (event) => event.stopPropagation());
}

/** Opens every explanation, so that visitors see what they decide about. */
function unfoldAll(settings: HTMLElement): void {
  settings.querySelectorAll<HTMLElement>('[aria-expanded="false"]').forEach((title) => {
    title.click();
  });
}
