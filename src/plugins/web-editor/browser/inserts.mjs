/* global document */
/** Menus above the text of an article: what is chosen and pressed comes where one was writing. */

const kinds = [
  {key: 'sources', name: 'Źródło', action: 'Wstaw źródło'},
  {key: 'figures', name: 'Rysunek lub ramka', action: 'Wstaw rysunek'},
];

/** Puts the menus above each text that is shown, from the first time that something has the focus. */
export function offerInserts(inserts) {
  document.addEventListener('focusin', () => {
    // Papers have no sources to cite.
    const isArticle = document.querySelector('section.field[data-key-path="sources"]');
    const text = document.querySelector('section.field[data-key-path="body"] textarea');
    const field = text?.closest('section.field');
    if (isArticle && field && !field.querySelector('[data-inserts]')) {
      field.firstElementChild.after(menus(inserts, field));
    }
  });
}

function menus(inserts, field) {
  const row = document.createElement('div');
  row.dataset.inserts = '';
  kinds.forEach(({key, name, action}) => {
    const select = document.createElement('select');
    select.setAttribute('aria-label', name);
    inserts[key].forEach(({label, value}) => {
      const option = document.createElement('option');
      option.value = value;
      option.textContent = label;
      select.append(option);
    });
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action;
    button.addEventListener('click', () => insert(field.querySelector('textarea'), select.value));
    row.append(select, button);
  });
  return row;
}

function insert(text, markdown) {
  text.focus();
  // The editor hears it as typing, so it can be undone.
  document.execCommand('insertText', false, markdown);
}
