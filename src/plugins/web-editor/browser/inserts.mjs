/* global document, MutationObserver */
/** A menu above the text of an article: the figure that is chosen and pressed comes where one was writing. */
import {putIntoText} from './text.mjs';

/** Puts the menu above each text as soon as its form is drawn. */
export function offerFigures(figures) {
  new MutationObserver(() => {
    // Papers have no figures.
    const isArticle = document.querySelector('section.field[data-key-path="sources"]');
    const field = document.querySelector('section.field[data-key-path="body"]');
    if (isArticle && field?.querySelector('textarea') && !field.querySelector('[data-inserts]')) {
      field.firstElementChild.after(menu(figures));
    }
  }).observe(document.body, {childList: true, subtree: true});
}

function menu(figures) {
  const row = document.createElement('div');
  row.dataset.inserts = '';
  const select = document.createElement('select');
  select.setAttribute('aria-label', 'Rysunek lub ramka');
  figures.forEach(({label, value}) => {
    const option = document.createElement('option');
    option.value = value;
    option.textContent = label;
    select.append(option);
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Wstaw rysunek';
  button.addEventListener('click', () => void putIntoText(select.value));
  row.append(select, button);
  return row;
}
