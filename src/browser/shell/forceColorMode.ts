import {modeAttribute, modeChoiceAttribute} from '../../docusaurus/colorMode';
import {isForcedMode, type ForcedMode} from '../../domain/browser/colorMode';

/** The modes requested now; the last one wins. */
const requests: {readonly mode: ForcedMode}[] = [];
let guard: MutationObserver | null = null;

/**
 * Shows the page in one mode, whatever the visitor chose and whatever changes meanwhile; the choice itself stays as
 * it is. Returns a function that restores the choice.
 */
export function forceColorMode(mode: ForcedMode): () => void {
  const request = {mode};
  requests.push(request);
  apply();
  if (!guard) {
    guard = new MutationObserver(apply);
    guard.observe(document.documentElement, {attributeFilter: [modeAttribute]});
  }
  return () => {
    const index = requests.indexOf(request);
    if (index >= 0) {
      requests.splice(index, 1);
      apply();
    }
  };
}

/** Sets the mode the page should have. The theme sets its own again whenever the choice or the system changes. */
function apply(): void {
  const forced = requests.at(-1)?.mode;
  if (forced === undefined) {
    guard?.disconnect();
    guard = null;
  }
  const mode = forced ?? preferredMode();
  if (document.documentElement.getAttribute(modeAttribute) !== mode) {
    document.documentElement.setAttribute(modeAttribute, mode);
  }
}

/** The visitor's choice, or the system's preference. The theme keeps the choice in an attribute, forced or not. */
function preferredMode(): ForcedMode {
  const choice = document.documentElement.getAttribute(modeChoiceAttribute);
  if (isForcedMode(choice)) {
    return choice;
  }
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
