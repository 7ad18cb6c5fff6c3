/* global document, fetch, localStorage, location, setTimeout */
// Opens the editor on its page. Runs in the browser as written; packages come through the import map.
import {draftChecker} from './draft.mjs';
import {offerFigures} from './inserts.mjs';
import {registerPreviews} from './preview.mjs';
import {registerSources} from './sources.mjs';
import {writtenYaml} from './writtenYaml.mjs';

/** What the editor needs to draw an entry added to a list. */
const drawingMs = 300;
const mostLooks = 10;

/** How often someone has pressed, scrolled or typed. */
let acts = 0;

const isOwnMachine = ['localhost', '127.0.0.1'].includes(location.hostname);
const start = document.querySelector('#start');
const state = document.querySelector('#state');
const open = document.querySelector('#open');

const {isConnected, formats, previews, inserts, cms} = await (await fetch('config.json')).json();

if (isConnected) {
  await openEditor();
} else if (isOwnMachine) {
  open.hidden = false;
  open.addEventListener('click', () => void openEditor());
}

async function openEditor() {
  open.disabled = true;
  state.textContent = 'Wczytujemy edytor…';
  try {
    // The editor uses the browser's language; our editors get Polish unless they chose another one there.
    const preferences = 'sveltia-cms.prefs';
    localStorage.setItem(
      preferences,
      localStorage.getItem(preferences) ?? JSON.stringify({locale: 'pl'}),
    );
    const [{default: CMS}, yaml] = await Promise.all([import('@sveltia/cms'), import('yaml')]);
    for (const [name, format] of Object.entries(formats)) {
      CMS.registerCustomFormat(name, 'yaml', writtenYaml(yaml, format));
    }
    await registerPreviews(CMS, previews, draftChecker(yaml, cms.collections));
    registerSources(CMS, inserts.sources);
    offerFigures(inserts.figures);
    document.addEventListener('keydown', pressByKey, {capture: true});
    for (const act of ['pointerdown', 'wheel', 'keydown']) {
      document.addEventListener(act, () => void (acts += 1), {capture: true, passive: true});
    }
    document.addEventListener('click', ({target}) => void showAdded(target), {capture: true});
    start.remove();
    await CMS.init({config: cms});
  } catch (error) {
    open.disabled = false;
    state.textContent = 'Nie udało się wczytać edytora. Odśwież stronę.';
    throw error;
  }
}

/**
 * The button for a new entry has no menu, but a key opens one, which is empty (@sveltia/cms 0.221). A click starts the
 * entry, so a key becomes a click.
 */
function pressByKey(event) {
  const isPlainKey = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  const button = event.target.closest?.('button.primary[aria-expanded]:not([aria-haspopup])');
  if (button && isPlainKey && ['Enter', ' '].includes(event.key)) {
    event.preventDefault();
    event.stopPropagation();
    button.click();
  }
}

/**
 * An entry added at the end of a long list stays out of sight and without the focus when it is not drawn within 0.1 s,
 * or when the entries above it are drawn after it (@sveltia/cms 0.221). It is looked after until it is in sight and rests,
 * or until someone goes on: called back, the page would close the list they have just opened.
 */
async function showAdded(pressed) {
  const list = pressed.closest('section.field')?.querySelector('[id^="list-"][id$="-item-list"]');
  const before = {length: list?.children.length, last: list?.lastElementChild};
  let top;
  let looksAtRest = 0;
  const actsBefore = acts;
  for (let look = 0; look < mostLooks && looksAtRest < 2; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, drawingMs));
    const added = list?.lastElementChild;
    const isAdded = added && added !== before.last && list.children.length > before.length;
    if (!isAdded || acts !== actsBefore) {
      return;
    }
    const expander = added.querySelector('button');
    const isAtRest = top === undefined || top === topOf(added);
    if (expander && isInSight(expander) && isAtRest) {
      looksAtRest += 1;
      if ([document.body, pressed.closest('button')].includes(document.activeElement)) {
        expander.focus();
      }
    } else {
      looksAtRest = 0;
      (expander ?? added).scrollIntoView({block: 'center'});
    }
    top = topOf(added);
  }
}

function topOf(element) {
  return element.getBoundingClientRect().top;
}

function isInSight(element) {
  const {left, top, width, height} = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
