/** What must run before everything else in a page, from its head. */

/**
 * Stub for `matchMedia` where it is missing (old or hardened browsers). Docusaurus calls it in its own inline script to
 * find the colour mode, so the stub must be defined before that.
 */
export function missingMatchMedia(): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- it is asked whether it is there
  window.matchMedia ||= () => new EventTarget() as MediaQueryList;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: Readonly<Record<'createScriptURL' | 'createHTML', (text: string) => string | null>>,
    ) => void;
  };
}

/**
 * Where strings become scripts or HTML, the policy of each page asks this: only addresses of the site are scripts, and
 * only HTML with plain marks of text goes into a page, without any attribute but the class of what must not break. Stands
 * before everything that has such strings.
 */
export function trustedStrings(): void {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      new URL(url, location as unknown as URL).origin === origin ? url : null,
    createHTML: (html) =>
      /<(?!\/?(?:code|em|s(?:pan|trong|ub|up))>|span class="unbroken">)/.test(html) ? null : html,
  });
}

/**
 * A style sheet that hangs would keep the page blank for as long as the connection lasts: after this time the text
 * shows without it, and takes its looks when it comes. Stands before the style sheet, which holds back later scripts.
 */
export function hangingSheets(patienceMs: number): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')) {
      if (!link.sheet) {
        link.media = 'print';
        // Whoever brought a sheet on the way may wait for it with `onload`.
        link.addEventListener('load', () => {
          link.media = '';
        });
      }
    }
  }, patienceMs);
}
