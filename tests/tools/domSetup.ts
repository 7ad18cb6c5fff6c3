import {TextDecoder, TextEncoder} from 'node:util';
import type * as Dom from '@testing-library/dom';

/**
 * Where jsdom takes most of the time of a test by role, the same answers sooner. It walks the whole document for the
 * labels of one field, and tries each rule of the browser's own sheet on each element; no other sheet is ever there.
 */
if (typeof window !== 'undefined') {
  const slowly = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) {
      return slowly(element, pseudo);
    }
    const attributes = ['type', 'style', 'hidden', 'open'].map((name) =>
      element.getAttribute(name),
    );
    const key = JSON.stringify([element.localName, element.parentElement?.localName, attributes]);
    const style = known.get(key) ?? slowly(element);
    known.set(key, style);
    return style;
  };
  for (const {prototype} of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]) {
    Object.defineProperty(prototype, 'labels', {
      get(this: HTMLElement) {
        const around = this.closest('label:not([for])');
        const named =
          this.id === '' ? [] : document.querySelectorAll(`label[for=${JSON.stringify(this.id)}]`);
        return [...named, ...(around ? [around] : [])];
      },
    });
  }
  // What every browser has, and jsdom has not or without its behaviour.
  Object.assign(globalThis, {TextDecoder, TextEncoder});
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  // What comes later is waited for as long as a busy machine may need.
  jest.requireActual<typeof Dom>('@testing-library/dom').configure({asyncUtilTimeout: 20_000});
}
